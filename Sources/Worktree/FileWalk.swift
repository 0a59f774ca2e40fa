import Files
import Git
import Indexing
package import Reporting
import SourceText

/// What a walk through a folder found.
///
/// All paths are relative to the root of the walk's project.
package struct FileWalk: Sendable {
  /// Source files, headers among them, in the order of their paths' bytes.
  package private(set) var files: [String] = []
  /// Folders and source files that were left out, each with its reason; no order.
  package private(set) var skipped: [FileOutcome] = []
  /// Files that describe how the project is built and what it ships beside code; no order.
  package private(set) var descriptions: [String] = []
  /// Folders that were looked into, the first one among them.
  package private(set) var folders: [String] = []
  /// Absolute paths of what an earlier run could not remove before it was killed.
  package private(set) var strayTemporaries: [String] = []

  private let root: String
  /// What is left out whatever ignore files say.
  private let excludes: PathPatterns

  /// Walks `folder` and all below it; symbolic links are not followed.
  ///
  /// `folder` is relative to `root`, empty for the root itself. What the ignore files of the
  /// folders above say of its contents holds; what they say of the folder itself does not.
  package init(root: String, folder: String = "", excluding excludes: [String] = []) {
    self.init(root: root, folder: folder, excluding: PathPatterns(excludes))
  }

  init(root: String, folder: String = "", excluding excludes: PathPatterns) {
    self.root = root
    self.excludes = excludes
    var patterns = IgnorePatterns()
    for file in GitRepository.excludeFiles(ofRoot: root) { Self.add(file, of: "", to: &patterns) }
    var above = ""
    for part in folder.split(separator: "/") {
      Self.add(Path.join(root, above) + "/.gitignore", of: above, to: &patterns)
      above = Path.join(above, String(part))
    }
    visit(folder, patterns, isFirst: true)
  }

  /// Lists the source files of one folder, without those below it and without ignore files.
  package init(onlyFolder folder: String) {
    root = folder
    excludes = PathPatterns([])
    for entry in list("").sorted(byPath: \.pathInFolder) where entry.kind == .regular {
      guard let name = entry.name else { continue }
      if TemporaryName.isStray(name) { strayTemporaries.append(Path.join(root, name)) }
      if ProjectDescription.isOne(name) || ResourceFacts.isOne(name) { descriptions.append(name) }
      guard Language(path: name) != nil else { continue }
      if ForeignCode.isGenerated(file: name) { skip(name, .generated) } else { files.append(name) }
    }
    folders.append("")
  }

  private static func add(_ file: String, of folder: String, to patterns: inout IgnorePatterns) {
    if let text = FileStore.text(of: file) { patterns.add(text, of: folder) }
  }

  private mutating func skip(_ path: String, _ problem: FileProblem) {
    skipped.append(FileOutcome(path: path, problem: problem))
  }

  /// Returns the entries of a folder with their kinds made certain.
  private mutating func list(_ folder: String) -> [FolderEntry] {
    let path = Path.join(root, folder)
    do throws(SystemError) {
      var entries = try Platform.entries(of: path)
      for index in entries.indices where entries[index].kind == nil {
        guard let name = entries[index].name else { continue }
        let file = Path.join(path, name)
        entries[index].kind = try? Platform.status(of: file, followingLinks: false).kind
      }
      return entries
    } catch {
      skip(folder, error.isNotFound ? .notFound : .unreadable(error.message))
      return []
    }
  }

  private mutating func visit(
    _ folder: String, _ inherited: IgnorePatterns, isFirst: Bool = false
  ) {
    let entries = list(folder).sorted(byPath: \.pathInFolder)
    // Few folders are worth the question.
    if !isFirst, entries.contains(where: { $0.name == ".git" }),
      GitRepository.isRoot(Path.join(root, folder))
    {
      skip(folder, .otherRepository)
      return
    }
    folders.append(folder)
    var patterns = inherited
    if entries.contains(where: { $0.name == ".gitignore" }) {
      Self.add(Path.join(Path.join(root, folder), ".gitignore"), of: folder, to: &patterns)
    }
    for entry in entries {
      guard let name = entry.name else {
        skip(folder, .unprintableName)
        continue
      }
      let path = Path.join(folder, name)
      switch entry.kind {
      case .folder: enter(path, named: name, patterns)
      case .regular: take(path, named: name, patterns)
      case .symbolicLink where Language(path: name) != nil: skip(path, .symbolicLink)
      case .symbolicLink, .other, nil: break
      }
    }
  }

  private mutating func enter(_ path: String, named name: String, _ patterns: IgnorePatterns) {
    if patterns.ignores(path, isFolder: true) || excludes.coverFolder(path) { return }
    if ForeignCode.isVendored(folder: name) {
      skip(path, .vendored)
    } else if name.utf8.first == UInt8(ascii: ".") {
      return
    } else {
      visit(path, patterns)
    }
  }

  private mutating func take(_ path: String, named name: String, _ patterns: IgnorePatterns) {
    if TemporaryName.isStray(name) { strayTemporaries.append(Path.join(root, path)) }
    if ProjectDescription.isOne(name) { descriptions.append(path) }
    if ResourceFacts.isOne(name), !patterns.ignores(path, isFolder: false) {
      descriptions.append(path)
    }
    guard Language(path: name) != nil, !patterns.ignores(path, isFolder: false),
      !excludes.coverFile(path)
    else { return }
    if ForeignCode.isGenerated(file: name) {
      skip(path, .generated)
    } else {
      files.append(path)
    }
  }
}
