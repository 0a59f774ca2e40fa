"""The same bytes for any number of jobs, order of paths, locale, time zone, and as a patch."""

import hashlib
import os
import random
import re
import shutil
import subprocess

from trial import Folder, Tally, run

tally = Tally("same")
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")


def sources(folder):
    """Lays out every fixture's source, some in other forms and under other names, as a repository."""
    count = 0
    forms = [
        lambda data: data, lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: b"\xef\xbb\xbf" + data, lambda data: data.rstrip(b"\n"),
        lambda data: data.replace(b"\n", b"\r"),
    ]
    places = ["App", "App/Fl\u00fcge", "App/with blank", "App/quote\"d", "App/tab\tbed", "Z/a\\b"]
    fixtures = os.path.join(ROOT, "Fixtures")
    for kind in sorted(os.listdir(fixtures)):
        if not os.path.isdir(os.path.join(fixtures, kind)):
            continue
        for name in sorted(os.listdir(os.path.join(fixtures, kind))):
            if not re.search(r"\.(input|unchanged)\.(swift|m)$", name):
                continue
            with open(os.path.join(fixtures, kind, name), "rb") as file:
                data = file.read()
            folder.write(f"{places[count % 6]}/{kind}-{name}", forms[count % 5](data))
            count += 1
    git(folder, "init", "-q", ".")
    git(folder, "add", "-A")
    git(folder, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "all")
    return count


def git(folder, *arguments, data=None):
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    return subprocess.run(["git", *arguments], cwd=folder.path, env=environment, input=data,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def contents(folder):
    """Every file's bytes, git's own left out, as one number."""
    total = hashlib.sha256()
    for place, folders, files in os.walk(folder.path):
        if ".git" in folders:
            folders.remove(".git")
        folders.sort()
        for name in sorted(files):
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                total.update(path.encode() + b"\0" + file.read())
    return total.hexdigest()


def restored(folder):
    git(folder, "checkout", "-q", "--", ".")


def surroundings():
    """Environments in which nothing may come out otherwise."""
    yield {}
    for locale in ("C", "C.UTF-8", "tr_TR.UTF-8", "ar_SA.UTF-8", "de_DE.ISO-8859-1"):
        yield {"LC_ALL": locale, "LANG": locale, "LANGUAGE": locale}
    for zone in ("UTC", "Asia/Kathmandu", "Pacific/Apia"):
        yield {"TZ": zone}
    yield {"HOME": "/nonexistent", "TERM": "dumb", "COLUMNS": "20", "NO_COLOR": "1"}
    yield {"SWIFT_DETERMINISTIC_HASHING": "1"}


def main():
    with Folder() as folder:
        count = sources(folder)
        every = ["--unsafe-fixes"]
        first = run(["--dry-run", *every, "--jobs", "1", "."], folder)
        found = run(["--lint", "--verbose", *every, "--jobs", "1", "."], folder)
        tally.expect(first.returncode == 1 and first.stdout, "no diff")

        for environment in surroundings():
            for jobs in ("1", "2", "7", "64"):
                words = f"{environment} --jobs {jobs}"
                diff = run(["--dry-run", *every, "--jobs", jobs, "."], folder, (), environment)
                tally.expect(diff.stdout == first.stdout, f"{words}: another diff")
                tally.expect(diff.stderr == first.stderr, f"{words}: another report with the diff")
        lint = run(["--lint", "--verbose", *every, "--jobs", "5", "."], folder)
        tally.expect(lint.stdout == found.stdout, "another report")

        names = git(folder, "ls-files", "-z").stdout.decode().split("\0")[:-1]
        shuffle = random.Random(1)
        for _ in range(5):
            shuffle.shuffle(names)
            diff = run(["--dry-run", *every, *(f"./{name}" for name in names)], folder)
            tally.expect(diff.stdout == first.stdout, "another diff for another order of paths")
        twice = run(["--dry-run", *every, ".", "App", "./App/../Z", ".", names[0]], folder)
        tally.expect(twice.stdout == first.stdout, "another diff for paths given twice")

        run([*every, "."], folder)
        applied = contents(folder)
        again = run([*every, "."], folder)
        tally.expect(contents(folder) == applied, "a second run changes something")
        tally.expect(again.returncode == 0, f"a second run exits with {again.returncode}")
        second = run(["--dry-run", *every, "."], folder)
        tally.expect(second.returncode == 0 and not second.stdout, "a second run has a diff")

        restored(folder)
        patch = git(folder, "apply", "-", data=first.stdout)
        tally.expect(patch.returncode == 0, f"git apply: {patch.stderr.decode()[:200]}")
        tally.expect(contents(folder) == applied, "git apply makes other bytes")
        back = git(folder, "apply", "-R", "-", data=first.stdout)
        tally.expect(back.returncode == 0 and not git(folder, "diff").stdout, "git apply -R")

        # Elsewhere, and under another name, the same is written.
        with Folder() as other:
            shutil.copytree(folder.path, other.at("copy"), symlinks=True)
            moved = run(["--dry-run", *every, "."], other.at("copy"))
            tally.expect(moved.stdout == first.stdout, "another diff in another folder")
        parts = first.stdout.count(b"diff --git")
    tally.end(f"; {count} files, {parts} with fixes")


main()
