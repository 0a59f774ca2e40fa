import Files
import Git
import Indexing
package import Reporting

/// What one run works on: every source file under one root, and which of them were asked for.
package struct Project: Sendable {
  /// The absolute path of the repository's top, or of the folder where there is none.
  package var root: String
  /// What `root` is called in reports where there are several projects; else empty.
  package var displayName = ""
  /// Each once, in the order of their paths' bytes.
  package var files: [ProjectFile]
  /// What was asked for and left out, each with its reason, in the order of paths.
  package var skipped: [FileOutcome]
  /// Files that say how the project is built, in the order of paths.
  package var descriptions: [ProjectFile] = []
  /// Absolute paths of temporary files that killed runs left behind.
  package var strayTemporaries: [String] = []

  /// The texts of `descriptions`, as far as they are needed and can be read.
  var descriptionTexts: [Description] {
    descriptions.compactMap { file in
      if ResourceFacts.tellsByPath(file.path) {
        return Description(path: displayPath(of: file.path), text: "")
      }
      let bytes = file.content ?? FileStore.text(of: absolutePath(of: file.path))
      return bytes.map { bytes in
        Description(path: displayPath(of: file.path), text: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// Returns the path by which a file is called in reports.
  func displayPath(of path: String) -> String { Path.join(displayName, path) }
  func absolutePath(of path: String) -> String { Path.join(root, path) }

  /// Whether a folder, given as an absolute path, lies in a git work tree.
  package static func isInRepository(_ folder: String) -> Bool { root(holding: folder) != nil }

  /// Returns a path as it is called in the project at `root`, both given as absolute paths.
  package static func path(of path: String, below root: String) -> String {
    let resolved = (try? Platform.resolved(path)) ?? path
    return resolved.isBelow(root) ? resolved.path(below: root) : path
  }

  /// Whether a folder, given as an absolute path, is the top of a git work tree.
  package static func isRoot(_ folder: String) -> Bool { GitRepository.isRoot(folder) }

  /// Returns the top of the git work tree that holds a folder, both given as absolute paths.
  package static func root(holding folder: String) -> String? {
    let path = (try? Platform.resolved(folder)) ?? folder
    return GitRepository.root(holding: path)
  }
}
