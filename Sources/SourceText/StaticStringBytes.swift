extension StaticString {
  /// The byte at `index`, or 0 where the text has none.
  @inlinable
  @inline(__always)
  package subscript(utf8 index: Int) -> UInt8 {
    UInt(bitPattern: index) < UInt(bitPattern: utf8CodeUnitCount) ? unsafe utf8Start[index] : 0
  }
}
