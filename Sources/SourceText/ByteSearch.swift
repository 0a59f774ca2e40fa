/// Searches in texts that are large or many, and of which little is wanted.
///
/// What the standard library has for this compares characters, at a hundred times the cost.
package enum ByteSearch {
  /// The places just past each `marker`, which is ASCII, in `text`; in order, side by side.
  package static func ends(of marker: String, in text: String) -> [String.Index] {
    var text = text
    let marker = Array(marker.utf8)
    let offsets = text.withUTF8 { bytes -> [Int] in
      let bytes = unsafe bytes.span
      var result: [Int] = []
      var offset = 0
      while let found = start(of: marker, in: bytes, from: offset) {
        offset = found + marker.count
        result.append(offset)
      }
      return result
    }
    return offsets.map { text.utf8.index(text.startIndex, offsetBy: $0) }
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

  private static func start(
    of marker: [UInt8], in bytes: Span<UInt8>, from start: Int
  ) -> Int? {
    let (first, last) = (marker[0], bytes.count - marker.count)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset <= last {
      // Eight bytes none of which is the first one are passed over at once.
      offset = bytes.firstEight(from: offset) { eight in
        let others = eight ^ (ones &* UInt64(first))
        return (others &- ones) & ~others & (ones << 7) != 0
      }
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
