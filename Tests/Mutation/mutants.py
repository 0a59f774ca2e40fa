"""Finds the conditions of Swift sources, and writes each so that a number from outside changes it.

Only the text is looked at: what the compiler does not take is left as it was, and counted.
"""
import re

OPENING, CLOSING = "([{", ")]}"
# Methods whose closure is a condition.
ASKING = (r"\.(?:contains|allSatisfy|filter|first|last|firstIndex|lastIndex|drop|prefix|removeAll"
          r"|count)\s*(?:\((?:where|while): )?\{")
CONTINUES = re.compile(r"\s*(&&|\|\||\?|:|\.|==|!=|<|>|\)|\]|\})")
BOUNDARIES = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}

SWITCH = '''#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The change that is made in this run.
package let activeMutant: Int = unsafe getenv("A11Y_FIX_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

package func isMutant(_ number: Int) -> Bool { number == activeMutant }

package func mutantNot(_ number: Int, _ value: Bool) -> Bool { value != (number == activeMutant) }

package func mutantAnd(_ number: Int, _ first: Bool, _ second: @autoclosure () -> Bool) -> Bool {
  number == activeMutant ? first || second() : first && second()
}

package func mutantOr(_ number: Int, _ first: Bool, _ second: @autoclosure () -> Bool) -> Bool {
  number == activeMutant ? first && second() : first || second()
}
'''


class Mutant:
    def __init__(self, path, line, kind, text):
        self.path, self.line, self.kind, self.text = path, line, kind, " ".join(text.split())

    def __str__(self):
        return f"{self.path}:{self.line}: {self.kind}: {self.text}"


def masked(text):
    """The text with every string and comment written over, at the same places."""
    out = list(text)

    def blank(start, end, filler):
        for index in range(start, end):
            if out[index] != "\n":
                out[index] = filler

    def end_of_string(start, quotes, pounds):
        """Past the string whose content begins at `start`."""
        index, close, escape = start, quotes + pounds, "\\" + pounds + "("
        while index < len(text):
            if text.startswith(close, index):
                return index + len(close)
            if text.startswith(escape, index):
                depth, index = 1, index + len(escape)
                while index < len(text) and depth:
                    if text[index] == '"':
                        index = end_of_string(index + 1, '"', "")
                        continue
                    depth += {"(": 1, ")": -1}.get(text[index], 0)
                    index += 1
                continue
            index += 2 if text[index] == "\\" and not pounds else 1
        return len(text)

    index = 0
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            blank(index, end, " ")
        elif text.startswith("/*", index):
            end = text.index("*/", index) + 2
            blank(index, end, " ")
        elif match := re.compile(r'(#*)("""|")').match(text, index):
            end = end_of_string(match.end(), match[2], match[1])
            blank(index, end, "_")
        else:
            end = index + 1
        index = end
    return "".join(out)


def without_comments(text, mask):
    """The text with its comments blank: what is put behind one must not become part of it."""
    return "".join(original if covered != " " or original == "\t" else " "
                   for original, covered in zip(text, mask))


