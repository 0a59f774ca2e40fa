"""The JSON Schema agrees with what the command takes."""
import json
import subprocess
import tempfile
from pathlib import Path

import jsonschema

from tool import TOOL, check

GOOD = [
    {},
    {"$schema": "x"},
    {"paths": ["App"], "exclude": [], "deploymentTarget": "16", "unsafeFixes": False},
    {"deploymentTarget": "17.0.1", "baseline": "b.txt"},
    {"rules": {"silent-load": {"enabled": True, "severity": "note", "applicability": "unsafe"}}},
    {"delay": {"asked": 0, "askedHigh": 0.5, "awaited": 60, "unasked": 1e1}},
    {"priority": {"failure": "default", "background": "low", "availability": "guarded"}},
    {"helper": {"call": "say(${message})"}, "messages": {"errorPrefix": ""}},
    {"vocabulary": {"announcers": ["a"], "toasts": ["b", "c"]}},
    {"overrides": [{"paths": ["Old/"], "delay": {"asked": 2}, "rules": {"silent-toast": {}}}]},
]
BAD = [
    [], {"path": []}, {"paths": "App"}, {"paths": [1]}, {"paths": [""]}, {"unsafeFixes": 1},
    {"deploymentTarget": 16}, {"deploymentTarget": "x"}, {"deploymentTarget": "0"},
    {"deploymentTarget": "16.0.1.2"}, {"rules": {"silent-lod": {}}},
    {"rules": {"silent-load": "off"}}, {"rules": {"silent-load": {"severity": "fatal"}}},
    {"delay": {"asked": -1}}, {"delay": {"asked": 61}}, {"delay": {"asked": "1"}}, {"delay": 1},
    {"priority": {"failure": "low"}}, {"helper": {"call": "say()"}}, {"vocabulary": {"a": []}},
    {"overrides": {}}, {"overrides": [{}]}, {"overrides": [{"paths": ["a"], "exclude": []}]},
    {"overrides": [{"paths": ["a"], "overrides": []}]}, {"exclude": None},
]


def schema():
    text = subprocess.run([TOOL, "--schema"], capture_output=True, text=True, check=True).stdout
    return json.loads(text)


def is_taken(value):
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "c.json").write_text(json.dumps(value))
        run = subprocess.run(
            [TOOL, "--show-config", ".", "--config", "c.json"], cwd=folder,
            capture_output=True, text=True)
        check(run.returncode in (0, 2), run.stderr)
        return run.returncode == 0


def test_the_schema_is_one():
    jsonschema.Draft7Validator.check_schema(schema())


def test_the_schema_agrees_with_the_command():
    validator = jsonschema.Draft7Validator(schema())
    for value in GOOD:
        check(validator.is_valid(value), f"the schema refuses {value}")
        check(is_taken(value), f"the command refuses {value}")
    for value in BAD:
        check(not validator.is_valid(value), f"the schema takes {value}")
        check(not is_taken(value), f"the command takes {value}")
