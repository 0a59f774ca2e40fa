import Files

/// The little that a walk needs to know of git, read from its files without running it.
package enum GitRepository {
  /// Whether a folder is the top of a work tree.
  package static func isRoot(_ folder: String) -> Bool {
    gitFolder(of: folder) != nil
  }

  /// Returns the nearest work tree's top that holds an absolute path, or `nil`.
  package static func root(holding folder: String) -> String? {
    var candidate = folder
    while true {
      if isRoot(candidate) { return candidate }
      guard candidate != "/", let slash = candidate.lastIndex(of: "/") else { return nil }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
  }

  /// Returns the paths of the ignore files that hold for a whole repository, weakest first.
  package static func excludeFiles(ofRoot root: String) -> [String] {
    guard let folder = gitFolder(of: root) else { return [] }
    guard let common = firstLine(of: folder + "/commondir") else {
      return [folder + "/info/exclude"]
    }
    return [Path.absolute(common, from: folder) + "/info/exclude"]
  }

  /// Returns where the repository's own files are: `.git`, or where a file of that name points.
  package static func gitFolder(of root: String) -> String? {
    let path = Path.join(root, ".git")
    guard let status = try? Platform.status(of: path, followingLinks: true) else { return nil }
    switch status.kind {
    case .folder:
      let head = try? Platform.status(of: path + "/HEAD", followingLinks: false)
      return head == nil ? nil : path
    case .regular:
      guard let line = firstLine(of: path), line.hasPrefix("gitdir: ") else { return nil }
      return Path.absolute(String(line.dropFirst("gitdir: ".count)), from: root)
    case .symbolicLink, .other:
      return nil
    }
  }

  private static func firstLine(of file: String) -> String? {
    guard let text = FileStore.text(of: file) else { return nil }
    return String(decoding: text.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
