import Driver
import Findings
import Settings
import Usage
import Worktree

/// What a run needs to know before it begins, from the command line and the configuration files.
extension Tool {
  /// Reads the configuration of every project that `paths` belong to, by the project's root; that of
  /// what is `staged` alone where anything is.
  func configurations(
    _ options: CommandLineOptions, for paths: [String], _ staged: StagedProject? = nil
  ) throws(UsageError) -> [String: Configuration] {
    if let staged { return try configurations(options, of: staged) }
    let flags = flags(options)
    var places = paths
    if paths == ["-"] {
      // The file that the text is said to come from need not be there; its folder does.
      let name = absolute(options.standardInputName ?? "stdin.swift")
      places = [String(name[...(name.lastIndex(of: "/") ?? name.startIndex)])]
    }
    var result: [String: Configuration] = [:]
    for root in ProjectSearch.roots(for: places, from: surroundings.folder ?? "/") {
      do throws(Configuration.LoadError) {
        result[root] = try Configuration(ofRoot: root, flags, ruleNames: rules.map(\.id))
      } catch {
        throw .configuration(error)
      }
    }
    return result
  }

  /// Reads the configuration of what is about to be committed.
  private func configurations(
    _ options: CommandLineOptions, of staged: StagedProject
  ) throws(UsageError) -> [String: Configuration] {
    guard staged.isLookedAt else { return [:] }
    do throws(Configuration.LoadError) {
      return [
        staged.root: try Configuration(
          ofRoot: staged.root, flags(options), ruleNames: rules.map(\.id), staged: staged)
      ]
    } catch {
      throw .configuration(error)
    }
  }

  private func flags(_ options: CommandLineOptions) -> Configuration.Flags {
    var flags = options.flags
    flags.folder = surroundings.folder ?? "/"
    if let file = options.configurationFile { flags.file = (absolute(file), file) }
    return flags
  }

  /// What is worked on without a path: at the top of a project what its configuration says.
  func standardPaths(_ options: RunOptions) -> [String] {
    guard let (root, configuration) = options.configurations.first,
      Project.isRoot(options.folder), !configuration.paths.isEmpty
    else { return ["."] }
    return configuration.paths.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" }
  }

  /// Where the run's progress is shown, if at all.
  func progress(_ options: CommandLineOptions) -> ProgressDisplay? {
    switch options.progress {
    case .never: return nil
    case .always: break
    case .auto:
      guard surroundings.errorIsTerminal, !options.isQuiet,
        surroundings.environment("TERM") != "dumb"
      else { return nil }
    }
    return ProgressDisplay(
      output: surroundings.output, width: surroundings.errorWidth,
      delay: options.progress == .always ? 0 : 0.5)
  }

  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(surroundings.folder ?? "")/\(path)"
  }

  /// Reads the baseline: the one that is named, or the project's, `configured` or by its usual name,
  /// where it has one.
  func baseline(
    _ options: CommandLineOptions, configured: String?, _ staged: StagedProject?
  ) throws(UsageError) -> BaselineFile? {
    let name: String
    let path: String
    if let given = options.baselinePath {
      name = given
      path = absolute(given)
    } else {
      guard options.paths != ["-"] else { return nil }
      name = configured ?? Configuration.usualBaselinePath
      let folder = surroundings.folder ?? "/"
      let root = staged?.root ?? Project.root(holding: folder) ?? folder
      path = name.hasPrefix("/") ? name : "\(root)/\(name)"
    }
    let stagedText = options.baselinePath == nil ? staged?.text(of: name) : nil
    guard let text = stagedText ?? BaselineFile.text(at: path) else {
      let isOwn = options.baselinePath == nil && options.baselineUse == .filter
      if !isOwn, options.baselineUse != .write {
        throw .badFile(name, line: nil, reason: "cannot be read; --write-baseline makes it")
      }
      if isOwn { return nil }
      return BaselineFile(
        baseline: Baseline(), name: name, absolutePath: path, use: options.baselineUse)
    }
    do throws(Baseline.BadLine) {
      return BaselineFile(
        baseline: try Baseline(parsing: text), name: name, absolutePath: path,
        use: options.baselineUse)
    } catch {
      throw .badFile(name, line: error.number, reason: "this is no entry of a baseline")
    }
  }
}
