import Reporting
import SourceText

/// The two passes over one project: what every file tells, then what is found where asked for.
struct ProjectPass<Facts: Sendable> {
  private let project: Project
  private let analysis: Analysis<Facts>
  private let jobs: Int

  /// What the first pass keeps of a file.
  private struct Reading: Sendable {
    var facts: Facts?
    /// Only of files that the second pass is to look at.
    var source: SourceFile?
    var problem: FileProblem?
  }

  init(_ project: Project, _ analysis: Analysis<Facts>, jobs: Int) {
    self.project = project
    self.analysis = analysis
    self.jobs = jobs
  }

  /// Returns the outcomes of the files asked for, in the order of paths.
  func outcomes() -> [FileOutcome] {
    let (project, analysis) = (project, analysis)
    let readings = concurrentMap(project.files, jobs: jobs) { file in
      Self.reading(of: file, project, analysis)
    }
    let fix = analysis.fix(readings.compactMap(\.facts), project.descriptionTexts)
    let requested = zip(project.files, readings).filter(\.0.isRequested)
    let results = concurrentMap(requested, jobs: jobs) { file, reading in
      let path = project.displayPath(of: file.path)
      var outcome = reading.source.map(fix) ?? FileOutcome(path: path, problem: reading.problem)
      outcome.isNamed = file.isNamed
      outcome.absolutePath = project.absolutePath(of: file.path)
      return outcome
    }
    let skipped = project.skipped.map { outcome in
      var outcome = outcome
      outcome.path = project.displayPath(of: outcome.path)
      return outcome
    }
    return (results + skipped).sorted { $0.path.precedesInBytes($1.path) }
  }

  private static func reading(
    of file: ProjectFile, _ project: Project, _ analysis: Analysis<Facts>
  ) -> Reading {
    guard let language = Language(path: file.path) else { return Reading(problem: .notSource) }
    do throws(FileProblem) {
      let source = try FileStore.read(
        project.absolutePath(of: file.path), as: project.displayPath(of: file.path), language)
      let facts = analysis.facts(source)
      // Headers are read for what they declare; nothing is ever written into them.
      let isWanted = file.isRequested && !file.path.hasSuffix(".h")
      return Reading(
        facts: facts, source: isWanted && analysis.needsSecondPass(facts) ? source : nil)
    } catch {
      return Reading(problem: error)
    }
  }
}
