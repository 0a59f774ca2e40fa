import Files
import Git
import Reporting
import SourceText
import Worktree

/// Brings the fixes of staged files into the work tree and, where asked to, into the index.
struct StagedFixing {
  private let tree: GitWorkTree
  private let entries: [PathBytes: GitIndexEntry]
  private let options: StagedOptions
  private let output: RunOutput
  private var fixes: [StagedFix] = []
  /// What a person is to know and to do, to be said last: findings may fill screens.
  private(set) var advice: [String] = []

  init(
    _ tree: GitWorkTree, _ snapshot: GitSnapshot, _ options: StagedOptions, _ output: RunOutput
  ) {
    self.tree = tree
    self.options = options
    self.output = output
    entries = Dictionary(snapshot.targets.map { (PathBytes($0.path), $0) }) { first, _ in first }
  }

  /// Writes the fixes and returns whether the commit can go on; says what is left to do.
  ///
  /// The index comes last and changes at once; an interruption before it takes the files back.
  mutating func apply(_ outcomes: inout [FileOutcome]) throws(GitError) -> Bool {
    for outcome in outcomes where outcome.problem == nil {
      guard let staged = outcome.original, let fixed = outcome.fixedBytes else { continue }
      var fix = StagedFix(path: outcome.path, staged: staged, fixed: fixed)
      fix.current = tree.current(outcome.path)
      if let current = fix.current {
        let merge = FixMerge(from: staged.bytes, to: fixed, in: current.bytes)
        fix.merged = try merge.result(merge: tree.merge)
      }
      fixes.append(fix)
    }
    guard !fixes.isEmpty else { return true }
    let lock = options.restages ? tree.indexLock : nil
    let restages = options.restages && lock == nil
    let failure = Platform.deferringInterruptions { _ -> GitError? in
      write()
      guard restages else { return nil }
      do throws(GitError) {
        try tree.restage(fixes, entries)
        return nil
      } catch {
        return error
      }
    }
    if let failure {
      guard tree.indexLock == nil else {
        try advise()
        return false
      }
      throw failure
    }
    if restages {
      noteLeftBehind()
      return true
    }
    markUnwritten(&outcomes)
    try advise()
    return false
  }

  /// Writes what could be merged; a file that cannot be written counts as one that is in the way.
  private mutating func write() {
    var outcomes: [FileOutcome] = []
    for fix in fixes {
      guard let current = fix.current, let merged = fix.merged, merged != current.bytes else {
        continue
      }
      outcomes.append(FileOutcome(path: fix.path, original: current, fixedBytes: merged))
    }
    let project = Project(root: tree.top, files: [], skipped: [])
    var projects = [ProjectOutcomes(project: project, outcomes: outcomes)]
    _ = FixWriting.write(&projects, output)
    for outcome in projects.flatMap(\.outcomes) {
      guard let problem = outcome.problem,
        let index = fixes.firstIndex(where: { $0.path.isSamePath(as: outcome.path) })
      else { continue }
      let path = PrintableText.escaped(outcome.path)
      output.complain("a11y-fix: \(path): \(problem.description)")
      fixes[index].merged = nil
    }
  }

  /// Marks the findings of files whose fixes are nowhere yet.
  private func markUnwritten(_ outcomes: inout [FileOutcome]) {
    for fix in fixes where fix.merged == nil {
      guard let index = outcomes.firstIndex(where: { $0.path.isSamePath(as: fix.path) }) else {
        continue
      }
      for diagnostic in outcomes[index].diagnostics.indices
      where outcomes[index].diagnostics[diagnostic].isFixed {
        outcomes[index].diagnostics[diagnostic].isFixed = false
        outcomes[index].diagnostics[diagnostic].reason = whyNot(fix)
      }
    }
  }

  /// Says which files in the work tree lack the fixes that the commit has.
  private mutating func noteLeftBehind() {
    for fix in fixes where fix.merged == nil {
      let path = PrintableText.escaped(fix.path)
      advice.append("a11y-fix: \(path): fixed in the commit; \(whyNot(fix)); left as it was")
    }
  }

  private func whyNot(_ fix: StagedFix) -> String {
    fix.current == nil
      ? "the work tree has no such file that can be written"
      : "the work tree has other changes in the same place"
  }

  // MARK: What is left to do

  /// Names the one command that brings the fixes into the commit.
  private mutating func advise() throws(GitError) {
    for fix in fixes where fix.merged == nil {
      let path = PrintableText.escaped(fix.path)
      advice.append("a11y-fix: \(path): \(whyNot(fix)); left as it was")
    }
    var isAllInWorkTree = true
    for fix in fixes where isAllInWorkTree {
      isAllInWorkTree = try isWholeInWorkTree(fix)
    }
    let lines: [String]
    switch (tree.indexLock, isAllInWorkTree) {
    case (.partialCommit, true), (.commitOfAll, true):
      lines = ["the fixes are in the work tree; run the same git commit again"]
    case (.partialCommit, false), (.commitOfAll, false):
      lines = [
        "this form of git commit makes its own index; stage what you want to commit with git add,",
        "run the following and then git commit without paths, -a or -p:",
        "  \(options.restageCommand)",
      ]
    case (.otherProcess, _):
      lines = [
        "git's index is locked by another process (\(PrintableText.escaped(tree.indexFile)).lock);",
        "when that has ended, run the following and commit again:",
        "  \(finishingCommand(isAllInWorkTree))",
      ]
    case (nil, _):
      let isAnyWritten = fixes.contains { $0.merged != nil }
      lines = [
        isAnyWritten
          ? "fixes were made; look at them, run the following and commit again:"
          : "run the following, which puts the fixes into the commit alone, and commit again:",
        "  \(finishingCommand(isAllInWorkTree))",
      ]
    }
    advice += lines.map { $0.hasPrefix(" ") ? $0 : "a11y-fix: \($0)" }
  }

  /// Whether `git add` would stage just the fixed bytes; it passes over files with marks.
  private func isWholeInWorkTree(_ fix: StagedFix) throws(GitError) -> Bool {
    guard fix.merged != nil, let entry = entries[PathBytes(fix.path)], !entry.isSkipped,
      !entry.isAssumedUnchanged
    else { return false }
    let wanted = try tree.line(["hash-object", "--no-filters", "--stdin"], input: fix.fixed)
    return try tree.objectIfAdded(fix.path) == wanted
  }

  private func finishingCommand(_ isAllInWorkTree: Bool) -> String {
    guard isAllInWorkTree else { return options.restageCommand }
    let isAtTop = Platform.environment("GIT_PREFIX")?.isEmpty != false
    let paths = fixes.map { ShellText.quoted(GitPathText.pathspec($0.path, isAtTop: isAtTop)) }
    return "git add \(paths.joined(separator: " "))"
  }
}
