extension Configuration {
  /// What the command line says of the configuration.
  package struct Flags: Sendable {
    /// Stronger than the file, weaker than what that says of paths.
    package var assignments: [Assignment] = []
    package var onlyRules: Set<String>?
    /// The absolute path of the file to read in the place of the project's own, and its name.
    package var file: (path: String, name: String)?
    /// The absolute path of the folder from which paths on the command line start.
    package var folder: String?

    package init() {}
  }

  /// Puts into effect what the command line says.
  package mutating func apply(_ flags: Flags) {
    for assignment in flags.assignments { set(assignment) }
    if let onlyRules = flags.onlyRules { self.onlyRules = onlyRules }
  }
}
