/// Patterns as in ignore files, held against paths and the folders that they lie in.
package struct PathPatterns: Sendable {
  private var patterns = IgnorePatterns()
  package let isEmpty: Bool

  package init(_ lines: [String]) {
    isEmpty = lines.isEmpty
    if isEmpty { return }
    patterns.add(ContiguousArray(lines.joined(separator: "\n").utf8), of: "")
  }

  /// Whether a file matches, or a folder above it; the path is relative to the root.
  package func cover(_ path: String) -> Bool {
    if isEmpty { return false }
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder = Path.join(folder, String(part))
      if coverFolder(folder) { return true }
    }
    return patterns.ignores(path, isFolder: false)
  }

  /// Whether a folder matches, whose own folder does not.
  package func coverFolder(_ path: String) -> Bool {
    !isEmpty && patterns.ignores(path, isFolder: true)
  }

  /// Whether a file matches, whose folder does not.
  package func coverFile(_ path: String) -> Bool {
    !isEmpty && patterns.ignores(path, isFolder: false)
  }
}
