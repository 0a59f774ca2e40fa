package import Lexing
package import SourceText

/// Whether tokens, comments and white space together are every byte of a file.
package enum Losslessness {
  /// Returns the first offset that belongs to nothing, or where the stream is out of order; `nil`
  /// where there is none.
  package static func firstLoss(in file: SourceFile, _ stream: TokenStream) -> Int? {
    let bytes = file.bytes
    var offset = 0
    var comment = 0
    for token in stream.tokens {
      while offset < Int(token.start) {
        if comment < stream.comments.count, stream.comments[comment].start == offset {
          guard !stream.comments[comment].isEmpty else { return offset }
          offset = stream.comments[comment].end
          comment += 1
        } else {
          let length = whiteSpaceLength(in: file, at: offset)
          if length == 0 { return offset }
          offset += length
        }
      }
      let isEmpty = token.start == token.end
      guard Int(token.start) == offset, isEmpty == (token.kind == .endOfFile) else { return offset }
      offset = Int(token.end)
    }
    let isWhole = offset == bytes.count && comment == stream.comments.count
    return isWhole && stream.tokens.last?.kind == .endOfFile ? nil : offset
  }

  private static func whiteSpaceLength(in file: SourceFile, at offset: Int) -> Int {
    let rest = file.bytes[offset...]
    switch file.bytes[offset] {
    case 0x09...0x0D, 0x20: return 1
    case 0xC2 where file.language == .swift: return rest.starts(with: [0xC2, 0xA0]) ? 2 : 0
    case 0xEF where file.language == .swift || offset == 0:
      return rest.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    case UInt8(ascii: "\\") where file.language == .objectiveC:
      let blanks = rest.dropFirst().prefix { $0 == 0x20 || $0 == 0x09 }
      let isHidden =
        blanks.endIndex < rest.endIndex && [0x0A, 0x0D].contains(rest[blanks.endIndex])
      return isHidden ? blanks.count + 1 : 0
    default: return 0
    }
  }
}
