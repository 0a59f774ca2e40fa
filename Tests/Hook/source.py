"""A Swift source whose fixes are known, and the ways in which it is edited.

Everything here works on text with LF; what git or the work tree make of it is the states' matter.
"""

PLACES = ["Lima", "Oslo", "Quito", "Riga"]

# The line that a fix comes after, and the lines of the fix.
ANCHOR = {
    "Lima": "        limaErrorLabel.isHidden = false",
    "Oslo": '        osloStatusLabel.text = "Recording in Oslo"',
    "Quito": "        quitoPanel.isHidden = false",
    "Riga": "        rigaErrorLabel.isHidden = false",
}
FIX = {
    "Lima": [
        "        UIAccessibility.post(notification: .layoutChanged, argument: limaErrorLabel)"
    ],
    "Oslo": [
        "        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {",
        '            UIAccessibility.post(notification: .announcement, argument: "Recording in Oslo")',
        "        }",
    ],
    "Quito": ["        UIAccessibility.post(notification: .layoutChanged, argument: quitoPanel)"],
    "Riga": [
        "        UIAccessibility.post(notification: .layoutChanged, argument: rigaErrorLabel)"
    ],
}
HEAD_LINE = {
    "Lima": "    func showLimaError(_ message: String) {",
    "Oslo": "    @IBAction private func oslo(_ sender: UIButton) {",
    "Quito": "    @IBAction private func quito(_ sender: UIButton) {",
    "Riga": "    func showRigaError(_ message: String) {",
}


def function(place):
    name = place.lower()
    lines = [HEAD_LINE[place], f"        // {name} 1", f"        // {name} 2"]
    if place in ("Lima", "Riga"):
        lines.append(f"        {name}ErrorLabel.text = message")
    lines += [ANCHOR[place], f"        // {name} 3", f"        // {name} 4", "    }"]
    return lines


def screen(places, name="LoginViewController"):
    """A view controller with a silent function for each place."""
    lines = ["import UIKit", "", "// top 1", "// top 2", "// top 3", ""]
    lines.append(f"final class {name}: UIViewController {{")
    for place in PLACES:
        kind = "UIView" if place == "Quito" else "UILabel"
        suffix = {"Quito": "Panel", "Oslo": "StatusLabel"}.get(place, "ErrorLabel")
        lines.append(f"    @IBOutlet private var {place.lower()}{suffix}: {kind}!")
    lines += ["", "    // middle 1", "    // middle 2"]
    for place in places:
        lines += ["", f"    // above {place}", ""] + function(place)
    lines += ["", "    // end 1", "    // end 2", "    // end 3", "}"]
    return "\n".join(lines) + "\n"


def is_fixed(text, place):
    return "\n".join(FIX[place]) in text


def fixed(text, places):
    """The text with the fixes of some places that lack them."""
    lines = []
    for line in text.split("\n"):
        lines.append(line)
        for place in places:
            if line.startswith(ANCHOR[place]) and not is_fixed(text, place):
                lines += FIX[place]
    return "\n".join(lines)


def without_fixes(text):
    """The text without any line of any fix, for comparing what people wrote."""
    for place in PLACES:
        text = text.replace("\n".join(FIX[place]) + "\n", "")
    return text


def replaced(text, old, new):
    assert old in text, old
    return text.replace(old, new, 1)


# How a function gets into the commit; each takes HEAD's text and returns the staged one.
def stage_new(text, place):
    block = "\n".join(["", f"    // above {place}", ""] + function(place)) + "\n"
    return replaced(text, "\n    // end 1\n", block + "\n    // end 1\n")


def stage_apart(text, place):
    return replaced(text, f"// {place.lower()} 1\n", f"// {place.lower()} 1, staged\n")


def stage_adjacent(text, place):
    return replaced(text, f"// {place.lower()} 3\n", f"// {place.lower()} 3, staged\n")


def stage_on(text, place):
    return replaced(text, ANCHOR[place] + "\n", ANCHOR[place] + "  // staged\n")


def stage_taken_out(text, place):
    return replaced(text, f"        // {place.lower()} 2\n", "")


def stage_elsewhere(text, place):
    """Lines of no function: nothing is to be fixed."""
    return replaced(text, "    // middle 1\n", "    // middle 1, staged\n")


STAGED = {
    "new": stage_new,
    "apart": stage_apart,
    "adjacent": stage_adjacent,
    "on": stage_on,
    "taken-out": stage_taken_out,
    "elsewhere": stage_elsewhere,
}


# How the work tree differs from what is staged; each returns the work tree's text.
def tree_none(text, place):
    return text


def tree_apart(text, place):
    text = replaced(text, "// top 2\n", "// top 2, not staged\n")
    return replaced(text, "    // end 2\n", "    // end 2, not staged\n    // one more\n")


def tree_same_function(text, place):
    return replaced(text, HEAD_LINE[place] + "\n", HEAD_LINE[place] + "\n        // not staged\n")


def tree_before(text, place):
    lines = text.split("\n")
    index = next(i for i, line in enumerate(lines) if line.startswith(ANCHOR[place]))
    lines[index] += " // not staged"
    return "\n".join(lines)


def tree_after(text, place):
    lines = text.split("\n")
    index = next(i for i, line in enumerate(lines) if line.startswith(ANCHOR[place]))
    lines[index + 1] += ", not staged"
    return "\n".join(lines)


def tree_on(text, place):
    lines = text.split("\n")
    index = next(i for i, line in enumerate(lines) if line.startswith(ANCHOR[place]))
    return "\n".join(lines[: index + 1] + ["        // in the way"] + lines[index + 1 :])


def tree_gone(text, place):
    lines = text.split("\n")
    start = lines.index(HEAD_LINE[place])
    end = next(i for i in range(start, len(lines)) if lines[i] == "    }")
    return "\n".join(lines[:start] + lines[end + 1 :])


def tree_there(text, place):
    return fixed(text, [place])


def tree_there_before(text, place):
    return tree_before(fixed(text, [place]), place)


def tree_there_after(text, place):
    text = fixed(text, [place])
    block = "\n".join(FIX[place]) + "\n"
    return replaced(text, block, block + "        // not staged\n")


def tree_there_apart(text, place):
    return tree_apart(fixed(text, [place]), place)


TREE = {
    "none": tree_none,
    "apart": tree_apart,
    "same-function": tree_same_function,
    "before": tree_before,
    "after": tree_after,
    "on": tree_on,
    "gone": tree_gone,
    "there": tree_there,
    "there-before": tree_there_before,
    "there-after": tree_there_after,
    "there-apart": tree_there_apart,
}

# Where unstaged lines are in the way of a fix, so that the work tree has to stay as it is.
IN_THE_WAY = {"before", "after", "on", "gone"}
