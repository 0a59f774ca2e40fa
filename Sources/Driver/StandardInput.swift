import Files
import Git
import Lexing
import Parsing
package import Reporting
import SourceText
import Worktree

/// Text from standard input, worked on as if it were a file of the project that it is named after.
package struct StandardInput {
  private let bytes: ContiguousArray<UInt8>
  private let path: String
  private let project: Project?
  /// Whether the file that it is named after is to be left alone.
  private let isExcluded: Bool

  /// Without a name the text is Swift and a project of its own.
  package init(
    _ bytes: ContiguousArray<UInt8>, named name: String?, from folder: String,
    excluding excludes: (String) -> [String] = { _ in [] }
  ) {
    self.bytes = bytes
    guard let name else {
      path = "stdin.swift"
      project = nil
      isExcluded = false
      return
    }
    let absolute = Path.absolute(name, from: folder)
    let slash = absolute.lastIndex(of: "/") ?? absolute.startIndex
    let home = try? Platform.resolved(String(absolute[...slash]))
    guard let home, let root = GitRepository.root(holding: home) else {
      path = name
      project = nil
      isExcluded = false
      return
    }
    let file = Path.join(home, String(absolute[absolute.index(after: slash)...]))
    path = file.path(below: root)
    isExcluded = PathPatterns(excludes(root)).cover(path)
    let search = ProjectSearch(for: [root], from: folder, excluding: excludes)
    project = search.projects.first
  }

  /// Returns what is found in the text; the rest of the project only tells its facts.
  package func outcome<Facts: Sendable>(_ analysis: Analysis<Facts>, jobs: Int) -> FileOutcome {
    guard let language = Language(path: path) else {
      return FileOutcome(path: path, problem: .notSource, isNamed: true)
    }
    if let problem = ContentScreening.problem(in: bytes) {
      return FileOutcome(path: path, problem: problem, isNamed: true)
    }
    if path.hasSuffix(".h") || isExcluded { return FileOutcome(path: path, isNamed: true) }
    let source = SourceFile(path: path, bytes: bytes, language: language)
    let outline = outline(source)
    let own = analysis.facts(outline)
    guard analysis.needsSecondPass(outline, own) else {
      return FileOutcome(path: path, isNamed: true)
    }
    var outcome = analysis.fix(
      facts(around: own, analysis, jobs: jobs), project?.descriptionTexts ?? [])(outline, nil)
    outcome.isNamed = true
    return outcome
  }

  /// Returns the facts of the whole project, the text's own in the place of its file's.
  private func facts<Facts: Sendable>(
    around own: Facts, _ analysis: Analysis<Facts>, jobs: Int
  ) -> [Facts] {
    guard let project else { return [own] }
    let others = project.files.filter { !$0.path.isSamePath(as: path) }
    let index = others.firstIndex { path.precedesInBytes($0.path) } ?? others.count
    let facts = concurrentMap(others, jobs: jobs) { file -> Facts? in
      guard let language = Language(path: file.path) else { return nil }
      let source = try? FileStore.read(
        project.absolutePath(of: file.path), as: file.path, language)
      return source.map { analysis.facts(outline($0)) }
    }
    return facts[..<index].compactMap(\.self) + [own] + facts[index...].compactMap(\.self)
  }
}
