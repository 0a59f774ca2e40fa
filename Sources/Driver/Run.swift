import Files
package import Git
package import Reporting
package import Settings
import SourceText
package import Worktree

/// One run over the paths of a command line: find, read, analyse, write, report.
package struct Run<Facts: Sendable> {
  let options: RunOptions
  /// For what has no configuration of its own.
  let analysis: Analysis<Facts>
  private let analysisFor: (@Sendable (Configuration) -> Analysis<Facts>)?
  let output: RunOutput
  var summary = RunSummary()
  var reports: Reports

  /// Projects that have a configuration in `options` are looked at by `analysisFor` that.
  package init(
    _ options: RunOptions, _ analysis: Analysis<Facts>, to output: RunOutput,
    analysisFor: (@Sendable (Configuration) -> Analysis<Facts>)? = nil
  ) {
    self.options = options
    self.analysis = analysis
    self.analysisFor = analysisFor
    self.output = output
    var report = ReportOptions()
    report.mode = options.mode
    report.isColored = options.reportIsColored
    report.isVerbose = options.isVerbose
    report.rules = options.rules
    report.version = options.version
    reports = Reports(options.reports, report, isQuiet: options.isQuiet)
  }

  /// Works on files and says what came of it; never fails as a whole.
  ///
  /// Not to be called while other threads run: interruptions are put off for the calling thread.
  package consuming func callAsFunction() throws(GitError) -> RunSummary {
    let search = ProjectSearch(
      for: options.paths, from: options.folder, excluding: options.excludes)
    report(search.rejected)
    for folder in search.emptyFolders {
      let path = PrintableText.escaped(folder.path)
      let rest = folder.hasRepositories ? " but in repositories of their own: name those" : ""
      output.complain("a11y-fix: no Swift or Objective-C source under \(path)\(rest)")
    }
    var found = search.projects
    try RunRestriction(options).apply(to: &found)
    var projects = found.map { project in
      let pass = ProjectPass(
        project, analysis(of: project), jobs: options.jobs, display: options.progress)
      return ProjectOutcomes(project: project, outcomes: pass.outcomes())
    }
    if !options.pathsAreNamed {
      for project in projects.indices {
        for index in projects[project].outcomes.indices {
          projects[project].outcomes[index].isNamed = false
        }
      }
    }
    if let file = options.baseline, !compare(&projects, with: file) { return summary }
    if options.readAnswer != nil { askAboutFixes(in: &projects) }
    if options.writesStrings, options.mode != .lint {
      for index in projects.indices { addTables(to: &projects[index]) }
    }
    if options.mode == .apply { write(&projects) }
    for project in projects { report(project.outcomes) }
    endReports(isWorthSummary: !projects.isEmpty)
    return summary
  }

  /// Adds what becomes of the string tables, in its place among the other files.
  private func addTables(to project: inout ProjectOutcomes) {
    let tables = TableOutcomes(for: project.outcomes, of: project.project)
    project.outcomes = (project.outcomes + tables.outcomes).sorted(byPath: \.path)
    for path in tables.homeless {
      output.complain("a11y-fix: no string table takes the texts of \(PrintableText.escaped(path))")
    }
  }

  private func analysis(of project: Project) -> Analysis<Facts> {
    guard let analysisFor, var configuration = options.configurations[project.root] else {
      return analysis
    }
    configuration.projectName = project.displayName
    return analysisFor(configuration)
  }

  /// Takes out what the baseline has, or writes the baseline; says whether to go on.
  mutating func compare(
    _ projects: inout [ProjectOutcomes], with file: BaselineFile
  ) -> Bool {
    var match = BaselineMatch(file.baseline, isJudged: options.isRuleEnabled)
    match.take(from: &projects)
    let name = PrintableText.escaped(file.name)
    let (new, words): (Baseline, String)
    switch file.use {
    case .filter:
      summary.baselineCount = match.matchedCount
      // A run that is restricted sees too little to tell.
      let stale = options.scope.isEverything && options.shard == nil ? match.stale.count : 0
      if stale > 0, !options.isQuiet {
        output.complain(
          "a11y-fix: \(name): \(stale) of \(file.baseline.entries.count) entries match nothing "
            + "any more; --prune-baseline takes them out")
      }
      return true
    case .write: (new, words) = (match.renewed, "written")
    case .prune: (new, words) = (match.pruned, "left")
    }
    for outcome in projects.flatMap(\.outcomes) {
      summary.add(
        FileOutcome(path: outcome.path, problem: outcome.problem, isNamed: outcome.isNamed))
      complain(of: outcome)
    }
    do throws(SystemError) {
      try file.store(new)
      let count = new.entries.count
      if !options.isQuiet { print("\(name): \(count) finding\(count == 1 ? "" : "s") \(words).\n") }
    } catch {
      summary.failureCount += 1
      output.complain("a11y-fix: error: \(name): cannot be written: \(error.message)")
    }
    return false
  }

  private mutating func askAboutFixes(in projects: inout [ProjectOutcomes]) {
    guard let readAnswer = options.readAnswer else { return }
    var dialog = FixDialog(output: output, diffStyle: options.diffStyle, readLine: readAnswer)
    dialog.choose(in: &projects)
    output.standardOutput([UInt8(ascii: "\n")])
    summary.suppressedCount = dialog.suppressedCount
  }

  private mutating func write(_ projects: inout [ProjectOutcomes]) {
    remove(projects.flatMap(\.project.strayTemporaries))
    let isAnythingFixed = projects.contains { $0.outcomes.contains { $0.fixedBytes != nil } }
    guard let command = options.verificationCommand, isAnythingFixed else {
      _ = FixWriting.write(&projects, output)
      return
    }
    let verification = Verification(command: command, folder: options.folder, output: output)
    let wasFine = Platform.deferringInterruptions { isInterrupted in
      verification.succeeds("before any fix", isInterrupted: isInterrupted)
    }
    let isFine = FixWriting.write(&projects, output) { isInterrupted in
      !wasFine || verification.succeeds("with the fixes", isInterrupted: isInterrupted)
    }
    let name = PrintableText.escaped(command)
    if !wasFine {
      output.complain("a11y-fix: error: '\(name)' fails without the fixes; they are not verified")
    } else if !isFine {
      output.complain("a11y-fix: error: '\(name)' fails with the fixes; all are taken back")
    }
    guard !wasFine || !isFine else { return }
    summary.failureCount += 1
    if isFine { return }
    for project in projects.indices {
      for index in projects[project].outcomes.indices {
        projects[project].outcomes[index].dropFixes()
      }
    }
  }

  /// Works on `bytes`, read from standard input, and prints what becomes of them.
  package consuming func callAsFunction(
    onStandardInput bytes: ContiguousArray<UInt8>
  ) -> RunSummary {
    let input = StandardInput(
      bytes, named: options.standardInputName, from: options.folder, excluding: options.excludes)
    let outcome = input.outcome(analysis, jobs: options.jobs)
    report([outcome])
    if options.mode == .apply, outcome.problem == nil {
      output.standardOutput(outcome.fixedBytes ?? bytes)
    }
    endReports(isWorthSummary: true)
    return summary
  }

  /// Removes what a run that was killed left behind, and says so.
  func remove(_ strays: [String]) {
    for stray in strays.sorted(byPath: \.self) {
      let path = PrintableText.escaped(stray)
      output.complain(
        Platform.remove(stray)
          ? "a11y-fix: removed \(path), which a run that was killed left behind"
          : "a11y-fix: \(path), which a run that was killed left behind, cannot be removed")
    }
  }

  mutating func report(_ outcomes: [FileOutcome]) {
    for var outcome in outcomes {
      if options.mode == .lint || outcome.problem != nil {
        outcome.dropFixes()
      }
      summary.add(outcome)
      if outcome.problem == nil, Language(path: outcome.path) != nil { summary.fileCount += 1 }
      complain(of: outcome)
      // What a person was shown already is not shown again.
      if options.readAnswer != nil { outcome.diagnostics.removeAll(where: \.isOffered) }
      print(reports.add(outcome))
      if options.mode == .dryRun { printDiff(of: outcome) }
    }
  }

  mutating func endReports(isWorthSummary: Bool) {
    let (text, failures) = reports.end(summary, in: options.folder)
    for (path, error) in failures {
      let path = PrintableText.escaped(path)
      output.complain("a11y-fix: error: \(path): cannot be written: \(error.message)")
    }
    summary.failureCount += failures.count
    if isWorthSummary || !reports.isForPeople { print(text) }
  }

  private func printDiff(of outcome: FileOutcome) {
    guard outcome.problem == nil, let old = outcome.original?.bytes, let new = outcome.fixedBytes
    else { return }
    output.standardOutput(
      UnifiedDiff.text(path: outcome.path, from: old, to: new, style: options.diffStyle))
  }

  /// Names a file that could not be dealt with; one that was rightly left alone only on request.
  func complain(of outcome: FileOutcome) {
    guard let problem = outcome.problem else { return }
    let path = PrintableText.escaped(outcome.path.isEmpty ? "." : outcome.path)
    if outcome.isFailure {
      output.complain("a11y-fix: error: \(path): \(problem.description)")
    } else if options.isVerbose {
      output.complain("a11y-fix: skipped \(path): \(problem.description)")
    }
  }

  /// Prints a part of the report: on standard output unless a diff or a source goes there.
  func print(_ text: String) {
    guard !text.isEmpty else { return }
    let isTaken = options.mode == .dryRun || (options.mode == .apply && options.paths == ["-"])
    let bytes = ContiguousArray(text.utf8)
    if isTaken { output.standardError(bytes) } else { output.standardOutput(bytes) }
  }
}
