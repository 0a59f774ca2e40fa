"""The command under test."""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "a11y-fix"
if "--tool" in sys.argv:
    TOOL = Path(sys.argv[sys.argv.index("--tool") + 1]).resolve()


def check(condition, words):
    if not condition:
        raise AssertionError(words)
