"""The states of a repository in which the hook has to hold.

Each is a function of a world whose repository has a commit with the base text in the target; it
prepares what comes before staging and sets what it changes of the usual course. `World.before_run`
holds what is to be done once target and work tree are written.
"""

import os
import shutil

import source

STATES = {}


def state(function):
    STATES[function.__name__.replace("_", "-")] = function
    return function


@state
def plain(world):
    pass


@state
def two_files(world):
    """Another staged file that has nothing to be fixed."""
    world.write("App/Other.swift", source.screen([], "OtherViewController") + "// new\n")
    world.git("add", "App/Other.swift")


@state
def untracked(world):
    world.write("App/New.swift", source.screen(["Lima", "Quito"], "NewViewController"))
    world.write("junk.bin", bytes(range(256)))


@state
def rename(world):
    world.git("mv", world.target, "App/Entry screen.swift")
    world.target = "App/Entry screen.swift"


@state
def delete_other(world):
    world.git("rm", "-q", "App/Other.swift")


@state
def delete_other_unstaged(world):
    os.remove(world.path("App/Other.swift"))


@state
def delete_target_unstaged(world):
    world.tree_has_target = False
    world.before_run.append(lambda: os.remove(world.path(world.target)))


@state
def intent_to_add(world):
    world.write("App/Planned.swift", source.screen(["Lima"], "PlannedViewController"))
    world.git("add", "-N", "App/Planned.swift")


@state
def mode_change(world):
    os.chmod(world.path(world.target), 0o755)
    world.git("add", "--", world.target)


@state
def symlink(world):
    os.symlink("Login.swift", world.path("App/Alias.swift"))
    os.symlink("../outside.swift", world.path("Outside.swift"))
    world.write("../outside.swift", source.screen(["Lima"], "OutsideViewController"))
    world.git("add", "App/Alias.swift", "Outside.swift")


@state
def symlinked_folder(world):
    """The target's folder gives way to a link, after staging."""
    world.tree_takes_fixes = False
    world.adds_are_exact = False

    def exchange():
        shutil.move(world.path("App"), os.path.join(world.outside, "elsewhere"))
        os.symlink("../elsewhere", world.path("App"))

    world.before_run.append(exchange)


def add_submodule(world, path):
    inner = os.path.join(world.outside, "inner")
    os.makedirs(inner)
    world.git("init", "-q", "-b", "main", folder=inner)
    world.write("Part.swift", source.screen(["Lima"], "PartViewController"), top=inner)
    world.git("add", ".", folder=inner)
    world.git("commit", "-qm", "part", folder=inner)
    world.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner, path)


@state
def submodule(world):
    add_submodule(world, "Part")
    world.write("Part/Part.swift", source.screen(["Lima", "Quito"], "PartViewController"))


@state
def inside_submodule(world):
    """The commit is made in a submodule; its `.git` is a file."""
    outer = os.path.join(world.outside, "outer")
    os.makedirs(outer)
    world.git("init", "-q", "-b", "main", folder=outer)
    world.git(
        "-c", "protocol.file.allow=always", "submodule", "add", "-q", world.top, "app", folder=outer
    )
    world.top = os.path.join(outer, "app")


@state
def worktree(world):
    world.git("worktree", "add", "-q", "../linked", "-b", "linked")
    world.top = os.path.join(world.outside, "linked")


@state
def sparse(world):
    world.git("sparse-checkout", "set", "App")


@state
def sparse_target(world):
    """The target itself is left out of the work tree."""
    world.tree_has_target = False

    def leave_out():
        world.git("update-index", "--skip-worktree", "--", world.target)
        os.remove(world.path(world.target))

    world.before_run.append(leave_out)


@state
def assume_unchanged(world):
    world.adds_are_exact = False
    world.before_run.append(
        lambda: world.git("update-index", "--assume-unchanged", "--", world.target)
    )


@state
def commit_all(world):
    world.commit_arguments = ["-a"]
    world.makes_own_index = True


@state
def commit_patch(world):
    """Nothing is staged; `git commit -p` is told to take up all."""
    world.commit_arguments = ["-p"]
    world.commit_answers = b"a\n" * 9
    world.makes_own_index = True
    world.before_run.append(lambda: world.git("reset", "-q"))


