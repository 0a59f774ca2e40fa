"""Whether the comparison reports each of many faults, and only those."""

import random

import clang
import parsed as reference


def run(tool, parser, comparison, paths):
    """Returns how many faults were tried, and a line for each that is not reported as it should."""
    choice = random.Random(603)
    tried, missed = 0, []
    for path, tokens, statements, reliable in comparison.dumped(tool, [str(p) for p in paths]):
        with open(path, "rb") as file:
            data = file.read()
        lists = [("token", clang.tokens(path, data), clang.normal(tokens, data))]
        places = reference.statements(parser, data) if parser and reliable else None
        if places is not None:
            lists.append(("statement", list(places), reference.of_outline(statements, data)))
        for category, wanted, found in lists:
            if not found or sorted(wanted) != sorted(found):
                continue
            for fault in (dropped, shifted_end, shifted_start, doubled, other_kind):
                if fault is other_kind and category == "statement":
                    continue
                index = choice.randrange(len(found))
                place = found[index][0]
                reported = comparison.paired(
                    *comparison.differences(wanted, fault(list(found), index)))
                tried += 1
                if len(reported) != 1 or not is_about(reported[0], place):
                    missed.append(f"{path}: {category} {fault.__name__} at {place}: {reported}")
    return tried, missed


def is_about(difference, place):
    return any(side and side[0] == place for side in difference)


def dropped(facts, index):
    del facts[index]
    return facts


def doubled(facts, index):
    return facts + [facts[index]]


def shifted_end(facts, index):
    start, end, *rest = facts[index]
    facts[index] = (start, end + 1, *rest)
    return facts


def shifted_start(facts, index):
    start, end, *rest = facts[index]
    facts[index] = (start + 1, end, *rest)
    return facts


def other_kind(facts, index):
    facts[index] = (*facts[index][:2], "other")
    return facts
