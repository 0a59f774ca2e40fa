"""The hook, told to end or killed at every kind of system call that it makes.

The signal reaches the tool alone, not git, which goes on with the commit as its hook's end tells it.
"""

import concurrent.futures
import os
import re
import shlex
import shutil
import tempfile

import source
from scenario import Scenario, same, world_commit
from world import Failure

# Where a run could leave something half done: it writes, renames, starts git, waits for it.
CALLS = [
    "openat", "write", "fsync", "renameat", "renameat2", "unlink", "unlinkat", "rt_sigprocmask",
    "rt_sigpending", "pipe2", "pipe", "clone", "clone3", "vfork", "wait4",
]
SIGNALS = ["SIGINT", "SIGTERM", "SIGKILL"]
# Everything is in the work tree; unstaged lines elsewhere; unstaged lines in the way.
TREES = ["none", "apart", "on"]
MODES = ["fix", "restage"]


class Interrupted(Scenario):
    def __init__(self, tree, mode):
        super().__init__("plain", "new", tree, mode, "Quito", 0)

    def begin(self, folder, template, tool, before):
        """A world whose hook runs the tool below the words of `before`, and what is promised."""
        world = self.prepare(folder, template, tool)
        self.expect(world)
        words = " ".join(map(shlex.quote, [*before, tool]))
        self.script(folder, "bin/a11y-fix", f'#!/bin/sh\nexec {words} "$@"\n')
        return world

    def calls(self, folder, template, tool):
        """How often each call is made by a run that nothing disturbs."""
        trace = os.path.join(folder, "trace")
        world = self.begin(os.path.join(folder, "w"), template, tool, ["strace", "-o", trace])
        world_commit(world, [], check=False)
        with open(trace) as file:
            names = re.findall(r"^(\w+)\(", file.read(), re.M)
        return {call: names.count(call) for call in CALLS if call in names}

    def disturb(self, folder, template, tool, call, signal, number):
        before = ["strace", "-qq", "-o", "/dev/null", "-e", f"trace={call}"]
        before += ["-e", f"inject={call}:signal={signal}:when={number}"]
        world = self.begin(folder, template, tool, before)
        files, entries = world.tree_bytes(), world.index_entries()
        result = world_commit(world, [], check=False)
        key = os.fsencode(os.path.join("app", world.target))
        after = world.tree_bytes()
        data = after.pop(key)[1]
        if data not in (self.tree_text.encode(), self.tree_after.encode()):
            raise Failure("the work tree's target is neither old nor new")
        strays = [path for path in after if path not in files]
        if any(not os.path.basename(path).startswith(b".a11y-fix-") for path in strays):
            raise Failure(f"left behind: {strays}")
        if signal != "SIGKILL" and strays:
            raise Failure(f"left behind although it could be removed: {strays}")
        del files[key]
        same({path: after[path] for path in after if path not in strays}, files, "work tree")
        staged, fixed = self.staged_text.encode(), self.fixed_text.encode()
        if result.returncode == 0:
            # All was done before the signal came; then it is all there.
            same(world.blob(f"HEAD:{world.target}"), fixed, "commit of an interrupted hook")
        elif world.index_blob(world.target) not in (staged, fixed):
            raise Failure("the index holds neither what was staged nor that with the fixes")
        else:
            now = world.index_entries()
            name = os.fsencode(world.target)
            del entries[name], now[name]
            same(now, entries, "the rest of the index")
        self.finish_after(world, folder, tool)
        return len(strays)

    def finish_after(self, world, folder, tool):
        """The same again, undisturbed, ends as if nothing had been."""
        self.script(folder, "bin/a11y-fix", f'#!/bin/sh\nexec {shlex.quote(tool)} "$@"\n')
        if world_commit(world, ["--allow-empty"], check=False).returncode != 0:
            with open(os.path.join(world.outside, "log", "err"), errors="replace") as file:
                words = file.read()
            commands = [line[2:] for line in words.split("\n") if line.startswith("  ")]
            if len(commands) != 1:
                raise Failure(f"not one finishing command: {words}")
            world.run(["bash", "-c", commands[0]])
            world_commit(world, [])
        same(world.blob(f"HEAD:{world.target}"), self.fixed_text.encode(), "commit, at last")
        data = world.read(world.target).decode()
        if source.without_fixes(data) != source.without_fixes(self.tree_text):
            raise Failure("the work tree lost lines")
        same(data.encode(), self.tree_after.encode(), "work tree, at last")
        self.check_leftovers(world)
        for path in world.tree_bytes():
            if os.path.basename(path).startswith(b".a11y-fix-"):
                raise Failure(f"still left behind: {path!r}")


def attempt(case, template, tool, call, signal, number):
    folder = tempfile.mkdtemp(prefix="a11y-fix-hook-")
    name = f"interrupted/{case.tree}/{case.mode}/{call}#{number}/{signal}"
    try:
        strays = case.disturb(os.path.join(folder, "w"), template, tool, call, signal, number)
        return name, None, strays
    except Failure as failure:
        return name, str(failure), 0
    except Exception as error:
        return name, f"the trial itself failed: {type(error).__name__}: {error}", 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def trials(template, tool, scratch, is_whole):
    for tree in TREES:
        for mode in MODES:
            folder = tempfile.mkdtemp(dir=scratch)
            counts = Interrupted(tree, mode).calls(folder, template, tool)
            for call, count in counts.items():
                # Loading the program is no business of ours: the last calls are.
                share = 6 if is_whole else 2
                numbers = {max(1, count - 2), *(count - n * count // share for n in range(share - 1))}
                for number in sorted(numbers):
                    for signal in SIGNALS:
                        yield Interrupted(tree, mode), call, signal, number


def run(tool, scratch, template, jobs, is_whole):
    """What went wrong, by name."""
    if shutil.which("strace") is None:
        return [("interrupted", "strace is missing")]
    all_trials = list(trials(template, tool, scratch, is_whole))
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        results = list(
            pool.map(
                lambda t: attempt(t[0], template, tool, *t[1:]), all_trials
            )
        )
    failures = [(name, words) for name, words, _ in results if words is not None]
    strays = sum(count for _, _, count in results)
    print(
        f"{len(results)} interruptions, {len(failures)} failed; "
        f"{strays} temporary files left and cleaned up",
        flush=True,
    )
    return failures