@state
def commit_patch_declined(world):
    """`git commit -p` is told to add nothing to what is staged."""
    world.commit_arguments = ["-p"]
    world.commit_answers = b"d\n" * 9
    world.makes_own_index = True
    world.declines = True


@state
def commit_path(world):
    world.makes_own_index = True
    world.commit_arguments = ["--", world.target]
    world.write("notes.txt", "staged, and not for this commit\n")
    world.git("add", "notes.txt")


@state
def commit_include(world):
    world.makes_own_index = True
    world.commit_arguments = ["-i", "--", world.target]


@state
def amend(world):
    world.commit_arguments = ["--amend", "--no-edit"]


def side_branch(world):
    world.git("checkout", "-q", "-b", "side")
    world.write("notes.txt", "side\n")
    world.git("commit", "-qam", "side")
    world.git("checkout", "-q", "main")
    world.write("notes.txt", "main\n")
    world.git("commit", "-qam", "main")


def resolve(world):
    world.nothing_happens = True
    world.write("notes.txt", "both\n")
    world.git("add", "notes.txt")


@state
def merge(world):
    side_branch(world)
    world.git("merge", "-q", "side", check=False)
    resolve(world)


@state
def rebase(world):
    side_branch(world)
    world.git("checkout", "-q", "side")
    world.git("rebase", "-q", "main", check=False)
    resolve(world)


@state
def cherry_pick(world):
    side_branch(world)
    world.git("cherry-pick", "side", check=False)
    resolve(world)


@state
def revert(world):
    world.write("notes.txt", "one\n")
    world.git("commit", "-qam", "one")
    world.write("notes.txt", "two\n")
    world.git("commit", "-qam", "two")
    world.git("revert", "--no-edit", "HEAD~1", check=False)
    resolve(world)


MARKERS = "<<<<<<< ours\n// a\n=======\n// b\n>>>>>>> theirs\n"


@state
def conflict_markers(world):
    world.is_skipped = True
    world.to_index = world.to_tree = lambda text: (text + MARKERS).encode()


@state
def conflict_markers_unstaged(world):
    world.tree_takes_fixes = False
    world.adds_are_exact = False
    world.to_tree = lambda text: (text + MARKERS).encode()


def with_returns(text):
    return text.replace("\n", "\r\n").encode()


@state
def autocrlf(world):
    world.git("config", "core.autocrlf", "true")
    world.to_tree = with_returns


@state
def autocrlf_input(world):
    world.git("config", "core.autocrlf", "input")
    # CRLF in the work tree becomes LF in the index.
    world.to_tree = with_returns


@state
def autocrlf_line_feeds(world):
    """The editor wrote LF although a checkout writes CRLF."""
    world.git("config", "core.autocrlf", "true")


@state
def attribute_crlf(world):
    world.write(".gitattributes", "*.swift text eol=crlf\n")
    world.git("add", ".gitattributes")
    world.to_tree = with_returns


@state
def returns_everywhere(world):
    """CRLF in the index as well."""
    world.git("config", "core.autocrlf", "false")
    world.all_is_new = True
    world.to_index = world.to_tree = with_returns


@state
def attribute_filter(world):
    world.write(".gitattributes", "*.swift filter=mark\n")
    world.git("add", ".gitattributes")
    world.git("config", "filter.mark.clean", "sed -e 's/^.. top 1, of .*/\\/\\/ top 1/'")
    world.git("config", "filter.mark.smudge", "sed -e 's/^.. top 1$/\\/\\/ top 1, of this machine/'")
    world.to_tree = lambda text: text.replace("// top 1\n", "// top 1, of this machine\n").encode()


@state
def attribute_encoding(world):
    world.write(".gitattributes", "*.swift working-tree-encoding=UTF-16LE\n")
    world.git("add", ".gitattributes")
    world.tree_takes_fixes = False
    world.adds_are_exact = False
    world.to_tree = lambda text: text.encode("utf-16-le")


@state
def attribute_binary(world):
    world.write(".gitattributes", "*.swift -diff -text\n")
    world.git("add", ".gitattributes")


@state
def lfs_pointer(world):
    """Another source is a pointer, as Git LFS leaves them."""
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:" + "0" * 64 + "\nsize 9\n"
    world.write("App/Stored.swift", pointer)
    world.git("add", "App/Stored.swift")


@state
def index_file_absolute(world):
    world.environment["GIT_INDEX_FILE"] = os.path.join(world.top, ".git", "own index")
    world.git("read-tree", "HEAD")


