import SourceText

/// Lexes Objective-C, Objective-C++ and C alike: a word of one only is a name in the others.
enum ObjectiveCLexer {
  static func tokens(of bytes: ContiguousArray<UInt8>) -> TokenStream {
    LexingCursor.lexed(bytes) { cursor in
      var scanner = ObjectiveCScanner(cursor: cursor)
      scanner.scan()
      return scanner.cursor
    }
  }
}

/// The state of lexing one file of the C family.
struct ObjectiveCScanner: ~Copyable {
  var cursor: LexingCursor

  init(cursor: consuming LexingCursor) { self.cursor = cursor }

  mutating func scan() {
    while true {
      // Half of all tokens follow another one directly.
      if cursor.isAt(.gapStart, cursor.position) { skipGap() }
      guard cursor.position < cursor.count else { break }
      let byte = cursor.bytes[cursor.position]
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "_", "$": scanWord()
      case "0"..."9": scanNumber()
      case "\"": scanLiteral(.stringLiteral, from: cursor.position, quote: cursor.position)
      case "'": scanLiteral(.characterLiteral, from: cursor.position, quote: cursor.position)
      case "(": cursor.emitByte(.leftParen)
      case ")": cursor.emitByte(.rightParen)
      case "[": cursor.emitByte(.leftBracket)
      case "]": cursor.emitByte(.rightBracket)
      case "{": cursor.emitByte(.leftBrace)
      case "}": cursor.emitByte(.rightBrace)
      case ",": cursor.emitByte(.comma)
      case ";": cursor.emitByte(.semicolon)
      case "@": cursor.emitByte(.at)
      case "?": cursor.emitByte(.question)
      case "~": cursor.emitByte(.operator)
      case "#": scanPound()
      case ".": scanPeriod()
      case ":", "=", "-", "+", "*", "/", "%", "<", ">", "!", "&", "|", "^": scanOperator(byte)
      default: scanOther(byte)
      }
    }
  }

  /// Scans a scalar beyond ASCII, or a byte that begins no token.
  private mutating func scanOther(_ byte: UInt8) {
    let start = cursor.position
    guard byte >= 0x80 else { return cursor.emitByte(.invalid) }
    let scalar = cursor.scalar(at: start)
    let end = start + scalar.length
    guard let value = scalar.value, isIdentifierStart(value) else {
      return cursor.emit(.invalid, from: start, to: end)
    }
    cursor.emit(.identifier, from: start, to: cursor.endOfWord(from: end))
  }
}

// MARK: - Gaps

extension ObjectiveCScanner {
  @inline(__always)
  private mutating func skipGap() {
    var offset = cursor.position
    var hasLineEnd = false
    // Most gaps are one space or none.
    if cursor.peek(offset) == 0x20 { offset += 1 }
    scanning: while cursor.isAt(.gapStart, offset) {
      switch cursor.bytes[offset] {
      case 0x20: offset = cursor.endOfSpaces(from: offset + 1)
      case 0x09, 0x0B, 0x0C: offset += 1
      case 0x0A, 0x0D:
        hasLineEnd = true
        offset = cursor.endOfSpaces(from: offset + 1)
      case .backslash:
        let length = continuationLength(at: offset)
        if length == 0 { break scanning }
        offset += length
      case .slash:
        guard let end = skipComment(at: offset, hasLineEnd: &hasLineEnd) else { break scanning }
        offset = end
      case 0xEF where offset == 0 && cursor.isByteOrderMark(at: 0): offset += 3
      default: break scanning
      }
    }
    cursor.leaveGap(to: offset, hasLineEnd: hasLineEnd)
  }

  /// Returns the length of the `\` at `offset` with the line end that it hides, or 0.
  ///
  /// Compilers let blanks stand between the two.
  func continuationLength(at offset: Int) -> Int {
    let end = cursor.end(of: .blank, from: offset + 1)
    let length = cursor.lineEndLength(at: end)
    return length == 0 ? 0 : end + length - offset
  }

  /// Returns the end of the comment at `start`, or `nil` where none starts or it has no end.
  private mutating func skipComment(at start: Int, hasLineEnd: inout Bool) -> Int? {
    switch cursor.peek(start + 1) {
    case .slash:
      let end = endOfLogicalLine(from: start + 2)
      cursor.comments.append(ByteRange(start, end))
      return end
    case .asterisk:
      guard let end = endOfBlockComment(from: start) else { return nil }
      if !hasLineEnd { hasLineEnd = cursor.endOfLine(from: start) < end }
      cursor.comments.append(ByteRange(start, end))
      return end
    default: return nil
    }
  }

  /// Returns the offset of the first line end from `start` on that no `\` hides, or `count`.
  func endOfLogicalLine(from start: Int) -> Int {
    var end = cursor.endOfLine(from: start)
    while end < cursor.count {
      var last = end - 1
      while last >= start, cursor.isAt(.blank, last) { last -= 1 }
      guard last >= start, cursor.bytes[last] == .backslash else { break }
      end = cursor.endOfLine(from: end + cursor.lineEndLength(at: end))
    }
    return end
  }

