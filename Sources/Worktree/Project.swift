import Files
import Git
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

  /// A project of `files` and what was left out beside them, both in the order of their paths.
  package init(
    root: String, displayName: String = "", files: [ProjectFile], skipped: [FileOutcome],
    descriptions: [ProjectFile] = [], strayTemporaries: [String] = []
  ) {
    self.root = root
    self.displayName = displayName
    self.files = files
    self.skipped = skipped
    self.descriptions = descriptions
    self.strayTemporaries = strayTemporaries
  }

  /// Returns the path by which a file is called in reports.
  package func displayPath(of path: String) -> String { Path.join(displayName, path) }
  /// Returns the absolute path of a file that is given relative to the root.
  package func absolutePath(of path: String) -> String { Path.join(root, path) }

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