@state
def index_file_relative(world):
    world.environment["GIT_INDEX_FILE"] = ".git/own-index"
    world.git("read-tree", "HEAD")


@state
def index_locked(world):
    world.by_hand = True
    lock = world.path(".git/index.lock")
    world.before_run.append(lambda: world.write(".git/index.lock", ""))
    world.after_run.append(lambda: os.remove(lock))


def named(name):
    def prepare(world):
        world.git("mv", "--", world.target, name)
        world.git("commit", "-qm", "name")
        world.target = name

    return prepare


STATES["name-space"] = named("App/a login .swift")
STATES["name-newline"] = named("App/a\nlogin.swift")
STATES["name-accents"] = named("App/Anm\u00e4ldning \u767b\u9304.swift")
STATES["name-decomposed"] = named("App/Anma\u0308ldning.swift")
STATES["name-quotes"] = named("App/a \"b\" 'c' \\d.swift")
STATES["name-pattern"] = named("App/[a]*?.swift")
STATES["name-dash"] = named("-login.swift")
STATES["name-colon"] = named(":login.swift")
STATES["name-tab"] = named("App/a\tb.swift")


@state
def two_alike(world):
    """Two names that only look alike: both are there, one is staged."""
    world.git("mv", world.target, "App/Anm\u00e4ldning.swift")
    world.write("App/Anma\u0308ldning.swift", source.screen(["Lima", "Quito"], "AlikeViewController"))
    world.git("add", "App")
    world.git("commit", "-qm", "names")
    world.target = "App/Anm\u00e4ldning.swift"


@state
def from_subfolder(world):
    world.place = "App"


@state
def hooks_path(world):
    world.git("config", "core.hooksPath", "own hooks")
    with open(world.path(".git/info/exclude"), "a") as file:
        file.write("own hooks\n")


@state
def odd_configuration(world):
    for name, value in [
        ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("core.quotePath", "false"),
        ("color.ui", "always"), ("diff.external", "false"), ("diff.interHunkContext", "50"),
        ("status.showUntrackedFiles", "no"), ("merge.conflictStyle", "diff3"),
        ("diff.algorithm", "histogram"), ("diff.orderFile", ".git/info/exclude"),
    ]:
        world.git("config", name, value)
    world.environment["GIT_DIFF_OPTS"] = "--unified=30"


@state
def unborn(world):
    """A repository with no commit yet."""
    world.all_is_new = True
    world.git("update-ref", "-d", "HEAD")
    world.git("read-tree", "--empty")
    world.git("add", "notes.txt")


SETTINGS = ".a11y-fix.json"
RULES = ["silent-failure", "silent-text-change", "silent-visibility-change"]
OFF = "{" + ", ".join(f'"{rule}": {{"enabled": false}}' for rule in RULES) + "}"


def settings(world, staged, tree):
    """Stages a configuration and has another one in the work tree; None is no file."""
    if staged is not None:
        world.write(SETTINGS, staged)
        world.git("add", SETTINGS)
    if tree is None:
        os.remove(world.path(SETTINGS))
    else:
        world.write(SETTINGS, tree)


@state
def settings_exclude(world):
    world.is_skipped = True
    settings(world, '{"exclude": ["App/"]}', "{}")


@state
def settings_exclude_unstaged(world):
    """What the work tree's configuration says is not part of the commit."""
    settings(world, "{}", '{"exclude": ["App/"]}')


@state
def settings_untracked(world):
    """Git knows no configuration, so the one that lies there is meant."""
    world.is_skipped = True
    settings(world, None, '{"exclude": ["App/"]}')


@state
def settings_deleted_unstaged(world):
    world.is_skipped = True
    settings(world, '{"exclude": ["App/"]}', None)


@state
def settings_broken_unstaged(world):
    settings(world, "{}", '{"exclude": 1')


@state
def settings_override(world):
    world.is_skipped = True
    settings(world, f'{{"overrides": [{{"paths": ["/App/"], "rules": {OFF}}}]}}', "{}")


@state
def settings_override_elsewhere(world):
    settings(world, f'{{"overrides": [{{"paths": ["/Lib/"], "rules": {OFF}}}]}}', "{}")


@state
def settings_paths_elsewhere(world):
    world.is_skipped = True
    settings(world, '{"paths": ["Lib"]}', "{}")
