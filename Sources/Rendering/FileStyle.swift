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

  /// The width that all but the longest fiftieth of the lines of code keep to, at least 100 and
  /// at most 140: a few long lines do not make a wide file.
  private static func width(of outline: SyntaxOutline) -> Int {
    var widths: [Int] = []
    let mark = outline.file.hasByteOrderMark ? 3 : 0
    let bytes = outline.file.bytes.span
    for token in outline.stream.tokens where token.startsLine && token.kind != .endOfFile {
      var start = Int(token.start)
      while start > mark, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
      widths.append(Indentation.columns(ofLineFrom: start, in: bytes))
    }
    guard !widths.isEmpty else { return 100 }
    widths = widths.inOrder(<)
    return min(max(widths[(widths.count - 1) * 98 / 100], 100), 140)
  }
}
