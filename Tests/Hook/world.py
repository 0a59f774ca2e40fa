"""A repository for one scenario: the setting in which a commit is made."""

import os
import subprocess

ENVIRONMENT = {
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.org",
    "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org",
    "GIT_AUTHOR_DATE": "2026-01-01T12:00:00Z",
    "GIT_COMMITTER_DATE": "2026-01-01T12:00:00Z",
    "GIT_EDITOR": "true",
    "LC_ALL": "C.UTF-8",
}


class Failure(Exception):
    """A promise that was not kept."""


def clean_environment():
    kept = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
    kept.pop("PRE_COMMIT", None)
    kept.update(ENVIRONMENT)
    return kept


class World:
    """A work tree under `folder`, and what the scenario expects of it."""

    def __init__(self, folder, tool, random):
        self.outside = folder
        self.top = os.path.join(folder, "app")
        self.tool = tool
        self.random = random
        self.environment = clean_environment()
        # The tool, as people and hooks find it.
        self.environment["PATH"] = (
            os.path.join(folder, "bin") + os.pathsep + self.environment["PATH"]
        )
        # What a state changes of the usual course:
        self.target = "App/Login.swift"
        self.place = ""  # the folder below the top in which git is called
        self.commit_arguments = []
        self.commit_answers = b""  # what is typed for commit -p
        self.makes_own_index = False  # commit -a, commit PATH
        self.is_skipped = False  # nothing is to be found in the target
        self.nothing_happens = False  # a merge and the like
        self.declines = False  # commit -p that takes up nothing: the index stays as it is staged
        self.by_hand = False  # the tool is called without a commit
        self.to_index = lambda text: text.encode()
        self.to_tree = lambda text: text.encode()
        self.tree_takes_fixes = True
        self.tree_has_target = True
        self.adds_are_exact = True
        self.all_is_new = False  # every line differs from the commit before
        self.before_run = []
        self.after_run = []

    def path(self, name):
        return os.path.join(self.top, name)

    def write(self, name, data, top=None):
        path = os.path.join(top or self.top, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data.encode() if isinstance(data, str) else data)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def run(self, arguments, check=True, input=None, folder=None, extra=None):
        environment = dict(self.environment, **(extra or {}))
        result = subprocess.run(
            arguments,
            cwd=folder or os.path.join(self.top, self.place),
            env=environment,
            input=input,
            capture_output=True,
        )
        if check and result.returncode != 0:
            raise RuntimeError(f"{arguments}: {result.stderr.decode(errors='replace')}")
        return result

    def git(self, *arguments, check=True, input=None, folder=None):
        return self.run(["git", *arguments], check=check, input=input, folder=folder or self.top)

    def index_entries(self):
        """Every entry with its flags, by path."""
        output = self.git("ls-files", "-s", "-v", "-z").stdout
        result = {}
        for record in output.split(b"\0"):
            if record:
                head, path = record.split(b"\t", 1)
                result.setdefault(path, []).append(head)
        return result

    def index_blob(self, path):
        return self.git("cat-file", "blob", f":{path}").stdout

    def blob(self, revision_path):
        return self.git("cat-file", "blob", revision_path).stdout

    def tree_bytes(self):
        """Everything in the work tree and beside it, git's own folder left out."""
        result = {}
        for base, folders, files in os.walk(os.fsencode(self.outside)):
            folders[:] = [
                f for f in folders if f not in (b".git", b"git", b"bin", b"log", b"template")
            ]
            for name in files + [f for f in folders if os.path.islink(os.path.join(base, f))]:
                path = os.path.join(base, name)
                key = os.path.relpath(path, os.fsencode(self.outside))
                if name == b".git":
                    continue
                if os.path.islink(path):
                    result[key] = (b"link", os.readlink(path))
                else:
                    with open(path, "rb") as file:
                        result[key] = (oct(os.stat(path).st_mode).encode(), file.read())
        return result
