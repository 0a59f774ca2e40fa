"""Input that is meant to break a tool: no crash, no hang, little memory, nothing raw on a terminal."""

import os
import re
import resource
import socket
import subprocess

from trial import TOOL, Folder, Tally, run, silent

tally = Tally("hostile")

# What one run may take: a file has 10 MB at most.
SECONDS = 20
MEGABYTES = 900
STEERS = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8e\x8f\xaa-\xae]")


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def peak(folder, arguments):
    """Runs the tool and returns its result and the most memory it held, in megabytes."""
    process = subprocess.Popen(
        [TOOL, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, preexec_fn=limited)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, output, usage.ru_maxrss / 1024


most = 0.0


def survives(what, folder, arguments=(".",), statuses=(0, 1, 3)):
    """Runs the tool in every mode on what is in the folder."""
    global most
    result = b""
    for mode in (["--lint"], ["--dry-run"], ["--unsafe-fixes"], ["--verbose", "--unsafe-fixes"]):
        status, output, memory = peak(folder, [*mode, *arguments])
        most = max(most, memory)
        tally.expect(status in statuses, f"{what}: {mode} ends with {status}")
        tally.expect(memory < MEGABYTES, f"{what}: {mode} takes {memory:.0f} MB")
        if mode != ["--dry-run"]:
            raw = STEERS.search(output)
            tally.expect(not raw, f"{what}: {mode} prints {raw and raw[0]!r} raw")
        result = output
    return result


FEED = b"func run() {\n%s\n}\n"
NESTED = {
    "brackets": b"[" * 100_000 + b"]" * 100_000, "parentheses": b"(" * 100_000,
    "braces": b"{" * 100_000 + b"}" * 100_000, "closures": b"a {" * 100_000 + b"}" * 100_000,
    "comments": b"/*" * 100_000 + b"*/" * 100_000, "strings": b'"\\(' * 100_000,
    "raw strings": b"#" * 100_000 + b'"', "generics": b"A<" * 100_000, "operators": b"- " * 100_000,
    "ternaries": b"a ? " * 100_000, "conditions": b"#if A\n" * 100_000,
    "else": b"if a { } else " * 100_000, "attributes": b"@a(" * 100_000, "casts": b"a as " * 100_000,
    "members": b".a" * 100_000, "messages": b"[a " * 100_000, "blocks": b"^{" * 100_000,
    "key paths": b"\\.a" * 100_000, "calls": b"a()" * 100_000, "switches": b"switch a { case b: " * 50_000,
    "types": b"class A { " * 50_000, "declarators": b"int (*" * 100_000, "pointers": b"*" * 200_000,
    "labels": b"a: " * 100_000, "casts of C": b"(a)" * 100_000, "if of C": b"if (a) " * 100_000,
    "continued lines": b"#define A \\\n" * 100_000,
}
UNTERMINATED = [
    b'"', b'"""', b'#"', b'"\\(', b'"""\\(', b"/*", b"/* /*", b"#/", b"/a", b"`", b"'", b'@"', b"<#",
    b"#if", b"#if A\n", b"#else", b"#endif", b"#elseif", b"@", b"#", b"\\", b"R\"(", b"@interface",
    b"@implementation A", b"- (void)", b"^{", b"@[", b"@{", b"case", b"func", b"init", b"let a = ",
    b"class", b"import", b"operator", b"precedencegroup", b"switch a {", b"if", b"guard", b"a.", b"a ?",
]
BYTES = {
    "NUL": silent() + b"\x00", "NUL at the start": b"\x00" + silent(), "latin-1": silent() + b"// caf\xe9\n",
    "overlong": silent() + b"// \xc0\xaf\n", "surrogate": silent() + b"// \xed\xa0\x80\n",
    "cut scalar": silent() + b"// \xf0\x9f", "UTF-16": silent().decode().encode("utf-16"),
    "UTF-16 without mark": silent().decode().encode("utf-16-le"), "empty": b"",
    "UTF-32": silent().decode().encode("utf-32"), "binary": bytes(range(256)) * 512,
}


def nesting():
    for name, text in NESTED.items():
        with Folder() as folder:
            folder.write("a.swift", silent() + FEED % text)
            folder.write("b.m", FEED % text)
            folder.write("c.swift", silent("Sound"))
            survives(f"nested {name}", folder.path)
            sound = b"UIAccessibility.post" in folder.read("c.swift")
            tally.expect(sound, f"nested {name}: the file beside it is not fixed")


def sizes():
    line = b'errorLabel.text = "x"; '
    long = FEED % (line * (9_900_000 // len(line)))
    texts = {
        "10 MB line": long.replace(b"\n", b" "), "10 MB string": b'let a = "' + b"x" * 9_900_000 + b'"\n',
        "10 MB comment": b"// " + b"x" * 9_900_000, "10 MB spaces": silent() + b" " * 9_900_000,
        "10 MB line ends": silent() + b"\n" * 9_900_000, "10 MB name": b"x" * 9_900_000,
        "50 MB file": b"let a = 1\n" * 5_000_000,
    }
    for name, text in texts.items():
        with Folder() as folder:
            folder.write("a.swift", text)
            folder.write("b.m", text)
            survives(name, folder.path)
            if len(text) > 10 << 20:
                tally.expect(folder.read("a.swift") == text, f"{name}: was written to")


def content():
    for text in UNTERMINATED:
        with Folder() as folder:
            for index, data in enumerate((text, silent() + text, FEED % text, text + silent())):
                folder.write(f"{index}.swift", data)
                folder.write(f"{index}.m", data)
            survives(f"unterminated {text!r}", folder.path)
    for name, data in BYTES.items():
        with Folder() as folder:
            folder.write("a.swift", data)
            folder.write("b.swift", silent())
            survives(name, folder.path)
            is_empty = not data
            tally.expect(folder.read("a.swift") == data, f"{name}: was written to")
            named = run(["a.swift"], folder)
            tally.expect(named.returncode == (0 if is_empty else 3), f"{name}: named: no failure")
            tally.expect(b"UIAccessibility.post" in folder.read("b.swift"), f"{name}: b not fixed")


def tree():
    with Folder() as folder:
        # A path as long as the system takes, each part of it as long as may be.
        deep = folder.path
        for _ in range(15):
            deep = os.path.join(deep, "d" * 200)
        os.makedirs(deep)
        folder.write(os.path.relpath(os.path.join(deep, "a.swift"), folder.path), silent())
        survives("a deep tree", folder.path)
        # Deeper than a path may be long: made step by step.
        home = os.getcwd()
        os.chdir(deep)
        for _ in range(30):
            os.mkdir("e" * 200)
            os.chdir("e" * 200)
        os.chdir(home)
        survives("a tree too deep for a path", folder.path)
        subprocess.run(["rm", "-rf", folder.path])
        os.mkdir(folder.path)
    with Folder() as folder:
        for index in range(20_000):
            folder.write(f"{index % 100}/{index}.swift", b"let a = %d\n" % index)
        survives("20,000 files", folder.path)
    with Folder() as folder:
        os.mkfifo(folder.at("pipe.swift"))
        os.symlink("loop.swift", folder.at("loop.swift"))
        os.symlink(".", folder.at("here"))
        os.symlink("/dev/zero", folder.at("zero.swift"))
        os.mkdir(folder.at("folder.swift"))
        server = socket.socket(socket.AF_UNIX)
        server.bind(folder.at("socket.swift"))
        try:
            os.mknod(folder.at("device.swift"), 0o20666, os.makedev(1, 5))
        except OSError:
            pass
        folder.write("a.swift", silent())
        survives("no ordinary files", folder.path, statuses=(0, 1))
        tally.expect(b"UIAccessibility.post" in folder.read("a.swift"), "beside pipes: not fixed")
        for name in ("pipe.swift", "socket.swift", "loop.swift", "zero.swift", "device.swift"):
            if os.path.lexists(folder.at(name)):
                survives(name, folder.path, [name], statuses=(3,))
        server.close()
        with open("/dev/zero", "rb") as zero:
            result = run(["-"], folder, stdin=zero)
            tally.expect(result.returncode == 3, f"endless input: exits with {result.returncode}")


def names():
    with Folder() as folder:
        parts = ["new\nline", "esc\x1b[31mred", "tab\tbed", "bell\x07", "quote\"d", "back\\slash", "\x7f",
                 "c1\u009b31m", "turned\u202egnp", "-dash", " blank ", "%s%n", "\u2028"]
        for part in parts:
            folder.write(f"{part}/{part}.swift", silent())
        with open(os.path.join(folder.path.encode(), b"\xff\xfe.swift"), "wb") as file:
            file.write(silent())
        result = survives("names", folder.path)
        tally.expect(b"not valid UTF-8" in result, "a name that is no text: not said")
        for part in parts:
            name = f"{part}/{part}.swift"
            tally.expect(folder.read(name) != silent(), f"{name!r}: not fixed")
            folder.write(name, silent())
            survives(f"{name!r} named", folder.path, [f"./{name}"])
        folder.write("a.swift", b'let a = "\x1b]0;owned\x07"\n' + silent() + b"// \xe2\x80\xae\x1b[2J\n")
        folder.write("b.swift", silent().replace(b"The server", b"\x1b[31mThe\x07 \xc2\x9b2J server"))
        survives("text that steers", folder.path, ["a.swift", "b.swift"])


for part in (nesting, sizes, content, tree, names):
    part()
tally.end(f"; most memory {most:.0f} MB")
