import SourceText

/// Lexes Swift as swift-syntax does: the same boundaries, with each literal as one token.
enum SwiftLexer {
  static func tokens(of bytes: ContiguousArray<UInt8>) -> TokenStream {
    LexingCursor.lexed(bytes) { cursor in
      var scanner = SwiftScanner(cursor: cursor)
      scanner.scan()
      return scanner.cursor
    }
  }
}

/// The state of lexing one Swift file.
struct SwiftScanner: ~Copyable {
  var cursor: LexingCursor
  /// The strings whose interpolations the place is in, outermost first.
  var openStrings = ContiguousArray<OpenString>()
  /// How many `(` are open in the innermost interpolation, or in the file.
  var parenDepth = 0
  /// Whether a line end closes the innermost interpolation, and with it its string.
  var lineEndClosesString = false
  /// What earlier searches have shown, so that no byte is searched for the same end twice.
  var searches = FailedSearches()

  /// At hand, so that no word has to ask whether the global was made.
  private let wordLengths = swiftWordLengths

  init(cursor: consuming LexingCursor) { self.cursor = cursor }

  mutating func scan() {
    if cursor.peek(0) == .pound, cursor.peek(1) == UInt8(ascii: "!") {
      cursor.emit(.shebang, from: 0, to: cursor.endOfLine(from: 2))
    }
    while true {
      // Half of all tokens follow another one directly.
      if cursor.isAt(.gapStart, cursor.position) { skipGap() }
      guard cursor.position < cursor.count else { break }
      scanToken(startingWith: cursor.bytes[cursor.position])
    }
    while !openStrings.isEmpty { abandonInnermostString() }
  }

  @inline(__always)
  private mutating func scanToken(startingWith byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "_": scanWord()
    case "0"..."9": scanNumber()
    case "\"": scanString(from: cursor.position, pounds: 0)
    case "(":
      parenDepth += 1
      cursor.emitByte(.leftParen)
    case ")": scanRightParen()
    case "[": cursor.emitByte(.leftBracket)
    case "]": cursor.emitByte(.rightBracket)
    case "{": cursor.emitByte(.leftBrace)
    case "}": cursor.emitByte(.rightBrace)
    case ",": cursor.emitByte(.comma)
    case ";": cursor.emitByte(.semicolon)
    case "@": cursor.emitByte(.at)
    case "\\": cursor.emitByte(.backslash)
    case ":": scanColon()
    case "#": scanPound()
    case "`": scanBackticks()
    case "$":
      let start = cursor.position
      cursor.emit(.identifier, from: start, to: cursor.endOfWord(from: start + 1))
    case "'": scanSingleQuote()
    case ".": scanPeriod()
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", "?": scanOperator()
    default: scanOther(byte)
    }
  }

  private mutating func scanRightParen() {
    if parenDepth == 0, !openStrings.isEmpty { return resumeString() }
    // Broken code may close more than it opens; that must not count against what follows.
    if parenDepth > 0 { parenDepth -= 1 }
    cursor.emitByte(.rightParen)
  }

  private mutating func scanColon() {
    let start = cursor.position
    guard cursor.peek(start + 1) == UInt8(ascii: ":") else { return cursor.emitByte(.colon) }
    cursor.emit(.operator, from: start, to: start + 2, flags: binding(from: start, to: start + 2))
  }

  /// Scans a scalar beyond ASCII, or a byte that begins no token.
  private mutating func scanOther(_ byte: UInt8) {
    let start = cursor.position
    guard byte >= 0x80 else { return cursor.emitByte(.invalid) }
    let scalar = cursor.scalar(at: start)
    let end = start + scalar.length
    guard let value = scalar.value else { return cursor.emit(.invalid, from: start, to: end) }
    if isIdentifierStart(value) {
      cursor.emit(.identifier, from: start, to: cursor.endOfWord(from: end))
    } else if isOperatorStart(value) {
      scanOperator()
    } else if isIdentifierPart(value) {
      cursor.emit(.invalid, from: start, to: cursor.endOfWord(from: end))
    } else {
      cursor.emit(.invalid, from: start, to: end)
    }
  }
}

// MARK: - Gaps

