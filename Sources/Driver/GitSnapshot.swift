import Files
import Git
import Indexing
import Reporting
import SourceText
import Worktree

/// What is about to be committed, read from git's index once: the one source of truth of a run.
struct GitSnapshot: Sendable {
  /// The sources that differ from the commit before, in the order of paths.
  let targets: [GitIndexEntry]

  private let tree: GitWorkTree
  private let index: GitIndex
  private let changes: GitChanges
  private let takesWholeFiles: Bool
  private let excludes: PathPatterns

  /// Takes what is staged at `paths` or below, relative to the top; all where there are none.
  init(
    _ tree: GitWorkTree, paths: [String], takesWholeFiles: Bool, excluding patterns: [String]
  ) throws(GitError) {
    self.tree = tree
    self.takesWholeFiles = takesWholeFiles
    excludes = PathPatterns(patterns)
    changes = try GitChanges.staged(tree)
    let isNothingStaged = changes.lines.keys.allSatisfy { key in
      key.text.flatMap(Language.init(path:)) == nil
    }
    guard !isNothingStaged else {
      index = GitIndex()
      targets = []
      return
    }
    index = try GitIndex(tree)
    targets = index.entries.filter { [changes] entry in
      entry.isRegular && Language(path: entry.path) != nil
        && changes.lines[PathBytes(entry.path)]?.isEmpty == false
        && (paths.isEmpty || paths.contains { entry.path.isBelow($0) })
    }
  }

  /// Returns the staged sources, and all others of the repository as well where `isWhole`.
  ///
  /// The others are read from the work tree where git knows that they are as in the index.
  func project(isWhole: Bool) throws(GitError) -> Project {
    var project = Project(root: tree.top, files: [], skipped: [])
    let blobs = try tree.blobs(targets.map(\.object))
    for (entry, blob) in zip(targets, blobs) {
      if let problem = problem(of: entry, blob) {
        project.skipped.append(FileOutcome(path: entry.path, problem: problem))
      } else {
        var file = ProjectFile(path: entry.path, isRequested: true, isNamed: false)
        file.lines = takesWholeFiles ? nil : changes.lines[PathBytes(entry.path)]
        file.content = blob
        project.files.append(file)
      }
    }
    if isWhole { try addOthers(to: &project) }
    return project
  }

  /// Absolute paths of what killed runs left behind where this one may write.
  var strayTemporaries: [String] {
    var folders = Set(targets.map { FileStore.folder(of: tree.absolutePath(of: $0.path)) })
    folders.formUnion([tree.gitFolder, "\(tree.gitFolder)/a11y-fix"])
    return folders.flatMap { folder in
      let entries = (try? Platform.entries(of: folder)) ?? []
      return entries.compactMap(\.name).filter(TemporaryName.isStray).map {
        Path.join(folder, $0)
      }
    }
  }

  private func problem(
    of entry: GitIndexEntry, _ blob: ContiguousArray<UInt8>?
  ) -> FileProblem? {
    let name = entry.path.split(separator: "/").last.map(String.init) ?? ""
    if excludes.cover(entry.path) { return .excluded }
    if ForeignCode.isVendored(path: entry.path) { return .vendored }
    if ForeignCode.isGenerated(file: name) { return .generated }
    guard let blob else { return .unreadable("git does not have its blob") }
    let pointer = "version https://git-lfs.github.com/spec/"
    return blob.starts(with: pointer.utf8) ? .storedElsewhere : nil
  }

  private func addOthers(to project: inout Project) throws(GitError) {
    let touched = try tree.touchedPaths()
    let known = Set(targets.map { PathBytes($0.path) })
    var files: [ProjectFile] = []
    var objects: [(file: Int, object: String)] = []
    for entry in index.entries where entry.isRegular && tellsOfProject(entry.path) {
      let path = PathBytes(entry.path)
      let isDescription = Language(path: entry.path) == nil
      guard isDescription || !known.contains(path) else { continue }
      if entry.isSkipped || entry.isAssumedUnchanged || touched.contains(path) {
        objects.append((files.count, entry.object))
      }
      files.append(ProjectFile(path: entry.path, isRequested: false, isNamed: false))
    }
    let blobs = try tree.blobs(objects.map(\.object))
    for (place, blob) in zip(objects, blobs) { files[place.file].content = blob ?? [] }
    project.descriptions = files.filter { file in
      Self.isDescription(file.path.split(separator: "/").last.map(String.init) ?? "")
    }
    project.files = (project.files + files.filter { Language(path: $0.path) != nil })
      .sorted(byPath: \.path)
  }

  /// Whether a walk through the work tree would have met the file.
  private func tellsOfProject(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, !ForeignCode.isVendored(path: path), !excludes.cover(path) else {
      return false
    }
    if parts.dropLast().contains(where: { $0.hasPrefix(".") }) { return false }
    if Self.isDescription(name) { return true }
    return Language(path: name) != nil && !ForeignCode.isGenerated(file: name)
  }

  private static func isDescription(_ name: String) -> Bool {
    ProjectDescription.isOne(name) || ResourceFacts.isOne(name)
  }
}
