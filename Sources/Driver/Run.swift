package import Reporting
import SourceText

/// One run over the paths of a command line: find, read, analyse, write, report.
package struct Run<Facts: Sendable> {
  private let options: RunOptions
  private let analysis: Analysis<Facts>
  private let output: RunOutput
  private var summary = RunSummary()
  private var reporter: any Reporter

  package init(_ options: RunOptions, _ analysis: Analysis<Facts>, to output: RunOutput) {
    self.options = options
    self.analysis = analysis
    self.output = output
    var report = ReportOptions()
    report.mode = options.mode
    report.isColored = options.reportIsColored
    report.isVerbose = options.isVerbose
    reporter = options.format.reporter(report)
  }

  /// Works on files and says what came of it; never fails as a whole.
  ///
  /// Not to be called while other threads run: interruptions are put off for the calling thread.
  package consuming func callAsFunction() -> RunSummary {
    let search = ProjectSearch(for: options.paths, from: options.folder)
    for outcome in search.rejected {
      summary.failureCount += 1
      complain(of: outcome)
    }
    for folder in search.emptyFolders {
      let path = PrintableText.escaped(folder)
      output.complain("a11y-fix: no Swift or Objective-C source under \(path)")
    }
    for project in search.projects {
      let pass = ProjectPass(project, analysis, jobs: options.jobs)
      var outcomes = pass.outcomes()
      if options.writesStrings, options.mode != .lint { addTables(to: &outcomes, of: project) }
      if options.mode == .apply {
        for stray in project.strayTemporaries { Platform.remove(stray) }
        FixWriting.write(&outcomes, of: project, output)
      }
      report(outcomes)
    }
    if !options.isQuiet && !search.projects.isEmpty { print(reporter.ending(summary)) }
    return summary
  }

  /// Adds what becomes of the string tables, in its place among the other files.
  private func addTables(to outcomes: inout [FileOutcome], of project: Project) {
    let tables = TableOutcomes(for: outcomes, of: project)
    outcomes = (outcomes + tables.outcomes).sorted { $0.path.precedesInBytes($1.path) }
    for path in tables.homeless {
      output.complain("a11y-fix: no string table takes the texts of \(PrintableText.escaped(path))")
    }
  }

  /// Works on `bytes`, read from standard input, and prints what becomes of them.
  package consuming func callAsFunction(
    onStandardInput bytes: ContiguousArray<UInt8>
  ) -> RunSummary {
    let input = StandardInput(bytes, named: options.standardInputName, from: options.folder)
    let outcome = input.outcome(analysis, jobs: options.jobs)
    report([outcome])
    if options.mode == .apply, outcome.problem == nil {
      output.standardOutput(outcome.fixedBytes ?? bytes)
    }
    if !options.isQuiet { print(reporter.ending(summary)) }
    return summary
  }

  private mutating func report(_ outcomes: [FileOutcome]) {
    for var outcome in outcomes {
      if options.mode == .lint || outcome.problem != nil {
        for index in outcome.diagnostics.indices { outcome.diagnostics[index].isFixed = false }
      }
      summary.add(outcome)
      if outcome.problem == nil, Language(path: outcome.path) != nil { summary.fileCount += 1 }
      complain(of: outcome)
      if !options.isQuiet { print(reporter.report(on: outcome)) }
      if options.mode == .dryRun { printDiff(of: outcome) }
    }
  }

  private func printDiff(of outcome: FileOutcome) {
    guard outcome.problem == nil, let old = outcome.original?.bytes, let new = outcome.fixedBytes
    else { return }
    output.standardOutput(
      UnifiedDiff.text(path: outcome.path, from: old, to: new, style: options.diffStyle))
  }

  /// Names a file that could not be dealt with; one that was rightly left alone only on request.
  private func complain(of outcome: FileOutcome) {
    guard let problem = outcome.problem else { return }
    let path = PrintableText.escaped(outcome.path.isEmpty ? "." : outcome.path)
    if outcome.isFailure {
      output.complain("a11y-fix: error: \(path): \(problem.description)")
    } else if options.isVerbose {
      output.complain("a11y-fix: skipped \(path): \(problem.description)")
    }
  }

  /// Prints a part of the report: on standard output unless a diff or a source goes there.
  private func print(_ text: String) {
    guard !text.isEmpty else { return }
    let isTaken = options.mode == .dryRun || (options.mode == .apply && options.paths == ["-"])
    let bytes = ContiguousArray(text.utf8)
    if isTaken { output.standardError(bytes) } else { output.standardOutput(bytes) }
  }
}
