import Lexing
import Outlining
import SourceText

/// Comments that silence findings from now on, each on a line of its own above the finding's.
struct SuppressionComments {
  private let file: SourceFile
  private let lines: LineTable
  private let stream: TokenStream
  /// By the finding's line: the rules, in order, and what was said of them.
  private var comments: [Int: (rules: [String], reasons: [String])] = [:]

  init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file.bytes)
    stream = lex(file)
  }

  /// Whether a comment may stand above a line: not amid a literal, a comment or a macro, and not
  /// between another such comment and its line.
  func takes(_ line: Int) -> Bool {
    let start = lines.start(ofLine: line)
    let isAmid =
      stream.tokens.contains { Int($0.start) < start && start < Int($0.end) }
      || stream.comments.contains { $0.start < start && start < $0.end }
    if isAmid { return false }
    guard line > 1 else { return true }
    let above = file.text(ByteRange(lines.start(ofLine: line - 1), start))
    let code = above.reversed().drop(while: \.isWhitespace)
    return code.first != "\\" && !above.contains(Suppression.prefix)
  }

  mutating func add(_ rule: String, at line: Int, reason: String) {
    let words = String(reason.map { $0.isNewline || $0 == "\0" ? " " : $0 })
    let trimmed = words.split(separator: " ").joined(separator: " ")
    var comment = comments[line] ?? ([], [])
    if !comment.rules.contains(rule) { comment.rules.append(rule) }
    if !trimmed.isEmpty { comment.reasons.append(trimmed) }
    comments[line] = comment
  }

  /// The insertions, in source order.
  var edits: [Edit] {
    comments.inOrder { $0.key < $1.key }.map { line, comment in
      let start = lines.start(ofLine: line)
      let mark = line == 1 && file.hasByteOrderMark ? 3 : 0
      let indent = file.bytes[(start + mark)...].prefix { $0 == 0x20 || $0 == 0x09 }
      let rules = comment.rules.joined(separator: " ")
      let reason = comment.reasons.isEmpty ? "" : ": " + comment.reasons.joined(separator: "; ")
      let text = String(decoding: indent, as: UTF8.self) + "// \(Suppression.prefix)ignore \(rules)"
      return .insert(text + reason + file.lineEnding.text, at: start + mark)
    }
  }
}