extension SwiftScanner {
  /// Skips white space and comments; a line end also closes what may not span lines.
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
        while lineEndClosesString { abandonInnermostString() }
        hasLineEnd = true
        offset = cursor.endOfSpaces(from: offset + 1)
      case .slash:
        guard let end = skipComment(at: offset, hasLineEnd: &hasLineEnd) else { break scanning }
        offset = end
      // A no-break space is diagnosed by the compiler, but separates; so does a byte order mark.
      case 0xC2 where cursor.peek(offset + 1) == 0xA0: offset += 2
      case 0xEF where cursor.isByteOrderMark(at: offset): offset += 3
      default: break scanning
      }
    }
    cursor.leaveGap(to: offset, hasLineEnd: hasLineEnd)
  }

  /// Returns the end of the comment at `start`, or `nil` where none starts or it has no end.
  private mutating func skipComment(at start: Int, hasLineEnd: inout Bool) -> Int? {
    switch cursor.peek(start + 1) {
    case .slash:
      let end = cursor.endOfLine(from: start + 2)
      cursor.comments.append(ByteRange(start, end))
      return end
    case .asterisk:
      guard let end = endOfBlockComment(from: start, hasLineEnd: &hasLineEnd) else { return nil }
      cursor.comments.append(ByteRange(start, end))
      return end
    default: return nil
    }
  }

  /// Returns the end of the block comment at `start` with those nested in it, if it has one.
  private func endOfBlockComment(from start: Int, hasLineEnd: inout Bool) -> Int? {
    var offset = start + 2
    var depth = 1
    var hasOwnLineEnd = false
    while offset < cursor.count {
      let byte = cursor.bytes[offset]
      offset += 1
      if byte == .asterisk, cursor.peek(offset) == .slash {
        offset += 1
        depth -= 1
        if depth > 0 { continue }
        if hasOwnLineEnd { hasLineEnd = true }
        return offset
      } else if byte == .slash, cursor.peek(offset) == .asterisk {
        offset += 1
        depth += 1
      } else if byte.isLineEnd {
        hasOwnLineEnd = true
      }
    }
    return nil
  }
}

// MARK: - Names and numbers

extension SwiftScanner {
  @inline(__always)
  private mutating func scanWord() {
    let start = cursor.position
    let end = cursor.endOfWord(from: start)
    let word = swiftKeyword(cursor.bytes.word(from: start, to: end), lengths: wordLengths)
    cursor.emit(word.isReservedInSwift ? .keyword : .identifier, from: start, to: end, word: word)
  }

  private mutating func scanBackticks() {
    let start = cursor.position
    let backtick = UInt8(ascii: "`")
    var end = start + 1
    while end < cursor.count, cursor.bytes[end] != backtick, !cursor.bytes[end].isLineEnd {
      end += 1
    }
    guard cursor.peek(end) == backtick else { return cursor.emitByte(.invalid) }
    cursor.emit(.identifier, from: start, to: end + 1, flags: .special)
  }

  private mutating func scanNumber() {
    let start = cursor.position
    if cursor.bytes[start] == UInt8(ascii: "0") {
      switch Unicode.Scalar(cursor.peek(start + 1)) {
      case "x": return scanHexNumber()
      case "o", "b":
        return cursor.emit(.integerLiteral, from: start, to: cursor.endOfWord(from: start + 2))
      default: break
      }
    }
    var end = endOfDigits(.digit, from: start)
    var isFloat = false
    if cursor.peek(end) == .period {
      // A digit after a member's period is a tuple's element: `pair.0.1`.
      guard cursor.isAt(.digit, end + 1), cursor.tokens.last?.kind != .period else {
        return cursor.emit(.integerLiteral, from: start, to: end)
      }
      isFloat = true
      end = endOfDigits(.digit, from: end + 1)
    }
    if cursor.peek(end) | 0x20 == UInt8(ascii: "e") {
      isFloat = true
      end = endOfExponent(from: end)
    } else if !isFloat {
      // Letters that directly follow are an error, and a part of the literal.
      end = cursor.endOfWord(from: end)
    }
    cursor.emit(isFloat ? .floatLiteral : .integerLiteral, from: start, to: end)
  }

  private mutating func scanHexNumber() {
    let start = cursor.position
    let whole = endOfDigits(.hexDigit, from: start + 2)
    var end = whole
    let hasFraction = cursor.peek(end) == .period && cursor.isAt(.hexDigit, end + 1)
    if hasFraction { end = endOfDigits(.hexDigit, from: end + 1) }
    if whole > start + 2, cursor.peek(end) | 0x20 == UInt8(ascii: "p") {
      let sign = cursor.peek(end + 1)
      let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      let isExponent = cursor.isAt(.digit, end + (isSigned ? 2 : 1))
      // `0xff.fp` is a member of a number where its fraction begins with no digit.
      if isExponent || isSigned || !hasFraction || cursor.isAt(.digit, whole + 1) {
        return cursor.emit(.floatLiteral, from: start, to: endOfExponent(from: end))
      }
    }
    // Without an exponent there is no fraction: `0xff.description`.
    end = hasFraction ? whole : cursor.endOfWord(from: whole)
    cursor.emit(.integerLiteral, from: start, to: end)
  }

  private func endOfDigits(_ digits: ByteClass, from start: Int) -> Int {
    var end = start
    while cursor.isAt(digits, end) || cursor.peek(end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  /// Returns the end of the exponent whose letter is at `start`, wrong letters in it included.
  private func endOfExponent(from start: Int) -> Int {
    let sign = cursor.peek(start + 1)
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    return cursor.endOfWord(from: start + (isSigned ? 2 : 1))
  }
}
