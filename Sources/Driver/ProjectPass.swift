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

  /// Whether any file asked for has to be looked at twice, so that the others matter.
  var hasCandidates: Bool {
    let (project, analysis) = (project, analysis)
    let files = project.files.filter(\.isRequested)
    return concurrentMap(files, jobs: jobs) { file in
      Self.reading(of: file, project, analysis).source != nil
    }.contains(true)
  }

  /// Returns the outcomes of the files asked for, in the order of paths.
  ///
  /// The others are read only where one of these needs to be looked at again; `clock` is looked at
  /// meanwhile.
  func outcomes(clock: SlowRun? = nil) -> [FileOutcome] {
    let (project, analysis) = (project, analysis)
    let requested = concurrentMap(project.files, jobs: jobs) { file in
      file.isRequested ? Self.reading(of: file, project, analysis) : nil
    }
    let results: [FileOutcome]
    if requested.contains(where: { $0?.source != nil }) {
      let all = Array(zip(project.files, requested))
      let readings = concurrentMap(all, jobs: jobs) { file, reading in
        clock?.check()
        return reading ?? Self.reading(of: file, project, analysis)
      }
      let fix = analysis.fix(readings.compactMap(\.facts), project.descriptionTexts)
      results = outcomes(of: requested, fix)
    } else {
      results = outcomes(of: requested) { source, _ in FileOutcome(path: source.path) }
    }
    let skipped = project.skipped.map { outcome in
      var outcome = outcome
      outcome.path = project.displayPath(of: outcome.path)
      return outcome
    }
    return (results + skipped).sorted { $0.path.precedesInBytes($1.path) }
  }

  private func outcomes(
    of readings: [Reading?], _ fix: @escaping Analysis<Facts>.SecondPass
  ) -> [FileOutcome] {
    let project = project
    let requested = zip(project.files, readings).compactMap { file, reading in
      reading.map { (file, $0) }
    }
    return concurrentMap(requested, jobs: jobs) { file, reading in
      let path = project.displayPath(of: file.path)
      var outcome =
        reading.source.map { fix($0, file.lines) }
        ?? FileOutcome(path: path, problem: reading.problem)
      outcome.isNamed = file.isNamed
      outcome.absolutePath = project.absolutePath(of: file.path)
      return outcome
    }
  }

  /// Returns what the project tells of how it could be configured.
  func survey() -> ProjectSurvey {
    let (project, analysis) = (project, analysis)
    let readings = concurrentMap(project.files, jobs: jobs) { file in
      Self.reading(of: file, project, analysis)
    }
    var survey = analysis.survey(readings.compactMap(\.facts), project.descriptionTexts)
    let vendored = project.skipped.filter { $0.problem == .vendored }.map(\.path)
    survey.look(at: project, skipped: vendored)
    return survey
  }

  private static func reading(
    of file: ProjectFile, _ project: Project, _ analysis: Analysis<Facts>
  ) -> Reading {
    guard let language = Language(path: file.path) else { return Reading(problem: .notSource) }
    do throws(FileProblem) {
      let source = try source(of: file, language, project)
      let facts = analysis.facts(source)
      // Headers are read for what they declare; nothing is ever written into them.
      let isWanted = file.isRequested && !file.path.hasSuffix(".h")
      return Reading(
        facts: facts, source: isWanted && analysis.needsSecondPass(facts) ? source : nil)
    } catch {
      return Reading(problem: error)
    }
  }

  private static func source(
    of file: ProjectFile, _ language: Language, _ project: Project
  ) throws(FileProblem) -> SourceFile {
    let path = project.displayPath(of: file.path)
    guard let content = file.content else {
      return try FileStore.read(project.absolutePath(of: file.path), as: path, language)
    }
    if let problem = ContentScreening.problem(in: content) { throw problem }
    return SourceFile(path: path, bytes: content, language: language)
  }
}
