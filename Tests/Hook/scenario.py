"""One scenario: a state, what is staged, what is not, and what the hook is asked to do."""

import difflib
import os
import shlex
import shutil
import stat

import source
from states import STATES
from world import Failure, World, clean_environment

MODES = {"report": ["--lint"], "fix": [], "restage": ["--restage"]}

HOOK = """#!/bin/sh
exec {outside}/bin/hook {mode}
"""

# What a hook leaves behind for the test to read.
RECORDER = """#!/bin/sh
{outside}/bin/a11y-fix --staged "$@" >{outside}/log/out 2>{outside}/log/err
code=$?
echo $code >{outside}/log/code
exit $code
"""


class Scenario:
    def __init__(self, state, staged, tree, mode, place, number):
        self.state = state
        self.staged = staged
        self.tree = tree
        self.mode = mode
        self.place = place
        self.number = number

    def __str__(self):
        return f"{self.state}/{self.staged}/{self.tree}/{self.mode}/{self.place}#{self.number}"

    # Preparing

    def prepare(self, folder, template, tool):
        shutil.copytree(template, folder, symlinks=True)
        world = World(folder, tool, None)
        for name in ("bin", "log"):
            os.makedirs(os.path.join(folder, name))
        self.script(folder, "bin/a11y-fix", f'#!/bin/sh\nexec {shlex.quote(tool)} "$@"\n')
        self.script(folder, "bin/hook", RECORDER.format(outside=shlex.quote(folder)))
        self.base = source.screen(["Lima", "Oslo", "Riga"])
        STATES[self.state](world)
        hooks = world.git("rev-parse", "--git-path", "hooks").stdout.decode().rstrip("\n")
        hooks = os.path.join(world.top, hooks)
        os.makedirs(hooks, exist_ok=True)
        mode = " ".join(MODES[self.mode])
        self.script(hooks, "pre-commit", HOOK.format(outside=shlex.quote(folder), mode=mode))

        place = "Quito" if self.staged == "new" else self.place
        staged_text = source.STAGED[self.staged](self.base, place)
        tree_text = staged_text
        world.write(world.target, world.to_tree(staged_text))
        # A file of the same age and size as the index's is told apart by its bytes.
        if self.state != "sparse-target":
            world.git("--literal-pathspecs", "add", "--", world.target)
        else:
            self.put_into_index(world, world.to_index(staged_text))
        if world.index_blob(world.target) != world.to_index(staged_text):
            self.put_into_index(world, world.to_index(staged_text))
        tree_text = source.TREE[self.tree](staged_text, place)
        if tree_text != staged_text or world.to_tree(tree_text) != world.read(world.target):
            world.write(world.target, world.to_tree(tree_text))
        self.staged_text, self.tree_text, self.edited = staged_text, tree_text, place
        if world.makes_own_index and not world.declines:
            self.staged_text = tree_text
        for step in world.before_run:
            step()
        return world

    @staticmethod
    def script(folder, name, text):
        path = os.path.join(folder, name)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)

    @staticmethod
    def put_into_index(world, data):
        object = world.git("hash-object", "-w", "--no-filters", "--stdin", input=data).stdout
        entry = b"100644 " + object.strip() + b"\t" + os.fsencode(world.target) + b"\0"
        world.git("update-index", "-z", "--index-info", input=entry)

    # What is promised

    def expect(self, world):
        """Works out from the texts alone what has to come of a run."""
        touched = [
            place
            for place in source.PLACES
            if block(self.staged_text, place)
            and (world.all_is_new or block(self.staged_text, place) != block(self.base, place))
        ]
        wanted = [p for p in touched if not source.is_fixed(self.staged_text, p)]
        if world.is_skipped or world.nothing_happens:
            wanted = []
        self.wanted = wanted
        self.fixed_text = source.fixed(self.staged_text, wanted)
        self.tree_after = self.tree_text
        is_blocked = (not world.makes_own_index or world.declines) and (
            self.tree in source.IN_THE_WAY and self.edited in wanted
        )
        takes = world.tree_takes_fixes and world.tree_has_target and not is_blocked
        if self.mode != "report" and wanted and takes:
            self.tree_after = source.fixed(self.tree_text, wanted)
        self.is_whole = (
            takes and world.adds_are_exact and self.tree_after == self.fixed_text
        )
        may_restage = not world.makes_own_index and not world.by_hand
        self.restages = self.mode == "restage" and may_restage
        if self.mode == "report":
            self.code = 1 if wanted else 0
        else:
            self.code = 1 if wanted and not self.restages else 0

    # Running

    def run(self, folder, template, tool):
        world = self.prepare(folder, template, tool)
        self.expect(world)
        files, entries = world.tree_bytes(), world.index_entries()
        history = world.git("rev-list", "--all", "--reflog", "--count").stdout
        self.attempt(world, self.code)
        if self.code != 0 or world.by_hand:
            same(world.git("rev-list", "--all", "--reflog", "--count").stdout, history, "history")
        self.check_tree(world, files)
        self.check_index(world, entries)
        self.check_leftovers(world)
        if self.code != 0:
            if self.mode == "report":
                world_commit(world, ["--no-verify"]) if not world.by_hand else None
            else:
                self.finish(world, files)
        if not world.by_hand:
            self.check_commit(world, entries)
            self.check_next_commit(world)

    def attempt(self, world, code):
        """Commits, or runs the hook by hand, and holds its exit code to what was promised."""
        log = os.path.join(world.outside, "log")
        for name in os.listdir(log):
            os.remove(os.path.join(log, name))
        if world.by_hand:
            result = world.run(
                [os.path.join(world.outside, "bin/hook"), *MODES[self.mode]], check=False
            )
        else:
            result = world_commit(world, [], check=False)
        try:
            with open(os.path.join(log, "code")) as file:
                got = int(file.read())
        except FileNotFoundError:
            raise Failure(f"the hook did not run: {result.stderr.decode(errors='replace')}")
        with open(os.path.join(log, "err"), errors="replace") as file:
            self.words = file.read()
        if got != code:
            raise Failure(f"exit code {got}, not {code}: {self.words}")
        if (result.returncode == 0) != (code == 0):
            raise Failure(f"git's own code is {result.returncode}: {result.stderr.decode()}")

    def finish(self, world, files):
        """Does what the hook said, and commits again."""
        if world.makes_own_index and (self.is_whole or not world.declines):
            if "run the same git commit again" not in self.words:
                raise Failure(f"no advice to commit again: {self.words}")
            world.commit_answers = b"a\n" * 9
        else:
            if world.makes_own_index:
                world.makes_own_index, world.commit_arguments = False, []
                self.is_whole = False
            for step in world.after_run:
                step()
            commands = [line[2:] for line in self.words.split("\n") if line.startswith("  ")]
            if len(commands) != 1:
                raise Failure(f"not one finishing command: {self.words}")
            command = commands[0]
            kind = "git add " if self.is_whole else "a11y-fix --staged --restage"
            if not command.startswith(kind):
                raise Failure(f"'{command}' is named, not '{kind}'")
            world.run(["bash", "-c", command])
            self.check_tree(world, files)
        self.attempt_after(world)
        self.check_tree(world, files)

    def attempt_after(self, world):
        mode = self.mode
        # What was fixed stays fixed, whichever way the hook is called.
        self.mode = "fix"
        self.attempt(world, 0)
        self.mode = mode
        if world.by_hand:
            same(world.index_blob(world.target), world.to_index(self.fixed_text), "index, at last")

    # Checking

    def check_tree(self, world, before):
        """Every byte is there, and nothing is new but the fixes that were promised."""
        after = world.tree_bytes()
        key = os.path.relpath(os.fsencode(world.path(world.target)), os.fsencode(world.outside))
        key = self.real_key(world, key)
        for path in set(before) | set(after):
            if path == key:
                continue
            same(after.get(path), before.get(path), f"work tree's {path!r}")
        if not world.tree_has_target:
            same(after.get(key), None, "absent file")
            return
        mode, data = after.get(key, (b"", None))
        same(mode, before[key][0], "mode")
        same(data, world.to_tree(self.tree_after), "work tree's target")

    @staticmethod
    def real_key(world, key):
        real = os.path.realpath(os.path.join(os.fsencode(world.outside), os.path.dirname(key)))
        return os.path.relpath(
            os.path.join(real, os.path.basename(key)), os.path.realpath(os.fsencode(world.outside))
        )

    def check_index(self, world, before):
        """The index is as before, the fixed blobs excepted where they were to be put there."""
        if self.code == 0 and not world.by_hand:
            return  # committed; the commit is looked at instead
        same(world.index_entries(), before, "index")

    def check_leftovers(self, world):
        folder = world.git("rev-parse", "--absolute-git-dir").stdout.decode().rstrip("\n")
        for base, _, files in os.walk(folder):
            for name in files:
                if "a11y" in name or (name == "index.lock" and not world.by_hand):
                    raise Failure(f"left behind: {base}/{name}")
        if world.git("rev-parse", "-q", "--verify", "refs/stash", check=False).returncode == 0:
            raise Failure("a stash was left behind")

    def check_commit(self, world, before):
        target = self.fixed_text if self.mode != "report" else self.staged_text
        same(world.blob(f"HEAD:{world.target}"), world.to_index(target), "commit's target")
        if source.without_fixes(target) != source.without_fixes(self.staged_text):
            raise Failure("the commit has lines that were not staged")
        if world.makes_own_index:
            return
        listing = world.git("ls-tree", "-r", "-z", "HEAD").stdout
        committed = {}
        for record in listing.split(b"\0"):
            if record:
                head, path = record.split(b"\t", 1)
                mode, _, object = head.split(b" ")
                committed[path] = (mode, object)
        planned = {
            path: tuple(heads[0].split(b" ")[1:3])
            for path, heads in before.items()
            if not path.endswith(b"Planned.swift")
        }
        name = os.fsencode(world.target)
        committed_mode, planned_mode = committed.pop(name)[0], planned.pop(name)[0]
        same(committed_mode, planned_mode, "committed mode")
        same(committed, planned, "the rest of the commit")
        flags = {path: [head.split(b" ")[0] for head in heads] for path, heads in before.items()}
        now = world.index_entries()
        for path, marks in flags.items():
            same([head.split(b" ")[0] for head in now.get(path, [])], marks, f"marks of {path!r}")

    def check_next_commit(self, world):
        """A commit of something else takes no fix back."""
        world.write("unrelated.txt", "something else\n")
        world.git("add", "unrelated.txt")
        arguments, world.commit_arguments = world.commit_arguments, []
        self_mode, self.mode = self.mode, "fix"
        before = world.blob(f"HEAD:{world.target}")
        self.attempt(world, 0)
        self.mode, world.commit_arguments = self_mode, arguments
        same(world.blob(f"HEAD:{world.target}"), before, "target after the next commit")


