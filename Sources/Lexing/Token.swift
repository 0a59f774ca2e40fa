package import SourceText

/// A place and a kind, twelve bytes; the text stays in the file.
package struct Token: Hashable, Sendable {
  /// 0-based byte offset of the first byte.
  package var start: UInt32
  /// 0-based byte offset past the last byte.
  package var end: UInt32
  package var kind: TokenKind
  package var flags: Flags
  /// The reserved or contextual keyword that the token spells, `.none` where it spells none.
  ///
  /// A name in backticks spells none.
  package var word: Keyword

  package struct Flags: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line ends between the token before and this one (or this is the file's first).
    package static let startsLine = Flags(rawValue: 1)
    /// White space or a comment comes directly before.
    package static let spaceBefore = Flags(rawValue: 2)
    /// White space, a comment or the end of the file comes directly after.
    package static let spaceAfter = Flags(rawValue: 4)
    /// No gap before, and what is there may end an operand: Swift's "left bound" (operators only).
    package static let leftBound = Flags(rawValue: 8)
    /// No gap after, and what is there may begin an operand: Swift's "right bound" (operators only).
    package static let rightBound = Flags(rawValue: 16)
    /// A literal that spans lines (`"""`), or a name in backticks.
    package static let special = Flags(rawValue: 32)
    /// The literal was not closed; `kind` is `invalid` then.
    package static let unterminated = Flags(rawValue: 64)
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

  package var range: ByteRange { ByteRange(Int(start), Int(end)) }
  package var startsLine: Bool { flags.contains(.startsLine) }
  package var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }
  package var hasSpaceAfter: Bool { flags.contains(.spaceAfter) }
  package var isLeftBound: Bool { flags.contains(.leftBound) }
  package var isRightBound: Bool { flags.contains(.rightBound) }
  /// A Swift operator that stands between two operands: bound on both sides or on neither.
  package var isBinary: Bool { isLeftBound == isRightBound }
}
