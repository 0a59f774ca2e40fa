/// The ignore files that hold for a folder: its own and those of the folders above, up to the root.
///
/// A value: going down into a folder makes a copy with that folder's own file added.
package struct IgnorePatterns: Sendable {
  private struct Group {
    /// Bytes of the folder's path below the root, its slash included; 0 for the root.
    var baseCount: Int
    /// In the order of the file.
    var patterns: [IgnorePattern]
  }

  /// From the weakest to the strongest.
  private var groups: [Group] = []

  package init() {}

  /// Adds what the ignore file of `folder` says; stronger than all that was added before.
  ///
  /// `folder` is relative to the root and empty for the root itself.
  package mutating func add(_ text: ContiguousArray<UInt8>, of folder: String) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = text.dropFirst(text.starts(with: byteOrderMark) ? 3 : 0)
      .split(separator: UInt8(ascii: "\n"))
    let patterns = lines.compactMap { line in
      IgnorePattern(line: ArraySlice(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
    guard !patterns.isEmpty else { return }
    let baseCount = folder.isEmpty ? 0 : folder.utf8.count + 1
    groups.append(Group(baseCount: baseCount, patterns: patterns))
  }

  /// Whether git would ignore a path, relative to the root, whose folder is not ignored itself.
  package func ignores(_ path: String, isFolder: Bool) -> Bool {
    guard !groups.isEmpty else { return false }
    let bytes = Array(path.utf8)
    let nameStart = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    for group in groups.reversed() {
      for pattern in group.patterns.reversed() {
        if pattern.matches(
          bytes[group.baseCount...], name: bytes[nameStart...], isFolder: isFolder)
        {
          return !pattern.isNegated
        }
      }
    }
    return false
  }
}
