import Reporting
import SourceText

/// Writes the fixed files of a project.
struct FixWriting {
  private let project: Project
  private let output: RunOutput
  private var written: [Replacement] = []

  private struct Replacement {
    var path: String
    var old: ContiguousArray<UInt8>
    var new: ContiguousArray<UInt8>
  }

  /// Replaces every file that has fixes; what could not be written is marked in its outcome.
  ///
  /// An interruption in the middle takes back what was written already, then ends the process.
  static func write(_ outcomes: inout [FileOutcome], of project: Project, _ output: RunOutput) {
    guard outcomes.contains(where: { $0.fixedBytes != nil }) else { return }
    Platform.deferringInterruptions { isInterrupted in
      var writing = FixWriting(project: project, output: output)
      for index in outcomes.indices where !isInterrupted() {
        writing.write(&outcomes[index])
      }
      if isInterrupted() { writing.takeBack() }
      let folders = Set(writing.written.map { FileStore.folder(of: $0.path) })
      for folder in folders { FileStore.synchronize(folder: folder) }
    }
  }

  private init(project: Project, output: RunOutput) {
    self.project = project
    self.output = output
  }

  private mutating func write(_ outcome: inout FileOutcome) {
    guard outcome.problem == nil, let new = outcome.fixedBytes, let old = outcome.original?.bytes
    else { return }
    let path = project.absolutePath(of: outcome.path.path(below: project.displayName))
    do throws(FileProblem) {
      try FileStore.replace(path, holding: old, with: new)
      written.append(Replacement(path: path, old: old, new: new))
    } catch {
      outcome.problem = error
    }
  }

  private func takeBack() {
    output.complain("a11y-fix: interrupted; taking back \(written.count) written files")
    for file in written.reversed() {
      do throws(FileProblem) {
        try FileStore.replace(file.path, holding: file.new, with: file.old)
      } catch {
        let path = PrintableText.escaped(file.path)
        output.complain("a11y-fix: error: \(path): stays fixed: \(error.description)")
      }
    }
  }
}
