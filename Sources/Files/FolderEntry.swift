/// One name in a folder.
package struct FolderEntry: Sendable {
  /// `nil` where the name is not UTF-8, so that no path can be made of it.
  package var name: String?
  /// `nil` where the file system does not say without asking for each file.
  package var kind: FileKind?

  /// What its path, or the paths of all that is in it, begin with below its folder.
  package var pathInFolder: String {
    kind == .folder ? "\(name ?? "")/" : name ?? ""
  }
}
