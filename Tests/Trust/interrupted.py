"""Kills the command, or fails its calls, at every system call it makes from its first write on."""

import os
import re
import subprocess
import time

from trial import TOOL, Folder, Tally, plain_rights, run, silent

tally = Tally("interrupted")
FILES = {"One.swift": silent("One"), "Two.swift": silent("Two")}

# What a write makes of a file: other calls change nothing.
WRITING = [
    "openat", "faccessat", "faccessat2", "fstat", "newfstatat", "read", "write", "fchown", "fchmod",
    "fsync", "close", "renameat", "renameat2", "unlinkat", "flistxattr", "fgetxattr", "fsetxattr",
    "rt_sigprocmask", "rt_sigpending",
]
ERRORS = {
    "openat": ["EACCES", "EMFILE", "ENOSPC"], "write": ["ENOSPC", "EIO", "EDQUOT", "EINTR"],
    "fchown": ["EPERM"], "fchmod": ["EPERM"], "fsync": ["EIO", "ENOSPC", "EINTR"],
    "close": ["EIO"], "renameat": ["EACCES", "EXDEV", "ENOSPC"],
    "renameat2": ["EACCES", "EXDEV", "ENOSPC"], "read": ["EIO", "EINTR"], "unlinkat": ["EACCES"],
    "faccessat": ["EACCES"], "faccessat2": ["EACCES"], "fstat": ["EIO"], "newfstatat": ["EIO"],
    "flistxattr": ["EIO"], "fgetxattr": ["EIO"],
}


def prepared():
    """Both files; where it may be, of another owner and with an attribute, so that those are set."""
    folder = Folder()
    for name, data in FILES.items():
        folder.write(name, data)
        try:
            os.setxattr(folder.at(name), "user.note", b"keep")
            os.chown(folder.at(name), 1234, 1234)
        except OSError:
            pass
    return folder


def fixed():
    """The files as a run that nothing disturbs leaves them."""
    with prepared() as folder:
        tally.expect(run(["--jobs", "1", "."], folder).returncode == 0, "the plain run fails")
        result = {name: folder.read(name) for name in FILES}
        tally.expect(all(result[n] != FILES[n] for n in FILES), "the plain run fixes nothing")
        return result


def calls():
    """How often each call is made before the first temporary file and from there on."""
    with prepared() as folder:
        trace = folder.at("../" + os.path.basename(folder.path) + ".trace")
        run(["--jobs", "1", "."], folder, ["strace", "-f", "-o", trace])
        with open(trace) as file:
            lines = file.read().splitlines()
        os.remove(trace)
    before, writing, is_writing = {}, {}, False
    for line in lines:
        found = re.match(r"(?:\d+ +)?(\w+)\(", line)
        if not found:
            continue
        is_writing = is_writing or "rt_sigprocmask(SIG_BLOCK, [HUP INT TERM]" in line
        table = writing if is_writing else before
        table[found[1]] = table.get(found[1], 0) + 1
    return before, writing


def check(folder, what, new):
    """Each file old or new; the next run leaves all new and nothing else, and says what it found."""
    for name, old in FILES.items():
        tally.expect(folder.read(name) in (old, new[name]), f"{what}: {name} is neither")
    strays = [name for name in folder.names() if name not in FILES]
    tally.expect(all(n.startswith(".a11y-fix-") for n in strays), f"{what}: left {strays}")
    again = run(["--jobs", "1", "."], folder)
    tally.expect(again.returncode == 0, f"{what}: the next run exits with {again.returncode}")
    tally.expect(folder.names() == sorted(FILES), f"{what}: the next run leaves {folder.names()}")
    for name in FILES:
        tally.expect(folder.read(name) == new[name], f"{what}: the next run leaves {name} old")
    for name in strays:
        said = b"removed" in again.stderr and name.encode() in again.stderr
        tally.expect(said, f"{what}: the next run does not say that it removed {name}")
    return len(strays)


