import Reporting
import SourceText

/// Writes the fixed files of a project.
enum FixWriting {
  /// Replaces every file that has fixes; what could not be written is marked in its outcome.
  ///
  /// An interruption in the middle takes back what was written already, then ends the process.
  static func write(_ outcomes: inout [FileOutcome], of project: Project) {
    let prefixCount = project.displayName.isEmpty ? 0 : project.displayName.utf8.count + 1
    Platform.deferringInterruptions { isInterrupted in
      var written: [(path: String, old: ContiguousArray<UInt8>, new: ContiguousArray<UInt8>)] = []
      for index in outcomes.indices {
        if isInterrupted() { break }
        let outcome = outcomes[index]
        guard outcome.problem == nil, let new = outcome.fixedBytes,
          let old = outcome.original?.bytes
        else { continue }
        let relative = String(decoding: outcome.path.utf8.dropFirst(prefixCount), as: UTF8.self)
        let path = project.absolutePath(of: relative)
        do throws(FileProblem) {
          try FileStore.replace(path, holding: old, with: new)
          written.append((path, old, new))
        } catch {
          outcomes[index].problem = error
        }
      }
      guard isInterrupted() else { return }
      for file in written.reversed() {
        try? FileStore.replace(file.path, holding: file.new, with: file.old)
      }
    }
  }
}
