/// A half-open range of byte offsets into one file, counted from 0 and in UTF-8.
@usableFromInline package struct ByteRange: Hashable, Sendable {
  @usableFromInline package var lowerBound: UInt32
  @usableFromInline package var upperBound: UInt32

  @inlinable
  package init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = UInt32(truncatingIfNeeded: lowerBound)
    self.upperBound = UInt32(truncatingIfNeeded: upperBound)
  }

  /// The offset of the first byte.
  @inlinable
  package var start: Int { Int(lowerBound) }
  /// The offset just past the last byte.
  @inlinable
  package var end: Int { Int(upperBound) }
  /// The number of bytes.
  @inlinable
  package var count: Int { end - start }
  @inlinable
  package var isEmpty: Bool { lowerBound == upperBound }

  @inlinable
  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
  @inlinable
  package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
