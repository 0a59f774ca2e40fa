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

  /// Returns the first offset, from `start` on in steps of eight, at which `isSought` holds for the
  /// eight bytes there, or one with fewer than eight left.
  @inlinable
  @inline(__always)
  package func firstEight(from start: Int, where isSought: (UInt64) -> Bool) -> Int {
    var offset = max(0, start)
    let last = count &- 8
    while offset <= last {
      let bytes = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self)
      if isSought(UInt64(littleEndian: bytes)) { return offset }
      offset &+= 8
    }
    return offset
  }
}
