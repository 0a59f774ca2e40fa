import Lexing
import Outlining
import SourceText

/// How a file is laid out, read off the file itself.
struct FileStyle: Hashable, Sendable {
  var indentation: Indentation
  var braces: BraceStyle
  /// Columns that a line may take.
  var width: Int
  var lineEnding: String

  init(of outline: SyntaxOutline) {
    indentation = Indentation(of: outline)
    braces = BraceStyle(of: outline)
    width = FileStyle.width(of: outline)
    lineEnding = outline.file.lineEnding.text
  }

  /// The narrowest and the widest that a file is taken to be.
  private static let widths = 100...140

  /// The width that all but the longest fiftieth of the lines of code keep to, within bounds: a few
  /// long lines do not make a wide file.
  private static func width(of outline: SyntaxOutline) -> Int {
    // How many lines there are of each width, as far as it matters.
    var counts = Array(repeating: 0, count: widths.upperBound + 1)
    let mark = outline.file.hasByteOrderMark ? 3 : 0
    let bytes = outline.file.bytes.span
    for token in outline.stream.tokens where token.startsLine && token.kind != .endOfFile {
      var start = Int(token.start)
      while start > mark, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
      let columns = Indentation.columns(ofLineFrom: start, in: bytes)
      counts[min(max(columns, widths.lowerBound), widths.upperBound)] += 1
    }
    var left = (counts.reduce(0, +) - 1) * 98 / 100
    for width in widths {
      left -= counts[width]
      if left < 0 { return width }
    }
    return widths.lowerBound
  }
}
