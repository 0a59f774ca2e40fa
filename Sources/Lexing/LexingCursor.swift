import SourceText

/// A place in the bytes of one file and what was found up to there: what both lexers write to.
///
/// It must not outlive the buffers that it was made from; `lexed(_:by:)` sees to that.
@safe struct LexingCursor: ~Copyable {
  let bytes: LexedBytes
  /// The classes of all 256 bytes.
  private let classes: UnsafePointer<ByteClass>

  /// The offset of the next byte to look at.
  var position = 0
  var tokens: TokenBuffer
  var comments = ContiguousArray<ByteRange>()
  /// The flags that the next token gets from the gap before it.
  var gapFlags: Token.Flags = .startsLine

  private init(
    bytes: LexedBytes, classes: UnsafePointer<ByteClass>, tokens: consuming TokenBuffer
  ) {
    self.bytes = bytes
    unsafe self.classes = classes
    self.tokens = tokens
  }

  var count: Int { bytes.count }

  /// Returns what `lex` finds in `bytes`, with the end of the file added.
  static func lexed(
    _ bytes: ContiguousArray<UInt8>, by lex: (consuming LexingCursor) -> LexingCursor
  ) -> TokenStream {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe ByteClass.table.withUnsafeBufferPointer { table in
        guard let bytes = unsafe LexedBytes(buffer), let classes = table.baseAddress else {
          let end = Token(start: 0, end: 0, kind: .endOfFile, flags: .startsLine)
          return TokenStream(tokens: [end], comments: [])
        }
        var comments = ContiguousArray<ByteRange>()
        // Of those that did not fit.
        var all: ContiguousArray<Token>?
        let tokens = unsafe ContiguousArray<Token>(
          unsafeUninitializedCapacity: bytes.count / 5 + 16
        ) { storage, count in
          guard let tokens = unsafe TokenBuffer(storage) else { return }
          var cursor = unsafe lex(LexingCursor(bytes: bytes, classes: classes, tokens: tokens))
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
    tokens.change(tokens.count - 1) { $0.flags.insert(.spaceAfter) }
    emit(.endOfFile, from: count, to: count)
  }
}

// MARK: - Reading

extension LexingCursor {
  /// Returns the byte at `offset`, or 0 past the end of the file.
  @inline(__always)
  func peek(_ offset: Int) -> UInt8 { bytes[offset] }

  /// Returns whether the byte at `offset` is in `byteClass`; never so past the end of the file.
  @inline(__always)
  func isAt(_ byteClass: ByteClass, _ offset: Int) -> Bool {
    offset < count && !classes(of: bytes[offset]).isDisjoint(with: byteClass)
  }

  @inline(__always)
  private func classes(of byte: UInt8) -> ByteClass { unsafe classes[Int(byte)] }

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
    while offset < count, classes(of: bytes[offset]).isDisjoint(with: byteClass) { offset += 1 }
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
    while bytes.eight(at: offset) == 0x2020_2020_2020_2020 { offset += 8 }
    while offset < count, bytes[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// Returns the offset of the first line end from `start` on, or `count`.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    while let word = bytes.eight(at: offset) {
      // Eight bytes at a time: a byte equal to the one sought becomes zero, and only a zero byte
      // (or one above it, which does not matter here) has its high bit set by the subtraction.
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
    tokens.change(tokens.count - 1) { $0.flags.insert(.spaceAfter) }
  }
}
