import Files
package import Git
import SourceText

/// What is about to be committed, as far as it says how a run is to go about it: the files of the
/// index are meant, and those of the work tree only where git does not know them.
package struct StagedProject: Sendable {
  let tree: GitWorkTree
  /// What is under way whose commits are not the user's own writing, so that nothing is looked at.
  let operationInProgress: String?

  /// Finds the work tree that holds a folder, an absolute path.
  package init(holding folder: String) throws(GitError) {
    tree = try GitWorkTree(holding: folder)
    operationInProgress = tree.operationInProgress
  }

  /// The absolute path of the work tree's top.
  package var root: String { tree.top }
  package var isLookedAt: Bool { operationInProgress == nil }

  /// Returns a staged file, given relative to the top; `nil` where the index has none.
  func bytes(of path: String) -> ContiguousArray<UInt8>? {
    files(at: path).first { $0.path.isSamePath(as: path) }?.bytes
  }

  /// Returns the text of a staged file, given relative to the top; `nil` where the index has none.
  package func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the files that are staged right in a folder, given relative to the top.
  func files(in folder: String) -> [(name: String, bytes: ContiguousArray<UInt8>?)] {
    files(at: folder).compactMap { file in
      let name = file.path.path(below: folder)
      return name.contains("/") || name.isEmpty ? nil : (name, file.bytes)
    }
  }

  /// Without what is only planned to be added, and without links, which lead into the work tree.
  private func files(at path: String) -> [(path: String, bytes: ContiguousArray<UInt8>?)] {
    guard isLookedAt, !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("./"),
      let entries = try? GitIndex(tree, paths: [path]).entries.filter(\.isRegular),
      let blobs = try? tree.blobs(entries.map(\.object))
    else { return [] }
    return zip(entries, blobs).filter { $0.1?.isEmpty == false }.map { ($0.0.path, $0.1) }
  }
}
