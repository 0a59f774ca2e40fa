import Files

/// One of several parts of a run, for several machines: each looks at some of the files, and all of
/// them know the whole project.
package struct Shard: Hashable, Sendable {
  /// From 1 on.
  package var number: Int
  package var count: Int

  package static let maximumCount = 10_000

  /// Reads `2/5`; `nil` for what is no such part.
  package init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      1...Self.maximumCount ~= count, 1...count ~= number
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a file is part of it; told by the path alone, below the project's root.
  package func holds(_ path: String) -> Bool {
    // Mixed once more, since the hash's bits follow the last letters too closely.
    let hash = ContentHash.value(of: path.utf8)
    let mixed = ((hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15) >> 32
    return mixed % UInt64(count) == UInt64(number - 1)
  }
}
