"""The build of the tool that the checks try: the release, which is what users run."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def tool(given=None):
    """`given`, or the release build, brought up to date."""
    if given:
        return pathlib.Path(given).resolve()
    build = ["swift", "build", "-c", "release", "--product", "a11y-fix"]
    made = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    if made.returncode:
        sys.exit(f"the tool does not build:\n{made.stdout[-3000:]}{made.stderr[-3000:]}")
    return ROOT / ".build" / "release" / "a11y-fix"
