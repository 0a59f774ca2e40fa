/// Searches in texts that are large and of which little is wanted.
enum ByteSearch {
  /// The places just past each `marker`, which is ASCII, in `text`; in order.
  static func ends(of marker: String, in text: String) -> [String.Index] {
    var text = text
    let marker = Array(marker.utf8)
    let offsets = text.withUTF8 { unsafe ends(of: marker, in: $0.span) }
    return offsets.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  private static func ends(of marker: [UInt8], in bytes: Span<UInt8>) -> [Int] {
    var result: [Int] = []
    var offset = 0
    while offset + marker.count <= bytes.count {
      if bytes[offset] == marker[0],
        marker.indices.allSatisfy({ bytes[offset + $0] == marker[$0] })
      {
        offset += marker.count
        result.append(offset)
      } else {
        offset += 1
      }
    }
    return result
  }
}
