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
    for token in outline.stream.tokens where token.startsLine && token.kind != .endOfFile {
      var end = Int(token.start)
      while !outline.isEndOfLine(end) { end += 1 }
      let start = outline.lineStart(before: Int(token.start))
      widths.append(Indentation.columns(of: outline.file.text(ByteRange(start, end))))
    }
    guard !widths.isEmpty else { return 100 }
    widths.sort()
    return min(max(widths[(widths.count - 1) * 98 / 100], 100), 140)
  }
}
