import Lexing
import Outlining
import Parsing
import SourceText
import Testing

/// A source with one statement between `«` and `»`.
enum MarkedSource {
  static func parse(_ text: String, language: Language) -> (file: SourceFile, range: ByteRange) {
    var bytes = ContiguousArray<UInt8>()
    var start = 0
    var end = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«": start = bytes.count
      case "»": end = bytes.count
      default: bytes.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    let path = language == .swift ? "A.swift" : "A.m"
    return (SourceFile(path: path, bytes: bytes, language: language), ByteRange(start, end))
  }

  static func outline(_ file: SourceFile) -> SyntaxOutline {
    Parsing.outline(file)
  }

  /// Returns the index of the statement that spans `range`.
  static func statement(_ outline: SyntaxOutline, at range: ByteRange) throws -> Int {
    let found = outline.statements.indices.last { index in
      let own = outline.range(outline.statements[index].tokens)
      return own.start == range.start && (own.end == range.end || own.end == range.end + 1)
    }
    return try #require(found, "no statement at \(range)")
  }
}
