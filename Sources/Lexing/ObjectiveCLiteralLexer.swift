// Literals and preprocessor lines of the C family.

extension ObjectiveCScanner {
  /// Scans the literal that starts at `start` and whose opening quote is at `quote`.
  mutating func scanLiteral(_ kind: TokenKind, from start: Int, quote: Int) {
    let end = endOfLiteral(from: quote)
    guard end.isClosed else { return cursor.emitUnterminated(from: start, to: end.offset) }
    cursor.emit(kind, from: start, to: end.offset)
  }

  /// Scans a literal whose quote the word at `start` directly precedes, if that word may.
  mutating func scanPrefixedLiteral(from start: Int, quote: Int) -> Bool {
    let isString = cursor.bytes[quote] == .quote
    var encodingEnd = quote
    let isRaw = isString && cursor.bytes[quote - 1] == UInt8(ascii: "R")
    if isRaw { encodingEnd -= 1 }
    switch encodingEnd - start {
    case 0: guard isRaw else { return false }
    case 1:
      switch Unicode.Scalar(cursor.bytes[start]) {
      case "L", "u", "U": break
      default: return false
      }
    case 2:
      guard cursor.bytes[start] == UInt8(ascii: "u"), cursor.bytes[start + 1] == 0x38 else {
        return false
      }
    default: return false
    }
    if isRaw { return scanRawString(from: start, quote: quote) }
    scanLiteral(isString ? .stringLiteral : .characterLiteral, from: start, quote: quote)
    return true
  }

  /// Scans `R"delimiter(…)delimiter"`; returns `false` where it is no raw string.
  private mutating func scanRawString(from start: Int, quote: Int) -> Bool {
    var open = quote + 1
    delimiter: while open - quote <= 17 {
      switch Unicode.Scalar(cursor.peek(open)) {
      case "(": break delimiter
      case " ", ")", "\\", "\t", "\u{B}", "\u{C}", "\n", "\r", "\0": return false
      default: open += 1
      }
    }
    guard cursor.peek(open) == .leftParen else { return false }
    let length = open - quote - 1
    var offset = open + 1
    while offset < cursor.count {
      if cursor.bytes[offset] == UInt8(ascii: ")"), cursor.peek(offset + length + 1) == .quote,
        (0..<length).allSatisfy({ cursor.bytes[offset + 1 + $0] == cursor.bytes[quote + 1 + $0] })
      {
        let end = offset + length + 2
        let hasLines = cursor.endOfLine(from: start) < end
        cursor.emit(.stringLiteral, from: start, to: end, flags: hasLines ? .special : [])
        return true
      }
      offset += 1
    }
    cursor.emitUnterminated(from: start, to: cursor.count, flags: .special)
    return true
  }

  /// Returns the offset past the literal whose opening quote is at `quote`, or where its line ends.
  private func endOfLiteral(from quote: Int) -> (offset: Int, isClosed: Bool) {
    let mark = cursor.bytes[quote]
    var offset = quote + 1
    while true {
      offset = cursor.next(.stringStop, from: offset)
      guard offset < cursor.count else { return (cursor.count, false) }
      switch cursor.bytes[offset] {
      case mark: return (offset + 1, true)
      case .lineFeed, .carriageReturn: return (offset, false)
      case .backslash:
        let length = continuationLength(at: offset)
        offset = min(offset + (length == 0 ? 2 : length), cursor.count)
      default: offset += 1
      }
    }
  }

  mutating func scanPound() {
    let start = cursor.position
    if cursor.gapFlags.contains(.startsLine) { return scanDirective() }
    if cursor.peek(start + 1) == .pound {
      return cursor.emit(.operator, from: start, to: start + 2)
    }
    cursor.emitByte(.pound)
  }

  /// Scans a preprocessor line with its continued lines and the comments in it.
  private mutating func scanDirective() {
    let start = cursor.position
    let nameStart = cursor.end(of: .blank, from: start + 1)
    let nameEnd = cursor.end(of: .word, from: nameStart)
    let name = cursor.bytes.word(from: nameStart, to: nameEnd)
    let word = objectiveCDirective(name)
    switch word {
    case .poundError, .poundWarning:
      // The rest is prose, in which quotes and comments mean nothing.
      return cursor.emit(
        .directive, from: start, to: endOfLogicalLine(from: nameEnd), word: word)
    case .poundImport, .poundInclude:
      let path = cursor.end(of: .blank, from: nameEnd)
      var end = path
      if cursor.peek(path) == .lessThan {
        while end < cursor.count, cursor.bytes[end] != .greaterThan, !cursor.bytes[end].isLineEnd {
          end += 1
        }
      }
      finishDirective(from: start, at: end, word: word)
    default: finishDirective(from: start, at: nameEnd, word: word)
    }
  }

  private mutating func finishDirective(from start: Int, at offset: Int, word: Keyword) {
    var offset = offset
    scanning: while offset < cursor.count {
      switch Unicode.Scalar(cursor.bytes[offset]) {
      case "\n", "\r": break scanning
      case "\\": offset += max(1, continuationLength(at: offset))
      case "\"", "'":
        // An apostrophe may just be one: `#pragma mark - It's`.
        let end = endOfLiteral(from: offset)
        offset = end.isClosed ? end.offset : offset + 1
      case "/" where cursor.peek(offset + 1) == .slash:
        offset = endOfLogicalLine(from: offset + 2)
        break scanning
      case "/" where cursor.peek(offset + 1) == .asterisk:
        guard let end = endOfBlockComment(from: offset) else {
          return cursor.emitUnterminated(from: start, to: cursor.count)
        }
        offset = end
      default: offset += 1
      }
    }
    cursor.emit(.directive, from: start, to: min(offset, cursor.count), word: word)
  }
}
