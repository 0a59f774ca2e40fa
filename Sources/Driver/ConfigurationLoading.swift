import Files
package import Settings

extension Configuration {
  /// Puts together what holds in the project at `root`, an absolute path.
  ///
  /// What the command line names is read from there; else what is `staged` goes before the files.
  package init(
    ofRoot root: String, _ flags: Flags, ruleNames: [String], staged: StagedProject? = nil
  ) throws(LoadError) {
    self.init()
    let own = Path.join(root, ConfigurationFile.name)
    var (path, name) = flags.file ?? (own, ConfigurationFile.name)
    var text = FileStore.text(of: path)
    if flags.file == nil, let bytes = staged?.bytes(of: name) {
      if bytes != text { name += " (staged)" }
      text = bytes
    }
    if let bytes = text {
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
      do throws(TemplateProblem) {
        try takeTemplates(in: folder, root, flags, staged)
      } catch {
        throw .template(error)
      }
    }
  }

  private mutating func takeTemplates(
    in folder: String, _ root: String, _ flags: Flags, _ staged: StagedProject?
  ) throws(TemplateProblem) {
    let isArgument =
      assignments.last { $0.key == "templates" }?.origin.hasPrefix("--") == true
    var files = isArgument ? [] : staged?.files(in: folder) ?? []
    if files.isEmpty {
      let base = isArgument ? flags.folder ?? root : root
      let absolute = Path.absolute(folder, from: base)
      files = try TemplateFolder.files(in: absolute, called: folder)
    }
    templates = try TemplateFolder.templates(of: files, called: folder)
  }
}
