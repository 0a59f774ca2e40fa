package import Settings

/// What part of the paths of a command line a run may change.
package enum RunScope: Sendable {
  case everything
  /// What is about to be committed: git's index instead of the work tree.
  case staged(StagedOptions)
  /// What changed since a revision: the declarations with a changed line, or the files whole.
  case since(revision: String, takesWholeFiles: Bool)
  /// The declarations that contain some lines.
  case lines([FileLines])

  /// Whether the paths alone say what is looked at.
  var isEverything: Bool {
    if case .everything = self { true } else { false }
  }
}

/// How the commit hook works.
package struct StagedOptions: Sendable {
  package var project: StagedProject
  /// Whether fixed blobs are put into the index.
  package var restages = false
  /// Whether findings are wanted in all of a staged file, not only where it is changed.
  package var takesWholeFiles = false
  /// The command that does the same and restages, for people to type.
  package var restageCommand = ""

  package init(of project: StagedProject) { self.project = project }
}
