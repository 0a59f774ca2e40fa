import Lexing
import Outlining
import SourceText

/// One level of a file's indentation.
///
/// Found from the lines that follow an opening brace. In
///
///     class Cell: UITableViewCell {      // 0 columns
///       func show(_ text: String) {      // 2 columns: 2 more than the line above
///         label.text = text              // 4 columns: 2 more
///         UIView.animate(withDuration: 1,
///                        animations: {   // 23 columns
///           self.alpha = 1               // 10 columns: less, tells nothing
///
/// two lines say "2 spaces" and none says otherwise, so a level is two spaces. Inserted lines take
/// the white space of the line that they follow as it is, tabs and all, and add levels to that: a
/// post after `label.text = text` with one level of its own (the body of a delay) gets 4 + 2
/// columns.
struct Indentation: Hashable, Sendable {
  /// The white space of one level: a tab, or some spaces.
  var unit: String

  /// Columns that a tab is counted as where lines are measured.
  static let tabWidth = 4
  /// Xcode's default, for files that show no level at all.
  static let standard = Indentation(unit: "    ")

  init(unit: String) { self.unit = unit }

  /// The level that most lines after a brace show; the narrower of two equally frequent ones.
  init(of outline: SyntaxOutline) {
    // By the number of spaces; tabs under none.
    var votes: [Int: Int] = [:]
    let tokens = outline.stream.tokens
    for index in tokens.indices.dropLast() where tokens[index].kind == .leftBrace {
      let next = tokens[index + 1]
      guard next.startsLine, next.kind != .rightBrace, next.word != .case, next.word != .default
      else { continue }
      let outer = outline.lineBlanks(ofToken: index)
      let inner = outline.lineBlanks(ofToken: index + 1)
      guard inner.count > outer.count, inner.starts(with: outer) else { continue }
      let step = inner.dropFirst(outer.count)
      if step.allSatisfy({ $0 == UInt8(ascii: " ") }) {
        votes[step.count, default: 0] += 1
      } else if step.count == 1 {
        votes[0, default: 0] += 1
      }
    }
    let best = votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    unit = best.map { Indentation.unit(ofSpaces: $0.key) } ?? Indentation.standard.unit
  }

  private static func unit(ofSpaces count: Int) -> String {
    count == 0 ? "\t" : String(repeating: " ", count: count)
  }

  /// Returns the columns that the bytes from `start` to the end of the line take: one a scalar.
  static func columns(ofLineFrom start: Int, in bytes: Span<UInt8>) -> Int {
    var columns = 0
    // Eight bytes at a time as long as none is beyond ASCII or below a space.
    var offset = bytes.firstEight(from: start) {
      ($0 | ($0 &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 != 0
    }
    columns = offset - start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: " ")..<0x80: columns += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return columns
      case UInt8(ascii: "\t"): columns += tabWidth
      default: columns += byte & 0xC0 == 0x80 ? 0 : 1
      }
    }
    return columns
  }

  /// Returns the columns that `text` takes, which must not contain a line end.
  static func columns(of text: String) -> Int {
    var text = text
    return text.withUTF8 { unsafe columns(ofLineFrom: 0, in: $0.span) }
  }
}
