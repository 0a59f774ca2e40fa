"""What a file has besides its bytes is kept, or the file is left alone and named."""

import os
import stat
import subprocess

from trial import Folder, Tally, plain_rights, run, silent

tally = Tally("attributes")


def is_fixed(folder, name):
    return folder.read(name) != silent() and b"UIAccessibility.post" in folder.read(name)


def modes():
    for mode in (0o600, 0o640, 0o644, 0o755, 0o4755, 0o2755, 0o1644, 0o200 | 0o400):
        with Folder() as folder:
            folder.write("a.swift", silent())
            os.chmod(folder.at("a.swift"), mode)
            old = os.umask(0o077)
            result = run(["."], folder)
            os.umask(old)
            kept = stat.S_IMODE(os.stat(folder.at("a.swift")).st_mode)
            tally.expect(result.returncode == 0 and is_fixed(folder, "a.swift"), f"mode {mode:o}")
            tally.expect(kept == mode, f"mode {mode:o} became {kept:o}")


def owners():
    if os.geteuid() != 0:
        print("attributes: owners are tried by the system administrator only")
        return
    with Folder() as folder:
        folder.write("a.swift", silent())
        os.chown(folder.at("a.swift"), 1234, 4321)
        tally.expect(run(["."], folder).returncode == 0, "another's file is not fixed")
        status = os.stat(folder.at("a.swift"))
        tally.expect((status.st_uid, status.st_gid) == (1234, 4321), "the owner changed")
        tally.expect(is_fixed(folder, "a.swift"), "another's file is not fixed")
    with Folder() as folder:
        # May be written by all, but its owner could not be kept.
        folder.write("a.swift", silent())
        os.chown(folder.at("a.swift"), 1234, 4321)
        os.chmod(folder.at("a.swift"), 0o666)
        os.chmod(folder.path, 0o777)
        result = run(["."], folder, plain_rights())
        tally.expect(result.returncode == 3, "an owner that cannot be kept: no failure")
        tally.expect(b"a.swift: cannot be written" in result.stderr, "an owner: not said")
        tally.expect(folder.read("a.swift") == silent(), "an owner that cannot be kept: fixed")
        tally.expect(folder.names() == ["a.swift"], f"an owner: leaves {folder.names()}")


def extended():
    with Folder() as folder:
        folder.write("a.swift", silent())
        attributes = {"user.one": b"1", "user.empty": b"", "user.long": bytes(range(256)) * 4}
        try:
            for name, value in attributes.items():
                os.setxattr(folder.at("a.swift"), name, value)
        except OSError:
            print("attributes: the file system has no extended attributes")
            return
        tally.expect(run(["."], folder).returncode == 0, "extended attributes: fails")
        tally.expect(is_fixed(folder, "a.swift"), "extended attributes: not fixed")
        kept = {n: os.getxattr(folder.at("a.swift"), n) for n in os.listxattr(folder.at("a.swift"))}
        tally.expect(kept == attributes, f"extended attributes became {kept}")
    with Folder() as folder:
        folder.write("a.swift", silent())
        os.setxattr(folder.at("a.swift"), "user.one", b"1")
        before = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsetxattr",
                  "-e", "inject=fsetxattr:error=EPERM"]
        result = run(["--jobs", "1", "."], folder, before)
        tally.expect(result.returncode == 3, "an attribute that cannot be kept: no failure")
        tally.expect(folder.read("a.swift") == silent(), "an attribute that cannot be kept: fixed")


def access_lists():
    if not any(os.access(os.path.join(p, "setfacl"), os.X_OK) for p in os.get_exec_path()):
        print("attributes: setfacl is missing; access lists are tried as extended attributes only")
        return
    with Folder() as folder:
        folder.write("a.swift", silent())
        set_list = ["setfacl", "-m", "u:1234:rw", folder.at("a.swift")]
        if subprocess.run(set_list, stderr=subprocess.DEVNULL).returncode != 0:
            print("attributes: the file system has no access lists")
            return
        words = ["getfacl", "-c", folder.at("a.swift")]
        before = subprocess.run(words, capture_output=True).stdout
        tally.expect(run(["."], folder).returncode == 0, "access list: fails")
        after = subprocess.run(words, capture_output=True).stdout
        tally.expect(is_fixed(folder, "a.swift") and before == after, "the access list changed")


