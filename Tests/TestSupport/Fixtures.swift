/// Where the fixtures lie, found from this file's own place.
package enum Fixtures {
  /// The path of the repository's root, without a slash at its end.
  package static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()
}
