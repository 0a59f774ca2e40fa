import Files
package import Git
package import Reporting
import SourceText
import Worktree

/// What a run over git's index came to.
package struct StagedResult: Sendable {
  package var summary: RunSummary
  /// Whether the commit can go on as it is: nothing was fixed, or the fixes are in the index.
  package var canCommit: Bool
}

extension Run {
  /// Works on what is about to be committed and says what came of it.
  ///
  /// Writes nothing but the work tree's files and, where asked to, entries of the index.
  package consuming func callAsFunction(
    onStaged staged: StagedOptions
  ) throws(GitError) -> StagedResult {
    let (output, isQuiet) = (output, options.isQuiet)
    let clock = SlowRun {
      if isQuiet { return }
      output.complain("a11y-fix: reading the repository for what the staged files use of it …")
    }
    let tree = staged.project.tree
    if let operation = staged.project.operationInProgress {
      if !options.isQuiet {
        output.complain("a11y-fix: a \(operation) is in progress; nothing is looked at")
      }
      return StagedResult(summary: summary, canCommit: true)
    }
    let paths = try GitPathText.paths(options.paths, from: options.folder, below: tree.top)
    try complain(ofUnknown: zip(options.paths, paths), tree)
    let snapshot = try GitSnapshot(
      tree, paths: paths,
      takesWholeFiles: staged.takesWholeFiles, excluding: options.excludes(ofRoot: tree.top))
    var outcomes = try outcomes(of: snapshot, clock)
    var canCommit = true
    var advice: [String] = []
    if options.mode == .apply {
      remove(snapshot.strayTemporaries)
      var fixing = StagedFixing(tree, snapshot, staged, output)
      canCommit = try fixing.apply(&outcomes)
      advice = fixing.advice
    }
    report(outcomes)
    endReports(isWorthSummary: true)
    for line in advice { output.complain(line) }
    return StagedResult(summary: summary, canCommit: canCommit)
  }

  /// Names the paths that lead to nothing, neither in the work tree nor in the index.
  private mutating func complain(
    ofUnknown paths: Zip2Sequence<[String], [String]>, _ tree: GitWorkTree
  ) throws(GitError) {
    for (argument, path) in paths where !FileStore.exists(tree.absolutePath(of: path)) {
      guard try GitIndex(tree, paths: [path]).entries.isEmpty else { continue }
      report([FileOutcome(path: argument, problem: .notFound, isNamed: true)])
    }
  }

  /// Reads the rest of the repository only where something staged needs it.
  private mutating func outcomes(
    of snapshot: GitSnapshot, _ clock: SlowRun
  ) throws(GitError) -> [FileOutcome] {
    var project = try snapshot.project(isWhole: false)
    if ProjectPass(project, analysis, jobs: options.jobs).hasCandidates {
      project = try snapshot.project(isWhole: true)
    }
    let outcomes = ProjectPass(project, analysis, jobs: options.jobs).outcomes(clock: clock)
    var projects = [ProjectOutcomes(project: project, outcomes: outcomes.map(excused))]
    if let file = options.baseline { _ = compare(&projects, with: file) }
    return projects.flatMap(\.outcomes)
  }

  /// A fix that is no good is a bug of ours, and no reason to stop a commit: it is only said.
  private func excused(_ outcome: FileOutcome) -> FileOutcome {
    guard case .fixRejected = outcome.problem else { return outcome }
    let path = PrintableText.escaped(outcome.path)
    output.complain("a11y-fix: \(path): \(outcome.problem?.description ?? "")")
    var outcome = outcome
    outcome.problem = nil
    return outcome
  }
}
