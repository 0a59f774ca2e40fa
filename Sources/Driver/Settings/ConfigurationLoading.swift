extension Configuration {
  /// Why a configuration cannot be had.
  package enum LoadError: Error, Equatable {
    case unreadable(file: String)
    case mistake(ConfigurationError)
    case template(TemplateProblem)
  }

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

  /// Puts together what holds in the project at `root`, an absolute path.
  package init(
    ofRoot root: String, _ flags: Flags, ruleNames: [String]
  ) throws(LoadError) {
    self.init()
    let own = FileWalk.join(root, ConfigurationFile.name)
    let (path, name) = flags.file ?? (own, ConfigurationFile.name)
    if let bytes = FileStore.text(of: path) {
      do throws(ConfigurationError) {
        let file = try ConfigurationFile(parsing: bytes, name: name, ruleNames: ruleNames)
        for assignment in file.assignments { set(assignment) }
        for override in file.overrides { add(override) }
      } catch {
        throw .mistake(error)
      }
    } else if flags.file != nil || FileStore.exists(path) {
      throw .unreadable(file: name)
    }
    apply(flags)
    if let folder = templatesPath {
      let isArgument =
        assignments.last { $0.key == "templates" }?.origin.hasPrefix("--") == true
      let base = isArgument ? flags.folder ?? root : root
      let absolute = folder.hasPrefix("/") ? folder : FileWalk.join(base, folder)
      do throws(TemplateProblem) {
        templates = try TemplateFolder.templates(in: absolute, called: folder)
      } catch {
        throw .template(error)
      }
    }
  }

  /// Puts into effect what the command line says.
  package mutating func apply(_ flags: Flags) {
    for assignment in flags.assignments { set(assignment) }
    if let onlyRules = flags.onlyRules { self.onlyRules = onlyRules }
  }
}
