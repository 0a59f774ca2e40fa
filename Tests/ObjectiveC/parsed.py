"""The statements that tree-sitter's parser sees in bodies, and ours, in one normal form.

The normal form is the range of each statement in a body. A body's own braces are no statement,
nor is the `if` of an `else if`; the label before a statement is one of its own; a `case` reaches
to the next one.
"""

import sys

BODIES = {"if_statement", "else_clause", "for_statement", "while_statement", "do_statement"}
TRANSPARENT = {"preproc_if", "preproc_ifdef", "preproc_else", "preproc_elif", "preproc_elifdef"}
DECLARATIONS = {"declaration", "type_definition", "struct_specifier", "union_specifier",
                "enum_specifier", "function_definition"}


def parser(library):
    """The parser from the folder `library`; `None` without one."""
    if not library:
        return None
    if library not in sys.path:
        sys.path.insert(0, library)
    import tree_sitter
    import tree_sitter_objc
    return tree_sitter.Parser(tree_sitter.Language(tree_sitter_objc.language()))


def statements(parser, data):
    """Returns the statements of all bodies with the parser's word for each.

    Returns `None` for a file that is not parsed clean.
    """
    root = parser.parse(data).root_node
    if root.has_error:
        return None
    found = {}
    stack = [(root, False)]
    while stack:
        node, in_body = stack.pop()
        holds = node.type in ("compound_statement", "case_statement", "labeled_statement") or (
            node.type in TRANSPARENT and in_body)
        for child in node.children:
            if child.is_named and is_statement(node, child, holds):
                found[place(child, data)] = child.type
            stack.append((child, holds))
    return found


def is_statement(node, child, holds):
    kind = child.type
    if not (kind.endswith("_statement") or kind in DECLARATIONS):
        return False
    if node.type in BODIES:
        is_branch = node.type == "else_clause" and kind == "if_statement"
        return kind not in {"compound_statement", *DECLARATIONS} and not is_branch
    return holds


def place(node, data):
    if node.type == "labeled_statement":
        end = data.index(b":", node.start_byte) + 1
        return node.start_byte, end, "statement"
    return node.start_byte, node.end_byte, "statement"


def of_outline(statements, data):
    """Returns the tool's statements that stand in bodies."""
    return [(start, end, "statement") for start, end, kind, block in statements
            if kind != "directive" and block not in ("file", "typeBody")]
