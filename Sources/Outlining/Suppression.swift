import Lexing
package import SourceText

/// What a file asks to be left alone, in comments.
///
/// `// a11y-fix:ignore[ rule…][: reason]` on the line or the one before,
/// `// a11y-fix:ignore-file`, and regions from `a11y-fix:disable` to `a11y-fix:enable`.
package struct Suppression: Sendable {
  private struct Span {
    var lines: ClosedRange<Int>
    /// Empty for all rules.
    var rules: Set<String>
  }

  private var spans: [Span] = []

  /// Reads the comments of a file.
  package init(_ outline: SyntaxOutline, lines: LineTable) {
    var open: [(line: Int, rules: Set<String>)] = []
    for comment in outline.stream.comments {
      let text = outline.file.text(comment)
      guard let marker = text.firstRange(of: "a11y-fix:") else { continue }
      let rest = text[marker.upperBound...]
      let word = rest.prefix { $0.isLetter || $0 == "-" }
      let rules = Suppression.rules(in: rest.dropFirst(word.count))
      let first = lines.line(at: comment.start)
      let last = lines.line(at: max(comment.start, comment.end - 1))
      switch word {
      case "ignore": spans.append(Span(lines: first...(last + 1), rules: rules))
      case "ignore-file": spans.append(Span(lines: 1...Int.max, rules: rules))
      case "disable": open.append((first, rules))
      case "enable":
        for start in open { spans.append(Span(lines: start.line...first, rules: start.rules)) }
        open = []
      default: break
      }
    }
    for start in open { spans.append(Span(lines: start.line...Int.max, rules: start.rules)) }
  }

  /// The rule names after the word, up to a colon or the end of the line.
  private static func rules(in text: Substring) -> Set<String> {
    let names = text.prefix { $0 != ":" && !$0.isNewline && $0 != "*" }
    return Set(names.split { $0 == " " || $0 == "," }.map(String.init))
  }

  /// Whether the findings of a rule on some lines are to be left alone.
  package func covers(_ rule: String, lines: ClosedRange<Int>) -> Bool {
    spans.contains { $0.lines.overlaps(lines) && ($0.rules.isEmpty || $0.rules.contains(rule)) }
  }
}
