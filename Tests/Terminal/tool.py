"""The command under test."""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests"))
import built

TOOL = built.tool(sys.argv[sys.argv.index("--tool") + 1] if "--tool" in sys.argv else None)


def check(condition, words):
    if not condition:
        raise AssertionError(words)
