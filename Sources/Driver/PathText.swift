/// Paths are compared as bytes: two that only look alike are two files.
extension String {
  func precedesInBytes(_ other: String) -> Bool {
    let (own, other) = (utf8, other.utf8)
    let result = own.withContiguousStorageIfAvailable { own in
      other.withContiguousStorageIfAvailable { other in
        let shared = min(own.count, other.count)
        // Paths begin alike for long; one comparison takes eight bytes.
        var index = 0
        let (words, otherWords) = (UnsafeRawBufferPointer(own), UnsafeRawBufferPointer(other))
        while index + 8 <= shared,
          words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            == otherWords.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        {
          index += 8
        }
        while index < shared {
          if own[index] != other[index] { return own[index] < other[index] }
          index += 1
        }
        return own.count < other.count
      }
    }
    return (result ?? nil) ?? own.lexicographicallyPrecedes(other)
  }

  func isSamePath(as other: String) -> Bool {
    utf8.count == other.utf8.count && !precedesInBytes(other) && !other.precedesInBytes(self)
  }

  /// Whether the path is `folder` or in it; everything is below the empty path.
  func isBelow(_ folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard utf8.starts(with: folder.utf8) else { return false }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || folder.utf8.last == UInt8(ascii: "/") || rest.first == UInt8(ascii: "/")
  }

  /// Returns the path relative to `folder`, which it must be below.
  func path(below folder: String) -> String {
    String(utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }) ?? self
  }
}
