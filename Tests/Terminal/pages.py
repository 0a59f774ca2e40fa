"""The manual page and the help, in the programs that show them."""
import re
import subprocess

from tool import TOOL, check


def tool(*arguments):
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True, check=True).stdout


def options():
    return set(re.findall(r"^ +(?:-\w, )?(--[\w-]+)", tool("--help"), re.MULTILINE))


def test_mandoc_finds_nothing_wrong():
    page = tool("--manual")
    lint = subprocess.run(
        ["mandoc", "-T", "lint", "-W", "warning"], input=page, capture_output=True, text=True)
    check(lint.returncode == 0 and not lint.stdout, lint.stdout)
    text = subprocess.run(
        ["mandoc", "-T", "utf8"], input=page, capture_output=True, text=True).stdout
    plain = re.sub(".\b", "", text)
    check(len(options()) > 25, options())
    for option in options():
        check(option in plain, f"{option} is missing")
    check(max(len(line) for line in plain.splitlines()) <= 80, "a line is longer than 80 columns")


def test_groff_finds_nothing_wrong():
    run = subprocess.run(
        ["groff", "-mdoc", "-Tutf8", "-ww", "-P-c"], input=tool("--manual"),
        capture_output=True, text=True)
    check(run.returncode == 0 and not run.stderr, run.stderr)
    plain = re.sub(".\b", "", run.stdout).replace("\u2010", "-").replace("\u2212", "-")
    for option in options():
        check(option in plain, f"{option} is missing")


def test_the_short_help_fits_a_screen():
    lines = tool("-h").splitlines()
    check(len(lines) <= 24, f"{len(lines)} lines")
    check(max(len(line) for line in lines) <= 90, "a line is longer than 90 columns")
