import Lexing
import Outlining
import SourceText

/// Reads the white space and comments between tokens.
extension SyntaxOutline {
  /// The first token of the line on which `token` begins.
  func firstTokenOnLine(of token: Int) -> Int {
    var index = token
    while index > 0, !stream.tokens[index].startsLine { index -= 1 }
    return index
  }

  /// The white space at the start of the line on which `token` begins.
  func lineIndentation(ofToken token: Int) -> String {
    let offset = Int(stream.tokens[firstTokenOnLine(of: token)].start)
    let start = lineStart(before: offset)
    return file.text(ByteRange(start, endOfBlanks(from: start)))
  }

  /// The offset at which the line that holds `offset` starts, past a byte order mark.
  func lineStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineEnd(file.bytes[start - 1]) { start -= 1 }
    return start == 0 && file.hasByteOrderMark ? 3 : start
  }

  /// The offset past the spaces and tabs from `offset` on.
  func endOfBlanks(from offset: Int) -> Int {
    var end = offset
    while end < file.bytes.count, isBlank(file.bytes[end]) { end += 1 }
    return end
  }

  /// The offset of the first of the spaces and tabs that end at `offset`.
  func startOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, isBlank(file.bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Whether a line end or the end of the file comes at `offset`.
  func isEndOfLine(_ offset: Int) -> Bool {
    offset >= file.bytes.count || isLineEnd(file.bytes[offset])
  }

  /// The comment that starts at `offset`, or the one that `offset` lies inside.
  func comment(at offset: Int) -> ByteRange? {
    var low = 0
    var high = stream.comments.count
    while low < high {
      let middle = (low + high) / 2
      if stream.comments[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < stream.comments.count, stream.comments[low].start <= offset else { return nil }
    return stream.comments[low]
  }

  /// The offset past the comments that follow `offset` on its line, blanks between them included.
  func endOfTrailingComments(from offset: Int) -> Int {
    var end = offset
    while let comment = comment(at: endOfBlanks(from: end)) { end = comment.end }
    return end
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
