/// One name in a folder.
package struct FolderEntry: Sendable {
  /// `nil` where the name is not UTF-8, so that no path can be made of it.
  package var name: String?
  /// `nil` where the file system does not say without asking for each file.
  package var kind: FileKind?

  /// Whether its path, or the paths of all that is in it, come before those of another entry of the
  /// same folder.
  package func precedes(_ other: FolderEntry) -> Bool {
    (kind == .folder ? "\(name ?? "")/" : name ?? "")
      .precedesInBytes(other.kind == .folder ? "\(other.name ?? "")/" : other.name ?? "")
  }
}
