/// Searches in texts that are large or many, and of which little is wanted.
///
/// What the standard library has for this compares characters, at a hundred times the cost.
package enum ByteSearch {
  /// The places just past each `marker`, which is ASCII, in `text`; in order, side by side.
  package static func ends(of marker: String, in text: String) -> [String.Index] {
    var text = text
    let marker = Array(marker.utf8)
    let offsets = text.withUTF8 { unsafe ends(of: marker, in: $0.span) }
    return offsets.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  /// The same in bytes.
  package static func ends(of marker: String, in bytes: ContiguousArray<UInt8>) -> [Int] {
    ends(of: Array(marker.utf8), in: bytes.span)
  }

  private static func ends(of marker: [UInt8], in bytes: Span<UInt8>) -> [Int] {
    var result: [Int] = []
    var offset = 0
    while let found = start(of: marker, in: bytes, from: offset) {
      offset = found + marker.count
      result.append(offset)
    }
    return result
  }

  /// The first place just past `marker`, which is ASCII, in `text`; `nil` where it is not there.
  package static func firstEnd(of marker: String, in text: String) -> String.Index? {
    var text = text
    let marker = Array(marker.utf8)
    let found = text.withUTF8 { unsafe start(of: marker, in: $0.span, from: 0) }
    return found.map { text.utf8.index(text.startIndex, offsetBy: $0 + marker.count) }
  }

  /// Whether `marker`, which is ASCII, stands anywhere in `text`.
  package static func holds(_ marker: String, in text: String) -> Bool {
    firstEnd(of: marker, in: text) != nil
  }

  /// The same in bytes.
  package static func holds(_ marker: String, in bytes: ContiguousArray<UInt8>) -> Bool {
    start(of: Array(marker.utf8), in: bytes.span, from: 0) != nil
  }

  /// The first place of a byte from `start` on, and before `end`; `nil` where there is none.
  package static func offset(
    of byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    var offset = start
    while offset < end {
      offset = bytes.firstEight(from: offset) { holds(byte, $0) }
      let last = min(offset + 8, end)
      while offset < last {
        if bytes[offset] == byte { return offset }
        offset += 1
      }
    }
    return nil
  }

  /// Whether one of eight bytes may be the one that is sought.
  @inline(__always)
  private static func holds(_ byte: UInt8, _ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let others = eight ^ (ones &* UInt64(byte))
    return (others &- ones) & ~others & (ones << 7) != 0
  }

  private static func start(
    of marker: [UInt8], in bytes: Span<UInt8>, from start: Int
  ) -> Int? {
    let (first, last) = (marker[0], bytes.count - marker.count)
    var offset = start
    while offset <= last {
      // Eight bytes none of which is the first one are passed over at once.
      offset = bytes.firstEight(from: offset) { holds(first, $0) }
      let end = min(offset + 8, last + 1)
      while offset < end {
        if bytes[offset] == first,
          marker.indices.allSatisfy({ bytes[offset + $0] == marker[$0] })
        {
          return offset
        }
        offset += 1
      }
    }
    return nil
  }
}
