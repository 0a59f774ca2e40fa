/// A half-open range of token indices.
@usableFromInline package struct TokenRange: Hashable, Sendable {
  @usableFromInline package var lower: Int32
  @usableFromInline package var upper: Int32

  @inlinable
  package init(_ lower: Int, _ upper: Int) {
    self.lower = Int32(truncatingIfNeeded: lower)
    self.upper = Int32(truncatingIfNeeded: upper)
  }

  @inlinable
  package static var none: TokenRange { TokenRange(0, 0) }

  @inlinable
  package var start: Int { Int(truncatingIfNeeded: lower) }
  @inlinable
  package var end: Int { Int(truncatingIfNeeded: upper) }
  /// The tokens of the range, none where it is empty.
  @inlinable
  package var indices: Range<Int> { start..<Swift.max(start, end) }
  @inlinable
  package var count: Int { end - start }
  @inlinable
  package var isEmpty: Bool { upper <= lower }
  @inlinable
  package func contains(_ token: Int) -> Bool { start <= token && token < end }
}
