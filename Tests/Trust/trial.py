"""What the parts have in common: a folder to work in, the command, and a tally of what was seen."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile

TOOL = os.environ["A11Y_FIX"]

# What ran us in the background may have had these ignored, and the command would inherit that.
for interruption in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    if signal.getsignal(interruption) == signal.SIG_IGN:
        signal.signal(interruption, signal.SIG_DFL)

SILENT = """import UIKit

final class {name}ViewController: UIViewController {{
  private let errorLabel = UILabel()

  @IBAction func submit(_ sender: UIButton) {{
    errorLabel.text = "The server is not available."
  }}
}}
"""


def silent(name="Login"):
    """A source in which the tool has one safe fix to make."""
    return SILENT.format(name=name).encode()


class Folder:
    """A folder of its own for one trial; gone at the end."""

    def __init__(self, parent=None):
        self.path = tempfile.mkdtemp(prefix="a11y-fix-trust-", dir=parent)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["chmod", "-R", "u+rwX", self.path], stderr=subprocess.DEVNULL)
        shutil.rmtree(self.path, ignore_errors=True)

    def at(self, name):
        return os.path.join(self.path, name)

    def write(self, name, data):
        os.makedirs(os.path.dirname(self.at(name)), exist_ok=True)
        with open(self.at(name), "wb") as file:
            file.write(data)

    def read(self, name):
        with open(self.at(name), "rb") as file:
            return file.read()

    def names(self):
        return sorted(os.listdir(self.path))


def run(arguments, folder, before=(), environment=None, timeout=60, **options):
    """Runs the tool in a folder, after the words of `before`."""
    return subprocess.run(
        [*before, TOOL, *arguments],
        cwd=folder if isinstance(folder, str) else folder.path,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        timeout=timeout,
        **options,
    )


class Tally:
    """Counts what holds, and says what does not."""

    def __init__(self, name):
        self.name = name
        self.count = 0
        self.failures = 0

    def expect(self, holds, words):
        self.count += 1
        if not holds:
            self.failures += 1
            print(f"{self.name}: {words}")

    def end(self, figures=""):
        print(f"{self.name}: {self.count} checks, {self.failures} failed{figures}")
        sys.exit(1 if self.failures else 0)


def plain_rights():
    """Words that take from the system administrator the right to read and write everything."""
    rights = "-dac_override,-dac_read_search,-fowner,-chown"
    if os.geteuid() != 0:
        return []
    return ["setpriv", f"--bounding-set={rights}", f"--inh-caps={rights}"]
