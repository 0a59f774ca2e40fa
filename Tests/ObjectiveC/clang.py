"""The tokens that clang's raw lexer sees, and ours, in one normal form.

A preprocessor line is one token up to its line's end; adjacent colons are one; a word is a word,
reserved or not; a number is a number. Both lists hold `(start, end, class)`, in bytes.
"""

import re
import subprocess

PUNCTUATION = {
    "l_paren": "leftParen", "r_paren": "rightParen", "l_square": "leftBracket",
    "r_square": "rightBracket", "l_brace": "leftBrace", "r_brace": "rightBrace",
    "comma": "comma", "semi": "semicolon", "at": "at", "hash": "pound", "period": "period",
    "colon": "colons", "coloncolon": "colons", "question": "question", "equal": "equal",
    "arrow": "arrow", "exclaim": "exclamation", "raw_identifier": "word",
    "numeric_constant": "number", "unknown": "invalid",
}
OURS = {"identifier": "word", "keyword": "word", "integerLiteral": "number",
        "floatLiteral": "number", "colon": "colons"}
PLACE = re.compile(rb"\tLoc=<[^\n]*:(\d+):(\d+)>\n")
LINE_END = re.compile(rb"\r\n|\r|\n")
PLACEHOLDER = re.compile(rb"<#[^\r\n]*?#>")
HIDDEN = re.compile(rb"\\[ \t\v\f]*(\r\n|\r|\n)")


def raw(path, data):
    """Yields clang's tokens, white space and comments included: start, end, kind."""
    # The tool reads all dialects alike; C has no other meaning for what only C++ has.
    out = subprocess.run(["clang", "-cc1", "-dump-raw-tokens", "-x", "objective-c++",
                          "-std=gnu++20", path], capture_output=True).stderr
    lines = [0] + [m.end() for m in LINE_END.finditer(data)]
    starts, last = [], 0
    for place in PLACE.finditer(out):
        kind = out[last:place.start()].split(b" ", 1)[0].decode()
        starts.append((lines[int(place[1]) - 1] + int(place[2]) - 1, kind))
        last = place.end()
    for (start, kind), (end, _) in zip(starts, starts[1:] + [(len(data), "")]):
        # The end of the file is a token, too.
        if kind != "eof":
            yield start, end, kind


def tokens(path, data):
    """Returns the tokens in the normal form, or `None` for what is not text."""
    if b"\0" in data:
        return None
    result = []
    directive = None
    starts_line = True
    placeholder = 0
    for start, end, kind in raw(path, data):
        # A token of clang's may begin with a hidden line end.
        while (hidden := HIDDEN.match(data, start, end)) and hidden.end() < end:
            start = hidden.end()
        text = data[start:end]
        if kind == "comment" or kind == "unknown" and not HIDDEN.sub(b"", text).strip():
            if kind == "unknown" and (at := free_line_end(text)) is not None:
                if directive is not None:
                    result.append((directive, start + at, "directive"))
                    directive = None
                starts_line = True
            elif kind == "comment" and LINE_END.search(text) and text.startswith(b"/*"):
                starts_line = True
            continue
        if directive is None and kind == "hash" and starts_line:
            directive = start
        elif directive is not None and text.startswith(b"/*"):
            # A comment without an end takes all with it.
            result.append((directive, len(data), "invalid"))
            return joined(result)
        elif directive is None and start < placeholder:
            pass
        elif directive is None and (editor := PLACEHOLDER.match(data, start)):
            placeholder = editor.end()
            result.append((start, placeholder, "placeholder"))
        elif directive is None:
            result.append((start, end, PUNCTUATION.get(kind) or literal(kind)))
        starts_line = False
    if directive is not None:
        result.append((directive, len(data), "directive"))
    return joined(result)


def free_line_end(text):
    """The first line end in white space that no `\\` hides."""
    hidden = {m.start(1) for m in HIDDEN.finditer(text)}
    return next((m.start() for m in LINE_END.finditer(text) if m.start() not in hidden), None)


def literal(kind):
    if kind.endswith("string_literal"):
        return "stringLiteral"
    return "characterLiteral" if kind.endswith("char_constant") else "operator"


def normal(ours, data):
    """Brings the tool's tokens to the normal form."""
    return joined([(s, e, "colons" if data[s:e] == b"::" else OURS.get(k, k)) for s, e, k in ours])


def joined(some):
    result = []
    for token in some:
        if result and token[2] == result[-1][2] == "colons" and token[0] == result[-1][1]:
            result[-1] = (result[-1][0], token[1], "colons")
        else:
            result.append(token)
    return result
