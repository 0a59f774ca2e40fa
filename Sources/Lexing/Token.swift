public import SourceText

/// A place and a kind, twelve bytes; the text stays in the file.
@usableFromInline package struct Token: Hashable, Sendable {
  /// 0-based byte offset of the first byte.
  @usableFromInline package var start: UInt32
  /// 0-based byte offset past the last byte.
  @usableFromInline package var end: UInt32
  @usableFromInline package var kind: TokenKind
  @usableFromInline package var flags: Flags
  /// The reserved or contextual keyword that the token spells, `.none` where it spells none.
  ///
  /// A name in backticks spells none.
  @usableFromInline package var word: Keyword

  @usableFromInline package struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline package var rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line ends between the token before and this one (or this is the file's first).
    @inlinable package static var startsLine: Flags { Flags(rawValue: 1) }
    /// White space or a comment comes directly before.
    @inlinable package static var spaceBefore: Flags { Flags(rawValue: 2) }
    /// White space, a comment or the end of the file comes directly after.
    @inlinable package static var spaceAfter: Flags { Flags(rawValue: 4) }
    /// No gap before, and what is there may end an operand: Swift's "left bound" (operators only).
    @inlinable package static var leftBound: Flags { Flags(rawValue: 8) }
    /// No gap after, and what is there may begin an operand: Swift's "right bound" (operators only).
    @inlinable package static var rightBound: Flags { Flags(rawValue: 16) }
    /// A literal that spans lines (`"""`), or a name in backticks.
    @inlinable package static var special: Flags { Flags(rawValue: 32) }
    /// The literal was not closed; `kind` is `invalid` then.
    @inlinable package static var unterminated: Flags { Flags(rawValue: 64) }
  }

  package init(
    start: Int, end: Int, kind: TokenKind, flags: Flags = [], word: Keyword = .none
  ) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.kind = kind
    self.flags = flags
    self.word = word
  }

  @inlinable
  package var range: ByteRange { ByteRange(Int(start), Int(end)) }
  @inlinable
  package var startsLine: Bool { flags.contains(.startsLine) }
  @inlinable
  package var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }
  @inlinable
  package var hasSpaceAfter: Bool { flags.contains(.spaceAfter) }
  @inlinable
  package var isLeftBound: Bool { flags.contains(.leftBound) }
  @inlinable
  package var isRightBound: Bool { flags.contains(.rightBound) }
  /// A Swift operator that stands between two operands: bound on both sides or on neither.
  @inlinable
  package var isBinary: Bool { isLeftBound == isRightBound }
}
