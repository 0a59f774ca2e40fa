import Files
package import SourceText

/// The lines of files that differ from a commit, as git itself tells them.
package struct GitChanges: Sendable {
  /// New and changed files; without lines where only their name or mode is new.
  package private(set) var lines: [PathBytes: LineSelection] = [:]

  /// What the index holds that the commit before does not.
  package static func staged(_ tree: GitWorkTree) throws(GitError) -> GitChanges {
    let head = try tree.finish(["rev-parse", "-q", "--verify", "HEAD^{commit}"])
    let base =
      head.status == 0 ? "HEAD" : try tree.line(["hash-object", "-t", "tree", "--stdin"])
    return try GitChanges(tree, ["--cached"], since: base)
  }

  /// What the work tree holds that a revision does not; new files are changed as a whole.
  package static func since(_ revision: String, _ tree: GitWorkTree) throws(GitError) -> GitChanges
  {
    let name = "\(revision)^{commit}"
    let found = try tree.finish(["rev-parse", "-q", "--verify", "--end-of-options", name])
    let lines = found.output.split(separator: UInt8(ascii: "\n"))
    guard found.status == 0, let commit = lines.last else { throw .unknownRevision(revision) }
    var changes = try GitChanges(tree, [], since: String(decoding: commit, as: UTF8.self))
    let untracked = try tree.run(["ls-files", "-z", "--others", "--exclude-standard"])
    for path in untracked.split(separator: 0) {
      var all = LineSelection(countsReturns: false)
      all.add(1...Int.max)
      changes.lines[PathBytes(path)] = all
    }
    return changes
  }

  private init(
    _ tree: GitWorkTree, _ options: [String], since base: String
  ) throws(GitError) {
    let arguments = [
      "diff-index", "-p", "-U0", "--inter-hunk-context=0", "-M", "--text", "--no-color",
      "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "--src-prefix=a/",
      "--dst-prefix=b/", "--diff-filter=ACMRT",
    ]
    read(try tree.run(arguments + options + [base, "--"]))
  }

  /// Reads a patch without context; a line feed in a path is written as `\n` there.
  private mutating func read(_ patch: ContiguousArray<UInt8>) {
    var path: PathBytes?
    var rest = patch[...]
    func nextLine() -> ArraySlice<UInt8>? {
      guard !rest.isEmpty else { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      defer { rest = rest[min(end + 1, rest.endIndex)...] }
      return rest[..<end]
    }
    while let line = nextLine() {
      if line.starts(with: "+++ ".utf8) {
        path = GitPathText.path(line.dropFirst(4))
        if let path { lines[path] = LineSelection(countsReturns: false) }
      } else if line.starts(with: "@@ ".utf8), let hunk = Hunk(line) {
        if let path { lines[path]?.add(hunk) }
        for _ in 0..<hunk.removed + hunk.added { _ = nextLine() }
      }
    }
  }
}

/// The heading of a hunk: `@@ -a,b +c,d @@`.
private struct Hunk {
  var removed: Int
  var start: Int
  var added: Int

  init?(_ line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: " "))
    guard fields.count >= 4, let old = Self.span(fields[1]), let new = Self.span(fields[2]) else {
      return nil
    }
    removed = old.count
    start = new.start
    added = new.count
  }

  private static func span(_ field: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let numbers = field.dropFirst().split(separator: UInt8(ascii: ",")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard let first = numbers.first, let start = first else { return nil }
    guard numbers.count > 1 else { return (start, 1) }
    return numbers[1].map { (start, $0) }
  }
}

extension LineSelection {
  fileprivate mutating func add(_ hunk: Hunk) {
    if hunk.added == 0 {
      add(gapAfter: hunk.start)
    } else {
      add(hunk.start...hunk.start + hunk.added - 1)
    }
  }
}
