extension Span<UInt8> {
  /// Returns the eight bytes from `offset` on, the first one lowest; `nil` where there are fewer.
  @inlinable
  @inline(__always)
  package func eight(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= count &- 8 else { return nil }
    let bytes = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: bytes)
  }
}