def inject(call, fault, number, new, name):
    """Runs with one fault at the call of this number, counted from 1."""
    words = f"{name} at {call} {number}"
    with prepared() as folder:
        before = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                  "-e", f"inject={call}:{fault}:when={number}"]
        result = run(["--jobs", "1", "."], folder, before)
        olds = [n for n in FILES if folder.read(n) == FILES[n]]
        if fault.startswith("error="):
            crashed = result.returncode < 0 or result.returncode > 3
            tally.expect(not crashed, f"{words}: exits with {result.returncode}")
            if olds:
                is_said = result.returncode == 3 and b"error: " in result.stderr
                tally.expect(is_said, f"{words}: {olds} not fixed and not said")
        elif "SIGKILL" not in fault and call != "rt_sigprocmask":
            # An interruption is put off to the end, where all is taken back.
            tally.expect(len(olds) in (0, len(FILES)), f"{words}: fixed in part")
        return check(folder, words, new)


def disk_full(new):
    """A file system with room for some of the files only."""
    with Folder() as outer:
        mount = outer.at("small")
        os.mkdir(mount)
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", mount], stderr=subprocess.DEVNULL)
        if made.returncode != 0:
            print("interrupted: no right to mount: a full disk is tried by failing calls only")
            return
        try:
            folder = Folder(mount)
            large = silent("Large") + b"// " + b"x" * 30_000 + b"\n"
            for name in ("a.swift", "b.swift"):
                folder.write(name, large)
            result = run(["--jobs", "1", "."], folder)
            tally.expect(result.returncode == 3, f"a full disk: exits with {result.returncode}")
            tally.expect(b"No space left" in result.stderr, "a full disk: the reason is not said")
            for name in ("a.swift", "b.swift"):
                data = folder.read(name)
                whole = data == large or (data.endswith(large[-30_004:]) and len(data) > len(large))
                tally.expect(whole, f"a full disk: {name} is neither old nor new")
            tally.expect(folder.names() == ["a.swift", "b.swift"], "a full disk: something is left")
        finally:
            subprocess.run(["umount", mount])


def changed_meanwhile():
    """Another program writes the file between reading and replacing it."""
    with prepared() as folder:
        # Held for two seconds at the first lock of signals: all is read, nothing is written.
        before = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=rt_sigprocmask",
                  "-e", "inject=rt_sigprocmask:delay_enter=2000000:when=1"]
        words = [*before, TOOL, "--jobs", "1", "."]
        process = subprocess.Popen(
            words, cwd=folder.path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1.2)
        folder.write("One.swift", b"// mine now\n")
        os.remove(folder.at("Two.swift"))
        _, error = process.communicate(timeout=30)
        tally.expect(folder.read("One.swift") == b"// mine now\n", "a changed file was overwritten")
        tally.expect(not os.path.exists(folder.at("Two.swift")), "a removed file came back")
        tally.expect(process.returncode == 3, f"changed: exits with {process.returncode}")
        tally.expect(b"One.swift: left as it was, because it changed" in error, "not said")
        tally.expect(folder.names() == ["One.swift"], f"changed: leaves {folder.names()}")


def rights_taken():
    """A folder that may not be written to, and one that may be again."""
    with prepared() as folder:
        os.chmod(folder.path, 0o555)
        for path in [folder.path, *map(folder.at, FILES)]:
            os.chown(path, os.geteuid(), os.getegid())
        result = run(["."], folder, plain_rights())
        tally.expect(result.returncode == 3, f"read-only folder: exits with {result.returncode}")
        tally.expect(b"Permission denied" in result.stderr, "read-only folder: not said")
        for name, old in FILES.items():
            tally.expect(folder.read(name) == old, f"read-only folder: {name} changed")
        os.chmod(folder.path, 0o755)
        tally.expect(run(["."], folder, plain_rights()).returncode == 0, "rights given back")


def main():
    new = fixed()
    before, writing = calls()
    strays = trials = 0
    for call in WRITING:
        if call not in writing:
            continue
        first = before.get(call, 0) + 1
        for number in range(first, first + writing[call]):
            faults = [f"signal={name}" for name in ("SIGKILL", "SIGINT", "SIGTERM")]
            faults += [f"error={name}" for name in ERRORS.get(call, [])]
            for fault in faults:
                strays += inject(call, fault, number, new, fault)
                trials += 1
    disk_full(new)
    changed_meanwhile()
    rights_taken()
    tally.expect(strays > 0, "no run left anything behind: cleaning up was not tried")
    tally.end(f"; {trials} faults at {sum(writing.get(c, 0) for c in WRITING)} calls, "
              f"{strays} temporary files left and cleaned up")


main()
