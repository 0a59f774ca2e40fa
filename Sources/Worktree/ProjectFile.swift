package import SourceText

/// A source file of a project.
package struct ProjectFile: Sendable {
  /// Relative to the project's root.
  package var path: String
  /// Whether findings are wanted; the others are read for what they tell of the project.
  package var isRequested: Bool
  /// Whether it stood on the command line itself, so that leaving it out is a failure.
  package var isNamed: Bool
  /// The lines whose declarations findings are wanted in; `nil` for all.
  package var lines: LineSelection?
  /// What is read in the place of what stands at the path: a blob of git's index.
  package var content: ContiguousArray<UInt8>?

  package init(
    path: String, isRequested: Bool, isNamed: Bool, lines: LineSelection? = nil,
    content: ContiguousArray<UInt8>? = nil
  ) {
    self.path = path
    self.isRequested = isRequested
    self.isNamed = isNamed
    self.lines = lines
    self.content = content
  }
}
