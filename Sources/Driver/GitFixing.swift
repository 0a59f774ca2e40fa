import Files
import Git
import SourceText

/// A staged file with fixes, and what becomes of them.
struct StagedFix: Sendable {
  var path: String
  var staged: SourceFile
  var fixed: ContiguousArray<UInt8>
  /// What stands in the work tree; `nil` where nothing does that could take the fixes.
  var current: SourceFile?
  /// The work tree's bytes with the fixes; `nil` where unstaged lines are in their way.
  var merged: ContiguousArray<UInt8>?
  /// Whether `git add` would stage just the fixed bytes.
  var isWholeInWorkTree = false
}

extension GitWorkTree {
  /// Returns what stands at a path if it is a source that may be written to.
  ///
  /// A link on the way to it may lead anywhere: nothing is written there.
  func current(_ path: String) -> SourceFile? {
    let file = absolutePath(of: path)
    let folder = FileStore.folder(of: file)
    guard let language = Language(path: path),
      let status = try? Platform.status(of: file, followingLinks: false), status.kind == .regular,
      let resolved = try? Platform.resolved(folder), resolved.isSamePath(as: folder)
    else { return nil }
    do throws(FileProblem) {
      return try FileStore.read(file, as: path, language)
    } catch {
      return nil
    }
  }

  /// Merges two descendants of a text; `nil` where both changed the same lines.
  func merge(
    _ base: ContiguousArray<UInt8>, _ ours: ContiguousArray<UInt8>,
    _ theirs: ContiguousArray<UInt8>
  ) throws(GitError) -> ContiguousArray<UInt8>? {
    let texts = [ours, base, theirs]
    var files: [String] = []
    defer { for file in files { Platform.remove(file) } }
    for (index, text) in texts.enumerated() {
      let file = "\(gitFolder)/\(TemporaryName.make(attempt: index))"
      do throws(SystemError) {
        Platform.remove(file)
        let folder = try Platform.openFolder(gitFolder)
        defer { Platform.close(folder) }
        let descriptor = try Platform.create(file.path(below: gitFolder), in: folder)
        files.append(file)
        defer { Platform.close(descriptor) }
        try Platform.write(text, to: descriptor)
      } catch {
        throw .failed(command: "merge-file", message: "no temporary file: \(error.message)")
      }
    }
    let finished = try finish(["merge-file", "-p", "-q"] + files)
    // Other than 0 it is the number of conflicts, or a failure that leaves us as wise.
    return finished.status == 0 ? finished.output : nil
  }

  /// Puts fixed blobs into the index in the place of the staged ones.
  func restage(_ fixes: [StagedFix], _ entries: [PathBytes: GitIndexEntry]) throws(GitError) {
    let paths = fixes.count <= 200 ? fixes.map(\.path) : []
    let now = try GitIndex(self, paths: paths)
    let objects = Dictionary(
      now.entries.filter(\.isRegular).map { (PathBytes($0.path), $0.object) }
    ) { first, _ in first }
    var input = ContiguousArray<UInt8>()
    var skipped = ContiguousArray<UInt8>()
    var assumed = ContiguousArray<UInt8>()
    for fix in fixes {
      let key = PathBytes(fix.path)
      guard let entry = entries[key], objects[key] == entry.object else { throw .indexChanged }
      let object = try store(fix.fixed)
      input.append(contentsOf: "\(entry.mode) \(object)\t\(fix.path)\0".utf8)
      if entry.isSkipped { skipped.append(contentsOf: "\(fix.path)\0".utf8) }
      if entry.isAssumedUnchanged { assumed.append(contentsOf: "\(fix.path)\0".utf8) }
    }
    try run(["update-index", "-z", "--index-info"], input: input)
    // A new entry has none of the marks of the one before.
    if !skipped.isEmpty {
      try run(["update-index", "-z", "--skip-worktree", "--stdin"], input: skipped)
    }
    if !assumed.isEmpty {
      try run(["update-index", "-z", "--assume-unchanged", "--stdin"], input: assumed)
    }
  }
}
