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
    String(decoding: lineBlanks(ofToken: token), as: UTF8.self)
  }

  /// The bytes of the white space at the start of the line on which `token` begins.
  func lineBlanks(ofToken token: Int) -> ArraySlice<UInt8> {
    let offset = Int(stream.tokens[firstTokenOnLine(of: token)].start)
    let start = lineStart(before: offset)
    return file.bytes[start..<endOfBlanks(from: start)]
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
    let comments = stream.comments
    let index = comments.indices.partitioningIndex { comments[$0].end > offset }
    guard index < comments.count, comments[index].start <= offset else { return nil }
    return comments[index]
  }

  /// The offset past the comments that follow `offset` on its line, blanks between them included.
  func endOfTrailingComments(from offset: Int) -> Int {
    var end = offset
    while let comment = comment(at: endOfBlanks(from: end)) { end = comment.end }
    return end
  }

  /// The offset of the line end of the 1-based `line`, or of the end of the file.
  func lineEnd(ofLine line: Int, _ lines: LineTable) -> Int {
    var end = lines.start(ofLine: line)
    while !isEndOfLine(end) { end += 1 }
    return end
  }

  /// The offset past the comment that heads the file and the empty lines after it.
  ///
  /// A comment that no empty line follows belongs to what comes next: then it is the start of the
  /// file, past a byte order mark and a `#!` line.
  var endOfHeader: Int {
    let first = stream.tokens.first { $0.kind != .shebang }
    let limit = first.map { lineStart(before: Int($0.start)) } ?? file.bytes.count
    var start = file.hasByteOrderMark ? 3 : 0
    if let token = stream.tokens.first, token.kind == .shebang {
      start = min(offsetOfNextLine(after: Int(token.end)), limit)
    }
    var position = start
    while position < limit, let comment = comment(at: endOfBlanks(from: position)) {
      position = offsetOfNextLine(after: comment.end)
      guard isEndOfLine(endOfBlanks(from: position)), position < limit else { continue }
      while position < limit, isEndOfLine(endOfBlanks(from: position)) {
        position = offsetOfNextLine(after: endOfBlanks(from: position))
      }
      return min(position, limit)
    }
    return start
  }

  /// The offset at which the line after the one of `offset` starts.
  private func offsetOfNextLine(after offset: Int) -> Int {
    var position = offset
    while !isEndOfLine(position) { position += 1 }
    guard position < file.bytes.count else { return position }
    let isReturn = file.bytes[position] == UInt8(ascii: "\r")
    position += 1
    if isReturn, position < file.bytes.count, file.bytes[position] == UInt8(ascii: "\n") {
      position += 1
    }
    return position
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
