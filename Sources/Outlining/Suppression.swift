import Lexing
package import SourceText

/// What a file asks to be left alone, in comments.
///
/// `// a11y-fix:ignore[ rule…][: reason]` on the line or the one before,
/// `// a11y-fix:ignore-file`, and regions from `a11y-fix:disable` to `a11y-fix:enable`.
package struct Suppression: Sendable {
  /// One comment that asks for it.
  package struct Mark: Sendable {
    /// From `a11y-fix:` to the end of the comment's line.
    package var range: ByteRange
    /// The rules it names, in order; empty for all.
    package var rules: [String]
    /// The lines whose findings it silences; `nil` for an `enable` that ends nothing.
    package var lines: ClosedRange<Int>?

    /// Whether it asks to leave alone what a rule finds on a line.
    package func covers(_ rule: String, line: Int) -> Bool {
      lines?.contains(line) == true && (rules.isEmpty || rules.contains(rule))
    }

    /// Whether an `enable` ends a region: without rules it ends every one.
    fileprivate func ends(_ region: Mark) -> Bool {
      rules.isEmpty || (!region.rules.isEmpty && Set(rules).isSuperset(of: region.rules))
    }
  }

  /// In source order.
  ///
  /// An `enable` that ends a region is part of that and not listed.
  package private(set) var marks: [Mark] = []

  /// What every such comment has in it.
  package static let prefix = "a11y-fix:"

  private let outline: SyntaxOutline
  private let lineTable: LineTable
  /// Indices of the regions in `marks` that are not ended yet.
  private var open: [Int] = []

  /// Reads the comments of a file.
  package init(_ outline: SyntaxOutline, lines: LineTable) {
    self.outline = outline
    lineTable = lines
    for comment in outline.stream.comments where outline.mentionsSuppression(in: comment) {
      read(comment)
    }
  }

  private mutating func read(_ comment: ByteRange) {
    let text = outline.file.text(comment)
    guard let marker = text.firstRange(of: Self.prefix) else { return }
    let rest = text[marker.upperBound...].prefix { !$0.isNewline }
    let word = rest.prefix { $0.isLetter || $0 == "-" }
    let start = comment.start + text[..<marker.lowerBound].utf8.count
    let end = start + Self.prefix.utf8.count + rest.utf8.count
    var mark = Mark(
      range: ByteRange(start, end), rules: Self.rules(in: rest.dropFirst(word.count)), lines: nil)
    let first = lineTable.line(at: comment.start)
    switch word {
    case "ignore":
      // Behind code it is about that code; alone on its line about the next.
      let last = lineTable.line(at: max(comment.start, comment.end - 1))
      mark.lines = first...(isBehindCode(comment) ? last : last + 1)
    case "ignore-file": mark.lines = 1...Int.max
    case "disable":
      mark.lines = first...Int.max
      open.append(marks.count)
    case "enable":
      let ended = open.filter { mark.ends(marks[$0]) }
      for index in ended { marks[index].lines = (marks[index].lines?.lowerBound ?? first)...first }
      open.removeAll { ended.contains($0) }
      if !ended.isEmpty { return }
    default: break
    }
    marks.append(mark)
  }

  /// Whether anything but white space is before a comment on its line.
  private func isBehindCode(_ comment: ByteRange) -> Bool {
    let start = lineTable.start(ofLine: lineTable.line(at: comment.start))
    let before = outline.file.bytes[start..<comment.start]
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return before.contains { $0 != 0x20 && $0 != 0x09 && !byteOrderMark.contains($0) }
  }

  /// The rule names after the word, up to a colon or the end of the comment.
  private static func rules(in text: Substring) -> [String] {
    let names = text.prefix { $0 != ":" && $0 != "*" }
    return names.split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
  }
}

extension SyntaxOutline {
  /// Whether any comment asks for something to be left alone.
  package var mentionsSuppression: Bool {
    stream.comments.contains { mentionsSuppression(in: $0) }
  }

  fileprivate func mentionsSuppression(in comment: ByteRange) -> Bool {
    Spelling(file.bytes, comment).contains("a11y-fix:")
  }
}
