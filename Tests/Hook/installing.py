"""Putting git's hook in and taking it out, in every kind of place that has one."""

import os
import shutil
import stat

import source
from scenario import same, world_commit
from world import Failure, World

CASES = {}


def case(function):
    CASES[function.__name__.replace("_", "-")] = function
    return function


def promise(condition, words):
    if not condition:
        raise Failure(words)


def tool(world, *arguments, code=0):
    result = world.run([world.tool, *arguments], check=False)
    promise(
        result.returncode == code,
        f"{arguments} ended with {result.returncode}: {result.stderr.decode()}",
    )
    return (result.stdout + result.stderr).decode()


def hook_path(world):
    path = world.git("rev-parse", "--git-path", "hooks/pre-commit").stdout.decode().strip()
    return os.path.join(world.top, path)


def write_hook(path, text, executable=True):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    if executable:
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)


def read(path):
    with open(path) as file:
        return file.read()


def commit_is_stopped(world):
    """A commit of something silent fails, and says what to do."""
    text = source.stage_new(world.read(world.target).decode(), "Quito")
    world.write(world.target, text)
    world.git("add", world.target)
    result = world_commit(world, [], check=False)
    promise(result.returncode != 0, "the commit was not stopped")
    promise("git add App/Login.swift" in result.stderr.decode(), result.stderr.decode())


@case
def plain(world):
    tool(world, "--install-hook")
    promise("a11y-fix --staged" in read(hook_path(world)), "the hook's line is missing")
    commit_is_stopped(world)
    tool(world, "--uninstall-hook")
    promise(not os.path.exists(hook_path(world)), "the hook is still there")
    world_commit(world, [])


@case
def from_another_path(world):
    """A client with a short PATH finds the tool that put the hook there."""
    tool(world, "--install-hook")
    world.environment["PATH"] = "/usr/bin:/bin"
    commit_is_stopped(world)


@case
def twice(world):
    tool(world, "--install-hook")
    before = read(hook_path(world))
    promise("already" in tool(world, "--install-hook"), "the second time went unnoticed")
    same(read(hook_path(world)), before, "hook")
    promise(not os.path.exists(hook_path(world) + ".before-a11y-fix"), "it chained itself")


@case
def beside_another(world):
    path = hook_path(world)
    text = '#!/bin/sh\necho "first: $0 $#" >&2\ntest ! -e refuse\n'
    write_hook(path, text)
    tool(world, "--install-hook")
    world.write("refuse", "")
    result = world_commit(world, ["--allow-empty"], check=False)
    promise(result.returncode != 0 and b"first:" in result.stderr, "the first hook has no say")
    os.remove(world.path("refuse"))
    commit_is_stopped(world)
    tool(world, "--uninstall-hook")
    same(read(path), text, "the hook that was there before")
    promise(os.access(path, os.X_OK), "the hook before lost its mode")


@case
def beside_one_that_is_off(world):
    path = hook_path(world)
    write_hook(path, "#!/bin/sh\nexit 1\n", executable=False)
    tool(world, "--install-hook")
    world_commit(world, ["--allow-empty"])
    tool(world, "--uninstall-hook")
    promise(not os.access(path, os.X_OK), "the hook before was switched on")


@case
def in_hooks_path(world):
    world.git("config", "core.hooksPath", ".githooks")
    tool(world, "--install-hook")
    text = read(world.path(".githooks/pre-commit"))
    promise(world.outside not in text, "a shared hook names a path of this machine")
    world.git("add", ".githooks")
    world_commit(world, [])
    world.environment["PATH"] = os.path.dirname(world.tool) + os.pathsep + world.environment["PATH"]
    commit_is_stopped(world)
    tool(world, "--uninstall-hook")
    promise(not os.path.exists(world.path(".githooks/pre-commit")), "the hook is still there")


@case
def in_hooks_path_from_below(world):
    world.git("config", "core.hooksPath", ".githooks")
    world.place = "App"
    tool(world, "--install-hook")
    promise(os.path.exists(world.path(".githooks/pre-commit")), "the hook is somewhere else")


@case
def in_hooks_path_outside(world):
    world.git("config", "core.hooksPath", os.path.join(world.outside, "all hooks"))
    words = tool(world, "--install-hook")
    promise("leads out of this repository" in words, words)
    commit_is_stopped(world)


@case
def in_linked_worktree(world):
    world.git("worktree", "add", "-q", "../linked", "-b", "linked")
    world.top = os.path.join(world.outside, "linked")
    tool(world, "--install-hook")
    promise(os.path.exists(os.path.join(world.outside, "app/.git/hooks/pre-commit")), "not shared")
    commit_is_stopped(world)


@case
def under_husky(world):
    world.git("config", "core.hooksPath", ".husky/_")
    write_hook(world.path(".husky/_/pre-commit"), '#!/bin/sh\n. "${0%/*}/h"\n')
    words = tool(world, "--install-hook", code=2)
    promise(".husky/pre-commit" in words, words)
    same(read(world.path(".husky/_/pre-commit")), '#!/bin/sh\n. "${0%/*}/h"\n', "husky's hook")


@case
def replaced_by_another(world):
    path = hook_path(world)
    write_hook(path, "#!/bin/sh\n# one\n")
    tool(world, "--install-hook")
    os.remove(path)
    write_hook(path, "#!/bin/sh\n# two\n")
    tool(world, "--uninstall-hook", code=2)
    tool(world, "--install-hook", code=2)
    same(read(path), "#!/bin/sh\n# two\n", "hook")
    same(read(path + ".before-a11y-fix"), "#!/bin/sh\n# one\n", "the one before")


@case
def nothing_to_take_out(world):
    write_hook(hook_path(world), "#!/bin/sh\n")
    tool(world, "--uninstall-hook")
    same(read(hook_path(world)), "#!/bin/sh\n", "hook")


@case
def without_the_tool(world):
    """On a machine that has it not, commits go on."""
    world.git("config", "core.hooksPath", ".githooks")
    tool(world, "--install-hook")
    result = world_commit(world, ["--allow-empty"])
    promise(b"not installed" in result.stderr, result.stderr.decode())


@case
def outside_a_repository(world):
    shutil.rmtree(world.path(".git"))
    world.environment["GIT_CEILING_DIRECTORIES"] = world.outside
    tool(world, "--install-hook", code=2)


def run(tool, scratch):
    """Tries every case; returns what went wrong."""
    failures = []
    for name, body in CASES.items():
        folder = os.path.join(scratch, f"hook {name}")
        shutil.copytree(os.path.join(scratch, "template"), folder, symlinks=True)
        os.makedirs(os.path.join(folder, "bin it's"))
        own = os.path.join(folder, "bin it's", "a11y-fix")
        shutil.copy(tool, own)
        try:
            body(World(folder, own, None))
        except Exception as failure:
            failures.append((f"installing/{name}", f"{type(failure).__name__}: {failure}"))
    print(f"{len(CASES)} cases of installing the hook, {len(failures)} failed")
    return failures