class Source:
    def __init__(self, path, text):
        self.path = path
        self.mask = masked(text)
        self.text = without_comments(text, self.mask)
        self.ranges = set()
        self.find()

    # ------------------------------------------------------------ where conditions are

    def find(self):
        for match in re.finditer(r"(?<![.#\w])(if|guard|while|where)\b(?!:)", self.mask):
            self.condition_list(match)
        for match in re.finditer(r"(?:->|:) Bool \{", self.mask):
            self.body(match.end(), self.partner(match.end() - 1), True)
        for match in re.finditer(ASKING, self.mask):
            if self.is_condition_end(match):
                continue
            start, end = match.end(), self.partner(match.end() - 1)
            parameters = re.compile(r"\s*(?:\[[^\]]*\] )?[\w, ()]+ in\b").match(self.mask, start, end)
            self.body(parameters.end() if parameters else start, end, False)
        for match in re.finditer(r"\breturn (true|false)\b", self.mask):
            self.add(match.start(1), match.end(1))
        # The values of an expression that is a switch or an if.
        for match in re.finditer(r"^\s*(true|false)\s*$", self.mask, re.M):
            self.add(match.start(1), match.end(1))
        for match in re.finditer(r"^\s*(?:case|default)\b.*: (true|false)$", self.mask, re.M):
            self.add(match.start(1), match.end(1))

    def is_condition_end(self, match):
        """Whether the brace opens what a condition decides: `if let one = all.last {`."""
        line = self.mask[self.mask.rfind("\n", 0, match.start()) + 1:match.start()]
        opened = re.search(r"\b(?:if|while|for)\b(?!.*\{)", line)
        return "(" not in match[0] and bool(opened) and line.count("(") == line.count(")")

    def partner(self, index):
        depth = 0
        while index < len(self.mask):
            if self.mask[index] in OPENING:
                depth += 1
            elif self.mask[index] in CLOSING:
                depth -= 1
                if depth == 0:
                    return index
            index += 1
        return len(self.mask)

    def condition_list(self, match):
        keyword, index = match[1], match.end()
        stop = "{"
        if keyword == "where":
            before = re.findall(r"\b(for|case|func|extension|init|struct|class|enum|protocol|catch)\b",
                                self.mask[max(0, match.start() - 400):match.start()])
            if not before or before[-1] not in ("for", "case"):
                return
            stop = "{" if before[-1] == "for" else ":"
        start, depth, elements = index, 0, []
        while index < len(self.mask):
            char = self.mask[index]
            if depth == 0 and (char == stop and keyword != "guard"
                               or keyword == "guard" and re.match(r"else\b", self.mask[index:index + 5])
                               and self.mask[index - 1].isspace()):
                break
            # The end of a `repeat`.
            if depth == 0 and char == "\n" and keyword == "while":
                if self.mask[:match.start()].endswith("} "):
                    break
            if char in OPENING:
                depth += 1
            elif char in CLOSING:
                depth -= 1
                if depth < 0:
                    return
            elif char == "," and depth == 0:
                elements.append((start, index))
                start = index + 1
            index += 1
        elements.append((start, index))
        # Behind a comma a `case` has its next pattern.
        for start, end in elements[:1] if stop == ":" else elements:
            is_binding = re.match(r"\s*(let|var|case|#\w+|unsafe|consume)\b", self.mask[start:end])
            if not is_binding and self.mask[start:end].strip() != "true":
                self.add(start, end)

    def body(self, start, end, is_function):
        """A body that is one expression, or the values that a function returns."""
        mask = self.mask[start:end]
        if not re.match(r"\s*(if|switch|guard|let|var|return|for|while|get|defer|do|lazy|#|func|@|set)\b",
                        mask) and self.is_one_expression(mask):
            self.add(start, end)
        elif is_function:
            for match in re.finditer(r"\breturn (?!(?:true|false|switch|if)\b)", mask):
                stop = self.end_of_expression(start + match.end(), end)
                self.add(start + match.end(), stop)

    def is_one_expression(self, mask):
        depth = 0
        stripped = mask.strip()
        if ";" in stripped:
            return False
        for index, char in enumerate(stripped):
            depth += (char in OPENING) - (char in CLOSING)
            if char == "\n" and depth == 0 and not CONTINUES.match(stripped, index + 1):
                if not re.search(r"(&&|\|\||==|,)\s*$", stripped[:index]):
                    return False
        return bool(stripped)

    def end_of_expression(self, index, limit):
        depth = 0
        while index < limit:
            char = self.mask[index]
            if char in OPENING:
                depth += 1
            elif char in CLOSING:
                depth -= 1
                if depth < 0:
                    return index
            elif depth == 0 and (char == ";" or char == "\n" and not CONTINUES.match(self.mask, index + 1)):
                return index
            index += 1
        return limit

    def add(self, start, end):
        while start < end and self.mask[start].isspace():
            start += 1
        while end > start and self.mask[end - 1].isspace():
            end -= 1
        mask = self.mask[start:end]
        if mask and not re.search(r"\b(try|await)\b", mask):
            self.ranges.add((start, end))

    # ------------------------------------------------------------ writing them

    def mutated(self, mutants, excluded):
        """The text with mutants in it, which are added to `mutants`; those of excluded lines are not."""
        self.mutants, self.excluded = mutants, excluded
        self.children = sorted(self.ranges, key=lambda part: (part[0], -part[1]))
        return self.render_plain(0, len(self.text), None)

    def render_plain(self, start, end, within):
        """The text as it is, but for the conditions inside it."""
        out, index = [], start
        for low, high in self.children:
            if low < index or high > end or low < start or (low, high) == within:
                continue
            out += [self.text[index:low], self.render(low, high)]
            index = high
        out.append(self.text[index:end])
        return "".join(out)

    def number(self, kind, start, end):
        line = self.text.count("\n", 0, start) + 1
        self.mutants.append(Mutant(self.path, line, kind, self.text[start:end]))
        return len(self.mutants) - 1

    def render(self, start, end):
        """The text with its mutants; its lines stay where they were: errors are found by them."""
        text = self.rendered(start, end)
        lost = self.text.count("\n", start, end) - text.count("\n")
        return f"{text[:-1]}{chr(10) * lost})" if lost and text.endswith(")") else text

    def rendered(self, start, end):
        first = self.text.count("\n", 0, start) + 1
        last = self.text.count("\n", 0, end) + 1
        if any((self.path, line) in self.excluded for line in range(first, last + 1)):
            return self.text[start:end]
        if self.text[start:end] in ("true", "false"):
            return f"mutantNot({self.number('negated', start, end)}, {self.text[start:end]})"
        if not self.operators(start, end, ["||", "&&"]):
            return self.atom(start, end)
        return f"mutantNot({self.number('negated', start, end)}, {self.logic(start, end)})"

    def top(self, start, end):
        """The text's own level: what is in brackets is written over."""
        out, depth = [], 0
        for char in self.mask[start:end]:
            depth -= char in CLOSING
            out.append(char if depth == 0 else "_")
            depth += char in OPENING
        return "".join(out)

    def operators(self, start, end, names):
        top = self.top(start, end)
        pattern = "|".join(re.escape(f"{name}") for name in names)
        # A choice binds less than all of these.
        if re.search(r"\s\?\s", top):
            return []
        return [(start + match.start(), start + match.end())
                for match in re.finditer(rf"(?<=\s)({pattern})(?=\s)", top)]

    def logic(self, start, end):
        for name, function in (("||", "mutantOr"), ("&&", "mutantAnd")):
            places = self.operators(start, end, [name])
            if not places:
                continue
            parts, low = [], start
            for place in places:
                parts.append((low, place[0]))
                low = place[1]
            parts.append((low, end))
            out = self.logic(*parts[0])
            for place, part in zip(places, parts[1:]):
                number = self.number(f"{name} changed", place[0], part[1])
                out = f"{function}({number}, {out}, {self.logic(*part)})"
            return out
        return self.atom(start, end)

    def atom(self, start, end):
        while start < end and self.mask[start].isspace():
            start += 1
        while end > start and self.mask[end - 1].isspace():
            end -= 1
        low = start + (self.mask[start] == "!")
        if self.mask[low] == "(" and self.partner(low) == end - 1:
            if self.operators(low + 1, end - 1, ["||", "&&"]):
                number = self.number("negated", start, end)
                inner = f"{self.text[start:low]}({self.logic(low + 1, end - 1)})"
                return f"mutantNot({number}, {inner})"
        number = self.number("negated", start, end)
        return f"mutantNot({number}, {self.compared(start, end)})"

    def compared(self, start, end):
        comparisons = self.operators(start, end, list(BOUNDARIES))
        top = self.top(start, end)
        if len(comparisons) != 1 or "==" in top or "??" in top:
            return self.render_plain(start, end, (start, end))
        low, high = comparisons[0]
        own = self.mask[low:high]
        number = self.number(f"{own} became {BOUNDARIES[own]}", start, end)
        left = self.render_plain(start, low, (start, end))
        right = self.render_plain(high, end, (start, end))
        return f"(isMutant({number}) ? {left}{BOUNDARIES[own]}{right} : {left}{own}{right})"
