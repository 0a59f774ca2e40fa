import SourceText

/// A place in the bytes of one file and what was found up to there: what both lexers write to.
///
/// It must not outlive the buffers that it was made from; `lexed(_:by:)` sees to that. Every read
/// is either guarded by `count` or goes through `peek(_:)`.
struct LexingCursor: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  private let classes: UnsafePointer<ByteClass>

  /// The offset of the next byte to look at.
  var position = 0
  var tokens: TokenBuffer
  var comments = ContiguousArray<ByteRange>()
  /// The flags that the next token gets from the gap before it.
  var gapFlags: Token.Flags = .startsLine

  private init(
    bytes: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<ByteClass>,
    tokens: consuming TokenBuffer
  ) {
    self.bytes = bytes
    self.count = count
    self.classes = classes
    self.tokens = tokens
  }

  /// Returns what `lex` finds in `bytes`, with the end of the file added.
  static func lexed(
    _ bytes: ContiguousArray<UInt8>, by lex: (consuming LexingCursor) -> LexingCursor
  ) -> TokenStream {
    bytes.withUnsafeBufferPointer { buffer in
      ByteClass.table.withUnsafeBufferPointer { table in
        guard let base = buffer.baseAddress, let classes = table.baseAddress else {
          let end = Token(start: 0, end: 0, kind: .endOfFile, flags: .startsLine)
          return TokenStream(tokens: [end], comments: [])
        }
        var comments = ContiguousArray<ByteRange>()
        // Of those that did not fit.
        var all: ContiguousArray<Token>?
        let tokens = ContiguousArray<Token>(
          unsafeUninitializedCapacity: buffer.count / 5 + 16
        ) { storage, count in
          guard let tokens = TokenBuffer(storage) else { return }
          var cursor = lex(
            LexingCursor(bytes: base, count: buffer.count, classes: classes, tokens: tokens))
          cursor.finish()
          comments = cursor.comments
          if cursor.tokens.hasOwnStorage { all = cursor.tokens.array() }
          count = all == nil ? cursor.tokens.count : 0
        }
        return TokenStream(tokens: all ?? tokens, comments: comments)
      }
    }
  }

  private mutating func finish() {
    if !tokens.isEmpty { tokens[tokens.count - 1].flags.insert(.spaceAfter) }
    emit(.endOfFile, from: count, to: count)
  }
}

// MARK: - Reading

extension LexingCursor {
  /// Returns the byte at `offset`, or 0 past the end of the file.
  @inline(__always)
  func peek(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  /// Returns whether the byte at `offset` is in `byteClass`; never so past the end of the file.
  @inline(__always)
  func isAt(_ byteClass: ByteClass, _ offset: Int) -> Bool {
    offset < count && !classes[Int(bytes[offset])].isDisjoint(with: byteClass)
  }

  /// Returns the first offset from `start` on whose byte is not in `byteClass`.
  @inline(__always)
  func end(of byteClass: ByteClass, from start: Int) -> Int {
    var offset = start
    while isAt(byteClass, offset) { offset += 1 }
    return offset
  }

  /// Returns the first offset from `start` on whose byte is in `byteClass`, or `count`.
  @inline(__always)
  func next(_ byteClass: ByteClass, from start: Int) -> Int {
    var offset = start
    while offset < count, classes[Int(bytes[offset])].isDisjoint(with: byteClass) { offset += 1 }
    return offset
  }

  /// Returns how often `byte` follows itself from `start` on.
  func run(of byte: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < count, bytes[offset] == byte { offset += 1 }
    return offset - start
  }

  /// Returns the first offset from `start` on that holds no space.
  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var offset = start
    // Indentation comes in fours and eights; one comparison takes eight.
    while offset + 8 <= count,
      UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
    {
      offset += 8
    }
    while offset < count, bytes[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// Returns the offset of the first line end from `start` on, or `count`.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    while offset + 8 <= count {
      // Eight bytes at a time: a byte equal to the one sought becomes zero, and only a zero byte
      // (or one above it, which does not matter here) has its high bit set by the subtraction.
      let word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
      let feeds = word ^ (ones &* UInt64(UInt8.lineFeed))
      let returns = word ^ (ones &* UInt64(UInt8.carriageReturn))
      let hits = (feeds &- ones) & ~feeds | (returns &- ones) & ~returns
      if hits & (ones << 7) != 0 { break }
      offset += 8
    }
    while offset < count, !bytes[offset].isLineEnd { offset += 1 }
    return offset
  }

  /// Returns the length of the line end at `offset`: 2 for CR LF, 1 for CR or LF, 0 for none.
  func lineEndLength(at offset: Int) -> Int {
    switch peek(offset) {
    case .lineFeed: 1
    case .carriageReturn: peek(offset + 1) == .lineFeed ? 2 : 1
    default: 0
    }
  }

  /// Whether the file has a byte order mark at `offset`.
  func isByteOrderMark(at offset: Int) -> Bool {
    peek(offset) == 0xEF && peek(offset + 1) == 0xBB && peek(offset + 2) == 0xBF
  }

  /// Returns the offset past the `#>` of the placeholder that starts at `start` with `<#`, or
  /// `nil` where its line has no such end, or another placeholder starts first.
  func endOfPlaceholder(from start: Int) -> Int? {
    var offset = start + 2
    while offset < count, bytes[offset] != .lineFeed {
      if bytes[offset] == .pound, peek(offset + 1) == .greaterThan { return offset + 2 }
      if bytes[offset] == .lessThan, peek(offset + 1) == .pound { return nil }
      offset += 1
    }
    return nil
  }
}

// MARK: - Writing

extension LexingCursor {
  /// Adds a token and moves past it.
  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: Int, to end: Int, flags: Token.Flags = [], word: Keyword = .none
  ) {
    tokens.append(
      Token(start: start, end: end, kind: kind, flags: gapFlags.union(flags), word: word))
    gapFlags = []
    position = end
  }

  /// Adds a token of one byte, the next.
  @inline(__always)
  mutating func emitByte(_ kind: TokenKind) {
    emit(kind, from: position, to: position + 1)
  }

  /// Adds a literal or comment that nothing closes.
  mutating func emitUnterminated(from start: Int, to end: Int, flags: Token.Flags = []) {
    emit(.invalid, from: start, to: end, flags: flags.union(.unterminated))
  }

  /// Moves past the white space and comments from the place on up to `end`.
  @inline(__always)
  mutating func leaveGap(to end: Int, hasLineEnd: Bool) {
    guard end > position else { return }
    position = end
    gapFlags.insert(hasLineEnd ? [.spaceBefore, .startsLine] : .spaceBefore)
    if !tokens.isEmpty { tokens[tokens.count - 1].flags.insert(.spaceAfter) }
  }
}
