/// A half-open range of byte offsets into one file, counted from 0 and in UTF-8.
package struct ByteRange: Hashable, Sendable {
  package var lowerBound: UInt32
  package var upperBound: UInt32

  package init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = UInt32(truncatingIfNeeded: lowerBound)
    self.upperBound = UInt32(truncatingIfNeeded: upperBound)
  }

  /// The offset of the first byte.
  package var start: Int { Int(lowerBound) }
  /// The offset just past the last byte.
  package var end: Int { Int(upperBound) }
  /// The number of bytes.
  package var count: Int { end - start }
  package var isEmpty: Bool { lowerBound == upperBound }

  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
  package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
