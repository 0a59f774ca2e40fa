"""What a staged run takes from the index beside the sources: configuration, baseline, templates."""

import os
import shutil

import source
from installing import promise, tool
from world import World

CASES = {}
SETTINGS = ".a11y-fix.json"


def case(function):
    CASES[function.__name__.replace("_", "-")] = function
    return function


def stage_silent(world):
    text = source.stage_new(world.read(world.target).decode(), "Quito")
    world.write(world.target, text)
    world.git("add", world.target)


def lint(world, *arguments, code=0):
    return tool(world, "--staged", "--lint", *arguments, code=code)


@case
def baseline_of_the_index(world):
    stage_silent(world)
    tool(world, "--write-baseline")
    world.git("add", ".a11y-fix-baseline")
    os.remove(world.path(".a11y-fix-baseline"))
    promise("left alone by the baseline" in lint(world), "the staged baseline is not read")
    # What a person names is what that person has.
    world.write("none", "")
    promise("silent-visibility-change" in lint(world, "--baseline", "none", code=1), "not named")


@case
def baseline_unstaged(world):
    stage_silent(world)
    world.write(".a11y-fix-baseline", "# nothing\n")
    world.git("add", ".a11y-fix-baseline")
    tool(world, "--write-baseline")
    promise("silent-visibility-change" in lint(world, code=1), "the work tree's baseline was read")


@case
def configured_baseline(world):
    stage_silent(world)
    tool(world, "--write-baseline", "--baseline", "known")
    world.write(SETTINGS, '{"baseline": "known"}')
    world.git("add", SETTINGS, "known")
    os.remove(world.path("known"))
    os.remove(world.path(SETTINGS))
    promise("left alone by the baseline" in lint(world), "the configured baseline is not read")


@case
def templates_of_the_index(world):
    stage_silent(world)
    name = "Tools/snippets/uikit-layout-changed.swift.template"
    world.write(SETTINGS, '{"templates": "Tools/snippets"}')
    world.write(name, "Layout.changed(${element})\n")
    world.git("add", SETTINGS, name)
    world.write(name, "not even a template ${\n")
    promise("Layout.changed(quitoPanel)" in lint(world, code=1), "the staged template is not used")
    shutil.rmtree(world.path("Tools"))
    promise("Layout.changed(quitoPanel)" in lint(world, code=1), "it is not used once it is gone")


@case
def mistake_in_the_index(world):
    stage_silent(world)
    world.write(SETTINGS, '{\n  "delay": {"aked": 1}\n}')
    world.git("add", SETTINGS)
    promise(f"{SETTINGS}:2:13: unknown key" in lint(world, code=2), "the mistake is not named")
    world.write(SETTINGS, "{}")
    words = lint(world, code=2)
    promise(f"{SETTINGS} (staged):2:13: unknown key" in words, "it is not said to be staged")
    world.git("add", SETTINGS)
    lint(world, code=1)


@case
def mistake_while_merging(world):
    """A hook that does nothing cannot be stopped by a configuration either."""
    stage_silent(world)
    world.write(SETTINGS, "{")
    world.git("add", SETTINGS)
    head = world.git("rev-parse", "HEAD").stdout.decode()
    world.write(".git/MERGE_HEAD", head)
    lint(world)


@case
def named_configuration(world):
    stage_silent(world)
    world.write(SETTINGS, "{}")
    world.git("add", SETTINGS)
    world.write("strict.json", '{"exclude": ["App/"]}')
    lint(world, "--config", "strict.json")


@case
def planned_configuration(world):
    """`git add -N` stages no content; what lies there is meant."""
    stage_silent(world)
    world.write(SETTINGS, '{"exclude": ["App/"]}')
    world.git("add", "-N", SETTINGS)
    lint(world)


@case
def paths_that_lead_nowhere(world):
    stage_silent(world)
    words = lint(world, "nowhere.swift", code=3)
    promise("nowhere.swift: no such file or directory" in words, "it is not named")
    world.git("rm", "-q", "--cached", "App/Other.swift")
    lint(world, "App/Other.swift")
    os.remove(world.path(world.target))
    lint(world, world.target, code=1)


@case
def excluded_files_tell_no_facts(world):
    """As in any run: a helper that is excluded is not known."""
    lines = [f'        Announcer.say("{n}")' for n in range(4)]
    helper = "import UIKit\n\nenum Announcer {\n    static func say(_ message: String) {\n"
    helper += "        UIAccessibility.post(notification: .announcement, argument: message)\n    }\n}\n"
    users = "final class Users {\n    func use() {\n" + "\n".join(lines) + "\n    }\n}\n"
    world.write("App/Announcer.swift", helper)
    world.write("App/Users.swift", users)
    world.git("add", "App")
    world.git("commit", "-qm", "helper")
    text = source.screen(["Oslo"])
    world.write(world.target, text.replace("// oslo 1", "// oslo 1, staged"))
    world.git("add", world.target)
    promise('Announcer.say("Recording in Oslo")' in lint(world, code=1), "the helper is not used")
    world.write(SETTINGS, '{"exclude": ["/App/Announcer.swift"]}')
    world.git("add", SETTINGS)
    promise("Announcer" not in lint(world, code=1), "the excluded helper is used")
    promise("Announcer" not in tool(world, "--lint", "App", code=1), "a plain run uses it")


def run(tool_path, scratch):
    """Tries every case; returns what went wrong."""
    failures = []
    for name, body in CASES.items():
        folder = os.path.join(scratch, f"configured {name}")
        shutil.copytree(os.path.join(scratch, "template"), folder, symlinks=True)
        try:
            body(World(folder, tool_path, None))
        except Exception as failure:
            failures.append((f"configured/{name}", f"{type(failure).__name__}: {failure}"))
    print(f"{len(CASES)} cases of what the index says beside its sources, {len(failures)} failed")
    return failures
