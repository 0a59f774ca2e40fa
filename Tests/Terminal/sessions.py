"""--interactive, --undo, --verify-with and progress, as a person at a terminal meets them."""
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pexpect

from tool import TOOL, check

SCREEN = """import UIKit

final class %sViewController: UIViewController {
    @IBAction private func save(_ sender: UIButton) {
        statusLabel.text = "Saved"
    }

    @IBAction private func send(_ sender: UIButton) {
        statusLabel.text = "Sent"
    }
}
"""
POST = "UIAccessibility.post"
QUESTION = r"Fix %d of 4 \(safe\)\. Apply it \[y,n,a,d,s,q,\?\]\?(?:\x1b\[0m)? "


class Session:
    """A repository of two files, and the command at work on it in a terminal."""

    def __init__(self, *arguments, environment=None, columns=80):
        self.folder = Path(tempfile.mkdtemp(prefix="a11y-fix-terminal-"))
        subprocess.run(["git", "init", "-q", self.folder], check=True)
        for name in ("A", "B"):
            (self.folder / f"{name}.swift").write_text(SCREEN % name)
        plain = {key: value for key, value in os.environ.items()
                 if key not in ("NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR")}
        plain["TERM"] = "xterm-256color"
        plain.update(environment or {})
        self.child = pexpect.spawn(
            str(TOOL), list(arguments), cwd=str(self.folder), env=plain, encoding="utf-8",
            timeout=20, dimensions=(40, columns), echo=True)

    def answer(self, number, answer):
        self.child.expect(QUESTION % number)
        self.seen = self.child.before
        self.child.sendline(answer)

    def ended(self):
        self.child.expect(pexpect.EOF)
        self.rest = self.child.before
        self.child.close()
        return self.child.exitstatus

    def text(self, name):
        return (self.folder / f"{name}.swift").read_text()

    def remove(self):
        self.child.close(force=True)
        shutil.rmtree(self.folder)


def plain(*arguments, **options):
    return Session("-i", *arguments, environment={"NO_COLOR": "1"}, **options)


def test_yes_and_no():
    session = plain()
    session.answer(1, "y")
    session.answer(2, "n")
    session.answer(3, "n")
    session.answer(4, "y")
    check(session.ended() == 0, "the exit code")
    check(session.text("A").count(POST) == 1 and session.text("B").count(POST) == 1, "two fixes")
    check("Saved" in session.text("A").split(POST)[1], "the first of A")
    check("4 findings in 2 files: 2 fixed, 2 not fixed." in session.rest, session.rest)
    return session


def test_all_of_a_rule():
    session = plain()
    session.answer(1, "n")
    session.answer(2, "a")
    check(session.ended() == 0, "the exit code")
    check(session.text("A").count(POST) == 1 and session.text("B").count(POST) == 2, "three fixes")
    return session


def test_done_with_a_file():
    session = plain()
    session.answer(1, "d")
    session.answer(3, "y")
    session.answer(4, "d")
    check(session.ended() == 0, "the exit code")
    check(session.text("A") == SCREEN % "A" and session.text("B").count(POST) == 1, "one fix")
    return session


def test_suppress_with_a_reason():
    session = plain()
    session.answer(1, "s")
    session.child.expect("Enter for none")
    session.child.sendline("the player says it")
    session.answer(2, "q")
    check(session.ended() == 0, "the exit code")
    comment = "        // a11y-fix:ignore silent-text-change: the player says it\n"
    expected = (SCREEN % "A").replace(
        '        statusLabel.text = "Saved"', comment + '        statusLabel.text = "Saved"')
    check(session.text("A") == expected, session.text("A"))
    left = subprocess.run([TOOL, "--lint"], cwd=session.folder, capture_output=True, text=True)
    check("3 findings in 2 files" in left.stdout, left.stdout)
    return session


def test_quit_applies_what_was_agreed_to():
    session = plain()
    session.answer(1, "y")
    session.answer(2, "q")
    check(session.ended() == 0, "the exit code")
    check(session.text("A").count(POST) == 1 and session.text("B") == SCREEN % "B", "one fix")
    return session


def test_end_of_input_quits():
    session = plain()
    session.answer(1, "y")
    session.child.expect(QUESTION % 2)
    session.child.sendeof()
    check(session.ended() == 0, "the exit code")
    check(session.text("A").count(POST) == 1 and session.text("B") == SCREEN % "B", "one fix")
    return session


