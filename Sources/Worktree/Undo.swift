package import Files
import Git
import SourceText

/// Takes the edits of the last run back, where the files still are as it left them.
package struct Undo {
  private let root: String
  private let output: RunOutput

  /// What became of the files of the last run; the paths are relative to the repository's root.
  package struct Result: Sendable {
    package var takenBack: [String] = []
    /// Those that are not as the run left them, or could not be written; each with the reason.
    package var left: [(path: String, problem: FileProblem)] = []
  }

  /// Takes `folder`, an absolute path; `nil` where it is in no repository.
  package init?(in folder: String, _ output: RunOutput) {
    let path = (try? Platform.resolved(folder)) ?? folder
    guard let root = GitRepository.root(holding: path) else { return nil }
    self.root = root
    self.output = output
  }

  /// Returns what was done; `nil` where no run is on record, or the record is none of ours.
  ///
  /// What could not be taken back stays on record. An interruption undoes what was done, and ends
  /// the process.
  package func callAsFunction() -> Result? {
    guard let path = UndoRecord.path(ofRoot: root), let patch = FileStore.text(of: path),
      let files = UndoPatch.files(in: patch)
    else { return nil }
    return Platform.deferringInterruptions { isInterrupted in
      var result = Result()
      var done: [(path: String, old: ContiguousArray<UInt8>, new: ContiguousArray<UInt8>)] = []
      var rest = ContiguousArray<UInt8>()
      for file in files where !isInterrupted() {
        let absolute = Path.join(root, file.path)
        do throws(FileProblem) {
          let new = try bytes(at: absolute)
          // A run that was killed may not have come to this file.
          if ContentHash.value(of: new) == file.oldHash { continue }
          guard let old = file.reverted(new) else { throw .changedMeanwhile }
          try FileStore.replace(absolute, holding: new, with: old)
          done.append((absolute, old, new))
          result.takenBack.append(file.path)
        } catch {
          result.left.append((file.path, error))
          rest += file.text
        }
      }
      if isInterrupted() {
        for file in done { try? FileStore.replace(file.path, holding: file.old, with: file.new) }
      } else {
        keep(rest, at: path)
      }
      return result
    }
  }

  private func bytes(at path: String) throws(FileProblem) -> ContiguousArray<UInt8> {
    do throws(SystemError) {
      // The name must be the file's own: what a link leads to is dealt with where that stands.
      guard try Platform.resolved(path).isSamePath(as: path) else { throw .changedMeanwhile }
      let descriptor = try Platform.openForReading(path)
      defer { Platform.close(descriptor) }
      let status = try Platform.status(of: descriptor)
      guard status.kind == .regular, status.size <= 2 * SourceFile.maximumSize else {
        throw .changedMeanwhile
      }
      return try Platform.readAll(descriptor, size: status.size, limit: status.size)
    } catch {
      if error == .changedMeanwhile { throw .changedMeanwhile }
      throw error.isNotFound ? .notFound : .unreadable(error.message)
    }
  }

  private func keep(_ rest: ContiguousArray<UInt8>, at path: String) {
    if rest.isEmpty {
      Platform.remove(path)
      return
    }
    do throws(SystemError) {
      try FileStore.put(rest, at: path)
    } catch {
      output.complain("a11y-fix: the record cannot be written anew: \(error.message)")
    }
  }
}
