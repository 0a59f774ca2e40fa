import Files
import Reporting
import SourceText
import Worktree

/// Writes the fixed files of a run, or none of them.
struct FixWriting {
  private let output: RunOutput
  private var written: [Replacement] = []

  private struct Replacement {
    var path: String
    var old: ContiguousArray<UInt8>
    var new: ContiguousArray<UInt8>
  }

  /// Replaces every file that has fixes; what could not be written is marked in its outcome.
  ///
  /// An interruption in the middle takes back what was written already, then ends the process; so
  /// does one while `verification` runs, which is asked once all is written. Where it says no,
  /// everything is taken back and the result is `false`.
  static func write(
    _ projects: inout [ProjectOutcomes], _ output: RunOutput,
    verification: ((_ isInterrupted: () -> Bool) -> Bool)? = nil
  ) -> Bool {
    guard projects.contains(where: { $0.outcomes.contains { $0.fixedBytes != nil } }) else {
      return true
    }
    return Platform.deferringInterruptions { isInterrupted in
      var writing = FixWriting(output: output)
      var records = projects.map { UndoRecord(of: $0) }
      for index in projects.indices where !isInterrupted() {
        records[index].store(output)
        writing.write(&projects[index], isInterrupted)
      }
      var isVerified = true
      if let verification, !isInterrupted() { isVerified = verification(isInterrupted) }
      if isInterrupted() {
        output.complain("a11y-fix: interrupted; taking back \(writing.written.count) written files")
      }
      if isInterrupted() || !isVerified {
        writing.takeBack()
        for record in records { record.restorePrevious() }
      }
      let folders = Set(writing.written.map { FileStore.folder(of: $0.path) })
      for folder in folders { FileStore.synchronize(folder: folder) }
      return isVerified
    }
  }

  private init(output: RunOutput) {
    self.output = output
  }

  private mutating func write(_ project: inout ProjectOutcomes, _ isInterrupted: () -> Bool) {
    for index in project.outcomes.indices where !isInterrupted() {
      let outcome = project.outcomes[index]
      guard outcome.problem == nil, let new = outcome.fixedBytes, let old = outcome.original?.bytes
      else { continue }
      let path = project.absolutePath(of: outcome)
      do throws(FileProblem) {
        try FileStore.replace(path, holding: old, with: new)
        written.append(Replacement(path: path, old: old, new: new))
      } catch {
        project.outcomes[index].problem = error
      }
    }
  }

  private func takeBack() {
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
