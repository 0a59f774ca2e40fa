import Files
import Lexing
import Outlining
import Parsing
import Reporting
import SourceText
import Worktree

/// The two passes over one project: what every file tells, then what is found where asked for.
struct ProjectPass<Facts: Sendable> {
  private let project: Project
  private let analysis: Analysis<Facts>
  private let jobs: Int
  private let display: ProgressDisplay?

  /// What the first pass keeps of a file.
  ///
  /// Not more of its text than there is room for: the second pass reads again what it needs besides,
  /// so that memory does not grow with the size of a project's code.
  private struct Reading: Sendable {
    var facts: Reference<Facts>?
    /// Whether the second pass is to look at the file.
    var isWanted = false
    /// Its outline, where the second pass is to look at it and there was room.
    var outline: SyntaxOutline?
    var problem: FileProblem?
    var byteCount = 0
  }

  init(
    _ project: Project, _ analysis: Analysis<Facts>, jobs: Int, display: ProgressDisplay? = nil
  ) {
    self.project = project
    self.display = display
    self.analysis = analysis
    self.jobs = jobs
  }

  /// Whether any file asked for has to be looked at twice, so that the others matter.
  var hasCandidates: Bool {
    let (project, analysis) = (project, analysis)
    let files = project.files.filter(\.isRequested)
    return concurrentMap(files, jobs: jobs) { file in
      Self.reading(of: file, project, analysis).isWanted
    }.contains(true)
  }

  /// Returns the outcomes of the files asked for, in the order of paths.
  ///
  /// The others are read only where one of these needs to be looked at again; `clock` is looked at
  /// meanwhile.
  func outcomes(clock: SlowRun? = nil) -> [FileOutcome] {
    let (project, analysis) = (project, analysis)
    let progress = display.map { display in
      let count = project.files.count
      return Progress(
        display, fileCount: count, total: count + project.files.count(where: \.isRequested))
    }
    defer { progress?.end() }
    let room = OutlineRoom()
    let read = { @Sendable (file: ProjectFile) in
      let reading = Self.reading(of: file, project, analysis, keeping: room)
      progress?.addRead(bytes: reading.byteCount)
      return reading
    }
    var requested = concurrentMap(project.files, jobs: jobs) { file in
      file.isRequested ? read(file) : nil
    }
    let results: [FileOutcome]
    if requested.contains(where: { $0?.isWanted == true }) {
      let fix = secondPass(&requested) { file in
        clock?.check()
        return read(file)
      }
      results = outcomes(of: requested, progress, fix)
    } else {
      results = outcomes(of: requested, progress) { outline, _ in
        FileOutcome(path: outline.file.path)
      }
    }
    let skipped = project.skipped.map { outcome in
      var outcome = outcome
      outcome.path = project.displayPath(of: outcome.path)
      return outcome
    }
    return (results + skipped).sorted(byPath: \.path)
  }

  /// Makes the second pass of the facts of all files, and keeps none of them.
  private func secondPass(
    _ requested: inout [Reading?],
    _ read: @escaping @Sendable (ProjectFile) -> Reading
  ) -> Analysis<Facts>.SecondPass {
    let missing = requested.indices.filter { requested[$0] == nil }
    let files = project.files
    let others = concurrentMap(missing, jobs: jobs) { index in read(files[index]) }
    var facts: [Facts] = []
    facts.reserveCapacity(requested.count)
    var next = 0
    for index in requested.indices {
      if requested[index] == nil {
        if let found = others[next].facts { facts.append(found.value) }
        next += 1
      } else if let found = requested[index]?.facts.take() {
        facts.append(found.value)
      }
    }
    return analysis.fix(facts, project.descriptionTexts)
  }

  private func outcomes(
    of readings: [Reading?], _ progress: Progress?,
    _ fix: @escaping Analysis<Facts>.SecondPass
  ) -> [FileOutcome] {
    let project = project
    var requested: [(ProjectFile, Reading)] = []
    for (index, file) in project.files.enumerated() {
      if let reading = readings[index] { requested.append((file, reading)) }
    }
    return concurrentMap(requested, jobs: jobs) { file, reading in
      var outcome = Self.outcome(of: file, reading, project, fix)
      outcome.isNamed = file.isNamed
      // Reports name no others.
      if !outcome.diagnostics.isEmpty || outcome.problem != nil {
        outcome.absolutePath = project.absolutePath(of: file.path)
      }
      progress?.addLook(findings: outcome.diagnostics.count { !$0.isHidden })
      return outcome
    }
  }

  /// Returns what the project tells of how it could be configured.
  func survey() -> ProjectSurvey {
    let (project, analysis) = (project, analysis)
    let readings = concurrentMap(project.files, jobs: jobs) { file in
      Self.reading(of: file, project, analysis)
    }
    var survey = analysis.survey(readings.compactMap(\.facts?.value), project.descriptionTexts)
    let vendored = project.skipped.filter { $0.problem == .vendored }.map(\.path)
    survey.look(at: project, skipped: vendored)
    return survey
  }

  private static func outcome(
    of file: ProjectFile, _ reading: Reading, _ project: Project,
    _ fix: Analysis<Facts>.SecondPass
  ) -> FileOutcome {
    var problem = reading.problem
    if reading.isWanted, let language = Language(path: file.path) {
      do throws(FileProblem) {
        if let outline = reading.outline { return fix(outline, file.lines) }
        return fix(try outline(of: file, language, project), file.lines)
      } catch {
        problem = error
      }
    }
    return FileOutcome(path: project.displayPath(of: file.path), problem: problem)
  }

  private static func reading(
    of file: ProjectFile, _ project: Project, _ analysis: Analysis<Facts>,
    keeping room: OutlineRoom? = nil
  ) -> Reading {
    guard let language = Language(path: file.path) else { return Reading(problem: .notSource) }
    if !file.isNamed, analysis.isLeftOut(file.path) { return Reading() }
    do throws(FileProblem) {
      let outline = try outline(of: file, language, project)
      let facts = analysis.facts(outline)
      let byteCount = outline.file.bytes.count
      // Headers are read for what they declare; nothing is ever written into them.
      let isWanted =
        file.isRequested && !file.path.hasSuffix(".h") && analysis.needsSecondPass(outline, facts)
      let isKept = isWanted && room?.takes(bytes: byteCount) == true
      return Reading(
        facts: Reference(facts), isWanted: isWanted, outline: isKept ? outline : nil,
        byteCount: byteCount)
    } catch {
      return Reading(problem: error)
    }
  }

  private static func outline(
    of file: ProjectFile, _ language: Language, _ project: Project
  ) throws(FileProblem) -> SyntaxOutline {
    Parsing.outline(try source(of: file, language, project))
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

/// A value behind one reference: readings are handed on from list to list, and a copy of a file's
/// facts counts a reference for each of its lists.
private final class Reference<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// How much code the first pass may keep the outlines of, so that the second need not make them
/// again; shared by its threads.
private final class OutlineRoom: @unchecked Sendable {
  private let lock = Lock()
  /// An outline takes several times its file's bytes.
  private var bytesLeft = 1 << 20

  /// Whether there is room for the outline of a file, which then is taken.
  func takes(bytes: Int) -> Bool {
    lock.withLock {
      guard bytes <= bytesLeft else { return false }
      bytesLeft -= bytes
      return true
    }
  }
}
