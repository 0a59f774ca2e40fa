import Files
import Reporting
import SourceText
import StringTables
import Worktree

/// What becomes of a project's string tables: the texts that its fixes bring are added to them.
struct TableOutcomes {
  /// One for each table that is wanted, in path order.
  private(set) var outcomes: [FileOutcome] = []
  /// Sources whose new texts no table can take, in path order, each once.
  private(set) var homeless: [String] = []

  init(for fixed: [FileOutcome], of project: Project) {
    var texts: [String: [NewText]] = [:]
    for outcome in fixed where outcome.problem == nil {
      for text in outcome.diagnostics.filter(\.isFixed).flatMap({ $0.fix?.newTexts ?? [] }) {
        if let file = text.file {
          texts[file, default: []].append(text)
        } else if homeless.last != outcome.path {
          homeless.append(outcome.path)
        }
      }
    }
    outcomes = texts.keys.sorted(byPath: \.self).map { path in
      Self.outcome(path, adding: texts[path] ?? [], in: project)
    }
  }

  private static func outcome(
    _ path: String, adding texts: [NewText], in project: Project
  ) -> FileOutcome {
    let file = project.absolutePath(of: path.path(below: project.displayName))
    guard let bytes = FileStore.text(of: file) else {
      return FileOutcome(path: path, problem: .unreadable("no table there"))
    }
    do throws(StringTableError) {
      let new = try StringTable.adding(texts, to: bytes, named: path)
      // The language is of no account: nothing is found in a table.
      let original = SourceFile(path: path, bytes: bytes, language: .swift)
      return FileOutcome(path: path, original: original, fixedBytes: new == bytes ? nil : new)
    } catch {
      return FileOutcome(path: path, problem: .unreadable(error.description))
    }
  }
}