def world_commit(world, options, check=True):
    return world.run(
        ["git", "commit", "-q", "-m", "work", *options, *world.commit_arguments],
        check,
        input=world.commit_answers,
    )


def block(text, place):
    """The lines of a function; None where it is not there."""
    lines = text.split("\n")
    if source.HEAD_LINE[place] not in lines:
        return None
    start = lines.index(source.HEAD_LINE[place])
    return lines[start : lines.index("    }", start) + 1]


def same(got, wanted, what):
    if got != wanted:
        lines = difflib.unified_diff(shown(wanted), shown(got), "promised", "found", lineterm="")
        raise Failure(f"{what} is not as promised:\n" + "\n".join(lines))


def shown(value):
    """Lines for people, whatever is compared."""
    if isinstance(value, dict):
        return [f"{key!r}: {value[key]!r}" for key in sorted(value)]
    if isinstance(value, tuple):
        return [line for part in value for line in shown(part)]
    if isinstance(value, bytes):
        return value.decode(errors="replace").split("\n")
    return [repr(value)]


def make_template(folder):
    """The repository that every scenario starts from."""
    environment = clean_environment()
    world = World(folder, "", None)
    world.environment = environment
    os.makedirs(world.top)
    world.git("init", "-q", "-b", "main")
    world.write("notes.txt", "notes\n")
    world.write("Package.swift", "// swift-tools-version:5.9\n")
    world.write("App/Login.swift", source.screen(["Lima", "Oslo", "Riga"]))
    world.write("App/Other.swift", source.screen([], "OtherViewController"))
    world.write("Lib/Texts.swift", "enum Texts {\n    static let none = 0\n}\n")
    world.git("add", ".")
    world.git("commit", "-qm", "start")