  /// Returns the offset past the block comment at `start`, or `nil` where it has no end.
  func endOfBlockComment(from start: Int) -> Int? {
    var offset = start + 2
    while offset + 1 < cursor.count {
      if cursor.bytes[offset] == .asterisk, cursor.bytes[offset + 1] == .slash { return offset + 2 }
      offset += 1
    }
    return nil
  }
}

// MARK: - Words and numbers

extension ObjectiveCScanner {
  @inline(__always)
  private mutating func scanWord() {
    let start = cursor.position
    let end = cursor.endOfWord(from: start)
    let next = cursor.peek(end)
    if next == .quote || next == UInt8(ascii: "'"), end - start <= 3,
      scanPrefixedLiteral(from: start, quote: end)
    {
      return
    }
    let text = cursor.bytes.word(from: start, to: end)
    if cursor.tokens.last?.kind == .at {
      return cursor.emit(.identifier, from: start, to: end, word: objectiveCAtWord(text))
    }
    let word = objectiveCKeyword(text)
    cursor.emit(
      word.isReservedInObjectiveC ? .keyword : .identifier, from: start, to: end, word: word)
  }

  /// Scans a preprocessing number: what begins with a digit, or with a period and a digit.
  private mutating func scanNumber() {
    let start = cursor.position
    let isHex = cursor.peek(start) == 0x30 && cursor.peek(start + 1) | 0x20 == UInt8(ascii: "x")
    var isFloat = false
    var end = start
    while true {
      let byte = cursor.peek(end)
      if byte == .period {
        isFloat = true
      } else if byte | 0x20 == UInt8(ascii: "e") || isHex && byte | 0x20 == UInt8(ascii: "p") {
        // In `0xE+1` the E is a digit, yet the rules of the preprocessor take the sign with it.
        if byte | 0x20 == UInt8(ascii: isHex ? "p" : "e") { isFloat = true }
        if isSign(at: end + 1) { end += 1 }
      } else if byte == UInt8(ascii: "'") {
        // A separator of digits; after the last one a character constant begins.
        guard cursor.isAt(.hexDigit, end + 1), cursor.isAt(.hexDigit, end - 1) else { break }
      } else if !cursor.isAt(.word, end) {
        break
      }
      end += 1
    }
    cursor.emit(isFloat ? .floatLiteral : .integerLiteral, from: start, to: end)
  }

  private func isSign(at offset: Int) -> Bool {
    cursor.peek(offset) == UInt8(ascii: "+") || cursor.peek(offset) == UInt8(ascii: "-")
  }

  private mutating func scanPeriod() {
    let start = cursor.position
    if cursor.isAt(.digit, start + 1) { return scanNumber() }
    if cursor.peek(start + 1) == .period, cursor.peek(start + 2) == .period {
      return cursor.emit(.operator, from: start, to: start + 3)
    }
    if cursor.peek(start + 1) == .asterisk {
      return cursor.emit(.operator, from: start, to: start + 2)
    }
    cursor.emitByte(.period)
  }
}

// MARK: - Operators

extension ObjectiveCScanner {
  private mutating func scanOperator(_ byte: UInt8) {
    let start = cursor.position
    let second = cursor.peek(start + 1)
    if byte == .slash, second == .asterisk {
      // The gap before stopped here because the comment has no end.
      return cursor.emitUnterminated(from: start, to: cursor.count)
    }
    if byte == .lessThan, second == .pound, let end = cursor.endOfPlaceholder(from: start) {
      return cursor.emit(.placeholder, from: start, to: end)
    }
    let length = operatorLength(byte, second, cursor.peek(start + 2))
    let kind: TokenKind =
      switch Unicode.Scalar(byte) {
      case "=" where length == 1: .equal
      case "!" where length == 1: .exclamation
      case ":" where length == 1: .colon
      case "-" where length == 2 && second == .greaterThan: .arrow
      default: .operator
      }
    cursor.emit(kind, from: start, to: start + length)
  }

  /// Returns the length of the longest operator that these bytes spell.
  private func operatorLength(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let equals = UInt8(ascii: "=")
    switch Unicode.Scalar(first) {
    case ":": return second == first ? 2 : 1
    case "+", "&", "|": return second == first || second == equals ? 2 : 1
    case "-":
      if second == .greaterThan { return third == .asterisk ? 3 : 2 }
      return second == first || second == equals ? 2 : 1
    case "<":
      if second == equals { return third == .greaterThan ? 3 : 2 }
      return second == first ? (third == equals ? 3 : 2) : 1
    case ">":
      if second == equals { return 2 }
      return second == first ? (third == equals ? 3 : 2) : 1
    default: return second == equals ? 2 : 1
    }
  }
}