def links():
    with Folder() as folder:
        # Two names of one file: a new file in the place of one would part them.
        folder.write("a.swift", silent())
        folder.write("c.swift", silent("Other"))
        os.link(folder.at("a.swift"), folder.at("b.txt"))
        result = run(["."], folder)
        tally.expect(result.returncode == 3, "hard links: no failure")
        tally.expect(b"a.swift: left as it was, because it has other names" in result.stderr,
                     "hard links: not said")
        same = os.stat(folder.at("a.swift")).st_ino == os.stat(folder.at("b.txt")).st_ino
        tally.expect(same and folder.read("a.swift") == silent(), "hard links: parted")
        tally.expect(folder.read("c.swift") != silent("Other"), "hard links: the others not fixed")
    with Folder() as folder:
        folder.write("outside/a.swift", silent())
        folder.write("root/.git/HEAD", b"ref: refs/heads/main\n")
        folder.write("root/real/b.swift", silent())
        os.symlink("../outside", folder.at("root/folder"))
        os.symlink("../outside/a.swift", folder.at("root/out.swift"))
        os.symlink("real/b.swift", folder.at("root/in.swift"))
        os.symlink("nowhere.swift", folder.at("root/broken.swift"))
        os.symlink("loop", folder.at("root/loop"))
        os.symlink("..", folder.at("root/real/up"))
        root = folder.at("root")
        result = run(["."], root)
        tally.expect(result.returncode == 0, f"links: exits with {result.returncode}")
        tally.expect(folder.read("outside/a.swift") == silent(), "a link led out of the root")
        tally.expect(is_fixed(folder, "root/real/b.swift"), "links: the real file is not fixed")
        for name in ("out.swift", "in.swift", "broken.swift", "folder", "loop"):
            tally.expect(os.path.islink(folder.at(f"root/{name}")), f"{name} is a link no more")
        for name, words in (("out.swift", b"leads out of the project"),
                            ("broken.swift", b"no such file"), ("loop", b"cannot be read")):
            result = run([name], root)
            tally.expect(result.returncode == 3 and words in result.stderr, f"{name}: not said")
        tally.expect(folder.read("outside/a.swift") == silent(), "a named link led out of the root")
        for name in ("folder", "folder/"):
            result = run([name], root)
            said = b"leads out of the project" in result.stderr
            tally.expect(result.returncode == 3 and said, "a link to a folder outside: not said")
        tally.expect(folder.read("outside/a.swift") == silent(), "a link to a folder led out")


def read_only():
    with Folder() as folder:
        folder.write("open/a.swift", silent())
        folder.write("shut/b.swift", silent())
        folder.write("c.swift", silent())
        os.chmod(folder.at("c.swift"), 0o444)
        os.chmod(folder.at("shut"), 0o555)
        result = run(["."], folder, plain_rights())
        tally.expect(result.returncode == 3, "read-only: no failure")
        for name in ("shut/b.swift", "c.swift"):
            said = f"{name}: cannot be written: Permission denied".encode() in result.stderr
            tally.expect(said, f"read-only: {name} not said")
            tally.expect(folder.read(name) == silent(), f"read-only: {name} was changed")
        tally.expect(is_fixed(folder, "open/a.swift"), "read-only: the others are not fixed")


def twins():
    with Folder() as folder:
        names = ["Screen.swift", "screen.swift", "SCREEN.swift", "e\u0301.swift", "\u00e9.swift"]
        for index, name in enumerate(names):
            folder.write(name, silent(f"Twin{index}"))
        if len(folder.names()) != len(names):
            print("attributes: the file system takes names of other case for the same")
            return
        result = run(["screen.swift"], folder)
        tally.expect(result.returncode == 0, "twins: fails")
        for index, name in enumerate(names):
            changed = folder.read(name) != silent(f"Twin{index}")
            tally.expect(changed == (name == "screen.swift"), f"twins: {name}")
        tally.expect(run(["."], folder).returncode == 0, "twins: all: fails")
        for index, name in enumerate(names):
            own = f"final class Twin{index}ViewController".encode() in folder.read(name)
            tally.expect(own and folder.read(name) != silent(f"Twin{index}"), f"twins: {name}: all")


for part in (modes, owners, extended, access_lists, links, read_only, twins):
    part()
tally.end()