def test_help_and_nonsense():
    session = plain()
    session.answer(1, "?")
    session.child.expect("y - apply this fix")
    session.child.expect(r"\? - print this")
    session.answer(1, "maybe")
    session.child.expect("y - apply this fix")
    session.answer(1, "q")
    check(session.ended() == 0, "the exit code")
    return session


def test_interrupting_leaves_everything_as_it_was():
    session = plain()
    session.answer(1, "y")
    session.child.expect(QUESTION % 2)
    session.child.sendintr()
    session.ended()
    check(session.child.signalstatus == signal.SIGINT, session.child.signalstatus)
    check(session.text("A") == SCREEN % "A" and session.text("B") == SCREEN % "B", "no change")
    return session


def test_a_screen_reader_gets_lines_of_text():
    session = plain()
    session.answer(1, "y")
    check("\x1b" not in session.seen and "\x08" not in session.seen, repr(session.seen))
    check("A.swift:5:9: " in session.seen and "\n+" in session.seen, repr(session.seen))
    # Nothing goes back to overwrite a line: a return stands before a line feed only.
    check(session.seen.replace("\r\n", "\n").count("\r") == 0, repr(session.seen))
    session.answer(2, "q")
    session.ended()
    check("\x1b" not in session.rest, repr(session.rest))
    return session


def test_colours_come_and_go():
    session = Session("-i")
    session.answer(1, "q")
    check("\x1b[32m+" in session.seen, repr(session.seen))
    session.ended()
    dumb = Session("-i", environment={"TERM": "dumb"})
    dumb.answer(1, "q")
    check("\x1b" not in dumb.seen, repr(dumb.seen))
    dumb.ended()
    dumb.remove()
    return session


def test_it_can_be_taken_back():
    session = plain()
    session.answer(1, "a")
    check(session.ended() == 0, "the exit code")
    undo = subprocess.run([TOOL, "--undo"], cwd=session.folder, capture_output=True, text=True)
    check(undo.stdout == "A.swift: taken back\nB.swift: taken back\n", undo.stdout)
    check(session.text("A") == SCREEN % "A" and session.text("B") == SCREEN % "B", "no change")
    return session


def test_interrupting_a_verification_takes_all_back():
    began = "grep -q UIAccessibility.post A.swift && { echo began; sleep 60; } || true"
    session = Session("--verify-with", began)
    session.child.expect("\nbegan")
    check(POST in session.text("A"), "the fixes are there while they are verified")
    session.child.sendintr()
    session.ended()
    check(session.child.signalstatus == signal.SIGINT, session.child.signalstatus)
    check(session.text("A") == SCREEN % "A" and session.text("B") == SCREEN % "B", "no change")
    return session


def test_without_a_terminal_it_refuses():
    session = plain("--quiet")
    refusal = subprocess.run(
        [TOOL, "-i"], cwd=session.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    check(refusal.returncode == 2 and "standard input is none" in refusal.stderr, refusal.stderr)
    return session


def test_progress_comes_and_leaves_nothing():
    session = Session("--lint", "--progress", "always")
    session.child.expect(r"\r\[[#-]+\] \d of 2 files, \d+\.\d MB/s, \d findings?")
    check(session.ended() == 1, "the exit code")
    # The line is overwritten with spaces before anything else is printed.
    check("\r" + " " * 20 in session.rest, repr(session.rest))
    return session


def test_no_progress_where_it_is_quick_or_unwanted():
    for arguments, environment in [
            (["--lint"], {}), (["--lint", "--progress=never"], {}),
            (["--lint"], {"TERM": "dumb"})]:
        session = Session(*arguments, environment={"NO_COLOR": "1", **environment})
        check(session.ended() == 1, "the exit code")
        check(" files, " not in session.rest and "MB/s" not in session.rest, repr(session.rest))
        session.remove()


def test_progress_fits_a_narrow_terminal():
    session = Session("--lint", "--progress", "always", columns=24)
    session.child.expect(r"\r(\d of 2 files[^\r]*)")
    check(len(session.child.match.group(1)) < 24, repr(session.child.match.group(1)))
    session.ended()
    return session
