import Files
import Git
import Reporting
import SourceText

/// What a run is about to write, kept under the git folder as a patch that `--undo` takes back.
///
/// A diff as `git apply -R` takes it; a line above each file's part says its path and, as hashes,
/// what it holds before and after.
package struct UndoRecord {
  /// `nil` outside of repositories, and where nothing is written.
  private var path: String?
  private var patch = ContiguousArray<UInt8>()
  private var previous: ContiguousArray<UInt8>?

  /// Records what the outcomes of a project are about to write.
  package init(of project: ProjectOutcomes) {
    guard let path = Self.path(ofRoot: project.project.root) else { return }
    for outcome in project.outcomes where outcome.problem == nil {
      guard let old = outcome.original?.bytes, let new = outcome.fixedBytes else { continue }
      let name = outcome.path.path(below: project.project.displayName)
      patch += UndoPatch.File(path: name, old: old, new: new).text
    }
    if !patch.isEmpty { self.path = path }
  }

  /// Returns where the record of a repository is, or would be.
  package static func path(ofRoot root: String) -> String? {
    GitRepository.gitFolder(of: root).map { $0 + "/a11y-fix/undo.patch" }
  }

  /// Writes it in the place of the last run's; where that fails, says so.
  package mutating func store(_ output: RunOutput) {
    guard let path else { return }
    previous = FileStore.text(of: path)
    do throws(SystemError) {
      try Platform.makeOwnFolder(FileStore.folder(of: path))
      try FileStore.put(patch, at: path)
    } catch {
      self.path = nil
      output.complain("a11y-fix: --undo will not know of this run: \(error.message)")
    }
  }

  /// Puts the last run's record back: this one's edits were taken back themselves.
  package func restorePrevious() {
    guard let path else { return }
    if let previous { try? FileStore.put(previous, at: path) } else { Platform.remove(path) }
  }
}
