"""Completions, in the shells that they are for."""
import os
import subprocess
import tempfile
from pathlib import Path

import pexpect

from tool import TOOL, check

# What is typed, and all that may be offered for it.
CASES = [
    ("a11y-fix --dry", ["--dry-run"]),
    ("a11y-fix --li", ["--lines", "--lint", "--list-rules"]),
    ("a11y-fix --color a", ["auto", "always"]),
    ("a11y-fix --explain silent-to", ["silent-toast"]),
    ("a11y-fix --completions ", ["bash", "zsh", "fish"]),
]

# As readline does it: words end at blanks and at equals signs, which are words of their own.
BASH = r"""
source "$1"
COMP_LINE=$2
COMP_POINT=${#COMP_LINE}
spaced=${COMP_LINE//=/ = }
read -ra COMP_WORDS <<< "$spaced"
[[ $spaced == *" " && $COMP_LINE != *= ]] && COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_a11y_fix
printf '%s\n' "${COMPREPLY[@]}"
"""


SCRIPTS = tempfile.TemporaryDirectory(prefix="a11y-fix-shell-")


def script(shell):
    run = subprocess.run(
        [TOOL, "--completions", shell], capture_output=True, text=True, check=True)
    path = Path(SCRIPTS.name) / f"completions.{shell}"
    path.write_text(run.stdout)
    return path


def bash(line, folder="."):
    """What bash offers at the end of a line."""
    run = subprocess.run(
        ["bash", "--norc", "-c", BASH, "bash", script("bash"), line], capture_output=True,
        text=True, cwd=folder)
    check(not run.stderr, run.stderr)
    return sorted(word for word in run.stdout.split("\n") if word)


def fish(line, folder="."):
    program = f'source "{script("fish")}"; complete -C {line!r}'
    run = subprocess.run(
        ["fish", "--no-config", "-c", program], capture_output=True, text=True, cwd=folder)
    check(not run.stderr, run.stderr)
    return sorted(row.split("\t")[0] for row in run.stdout.split("\n") if row)


def test_bash_offers_what_fits():
    for line, offers in CASES:
        check(bash(line) == sorted(offers), f"{line}: {bash(line)}")
    check(bash("a11y-fix --color=al") == ["always"], bash("a11y-fix --color=al"))
    check(bash("a11y-fix --color=") == ["always", "auto", "never"], bash("a11y-fix --color="))
    lists = bash("a11y-fix --rules silent-load,silent-to")
    check(lists == ["silent-load,silent-toast"], lists)
    check(bash("a11y-fix --set delay.aw") == ["delay.awaited="], bash("a11y-fix --set delay.aw"))
    check(bash("a11y-fix --jobs ") == [], bash("a11y-fix --jobs "))


def test_fish_offers_what_fits():
    for line, offers in CASES:
        check(fish(line) == sorted(offers), f"{line}: {fish(line)}")
    check(fish("a11y-fix --color=al") == ["--color=always"], fish("a11y-fix --color=al"))
    lists = fish("a11y-fix --rules silent-load,silent-to")
    check(lists == ["silent-load,silent-toast"], lists)
    check("-q" in fish("a11y-fix -"), fish("a11y-fix -"))


def test_files_and_folders():
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "My Screens").mkdir()
        (Path(folder) / "main.swift").touch()
        check(bash("a11y-fix m", folder) == ["main.swift"], bash("a11y-fix m", folder))
        folders = bash("a11y-fix --templates ", folder)
        check(folders == ["My Screens"], folders)
        both = bash("a11y-fix --config ", folder)
        check(both == ["My Screens", "main.swift"], both)
        check("main.swift" in fish("a11y-fix m", folder), fish("a11y-fix m", folder))
        folders = fish("a11y-fix --templates ", folder)
        check(folders == ["My Screens/"], folders)


def typed(shell, arguments, setup, line, expected):
    """Types a line and a tab into the shell, in a terminal."""
    environment = {**os.environ, "PATH": f"{TOOL.parent}:{os.environ['PATH']}", "TERM": "xterm"}
    with tempfile.TemporaryDirectory() as home:
        environment["HOME"] = environment["ZDOTDIR"] = home
        child = pexpect.spawn(
            shell, arguments, env=environment, encoding="utf-8", timeout=30,
            dimensions=(40, 100), cwd=home)
        child.sendline(f"PS1='> '; {setup}; echo rea''dy")
        child.expect("ready\r\n")
        child.send(line + "\t")
        child.expect(expected)
        child.close(force=True)


def test_bash_completes_at_a_terminal():
    setup = f"bind 'set show-all-if-ambiguous on'; source '{script('bash')}'"
    arguments = ["--norc", "--noprofile", "-i"]
    for line, expected in [
            ("a11y-fix --dry", "--dry-run"), ("a11y-fix --color=al", "--color=always"),
            ("a11y-fix --li", "--lines +--lint +--list-rules")]:
        typed("bash", arguments, setup, line, expected)


def test_zsh_completes_at_a_terminal():
    setup = f"autoload -U compinit; compinit -u -D; source '{script('zsh')}'"
    for line, expected in [
            ("a11y-fix --dry", "--dry-run"), ("a11y-fix --color=al", "--color=always"),
            ("a11y-fix --explain silent-toa", "silent-toast"),
            ("a11y-fix --rules silent-load,silent-toa", "silent-load,silent-toast"),
            ("a11y-fix --set delay.aw", "delay.awaited="),
            ("a11y-fix --li", "print findings and write nothing")]:
        typed("zsh", ["-f", "-i"], setup, line, expected)


def test_zsh_loads_it_from_a_folder():
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "_a11y-fix").write_text(script("zsh").read_text())
        setup = f"fpath=('{folder}' $fpath); autoload -U compinit; compinit -u -D"
        typed("zsh", ["-f", "-i"], setup, "a11y-fix --dry", "--dry-run")


def test_the_scripts_are_sound():
    page = subprocess.run([TOOL, "--help"], capture_output=True, text=True).stdout
    rows = [line.split() for line in page.splitlines() if line.startswith(("  -", "      --"))]
    names = [word for row in rows for word in row[:2] if word.startswith("--")]
    check(len(names) > 25, names)
    for shell, arguments in [("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"])]:
        run = subprocess.run(
            [shell, *arguments, script(shell)], capture_output=True, text=True)
        check(run.returncode == 0 and not run.stderr, f"{shell}: {run.stderr}")
        text = script(shell).read_text()
        for name in names:
            check(name in text or f"-l {name[2:]} " in text, f"{shell} lacks {name}")
