package import Driver
import Files
package import Findings
import Git
import Reporting
package import Settings
import SourceText
import Usage
import Worktree

/// The whole command: from arguments to an exit code.
package struct Tool<Facts: Sendable> {
  let rules: [RuleInfo]
  let surroundings: Surroundings
  let analysis: @Sendable (Configuration) -> Analysis<Facts>

  /// `analysis` is asked for once the command line is understood.
  package init(
    rules: [RuleInfo], surroundings: Surroundings,
    analysis: @escaping @Sendable (Configuration) -> Analysis<Facts>
  ) {
    self.rules = rules
    self.surroundings = surroundings
    self.analysis = analysis
  }

  /// Does what the arguments ask for; they are those behind the command's name.
  package func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      let options = try CommandLineOptions(arguments, ruleNames: rules.map(\.id))
      switch options.request {
      case .help(let isShort): say(isShort ? Documentation.shortHelp : Documentation.help)
      case .completions(let shell):
        say(Completions(ruleNames: rules.map(\.id)).script(for: shell))
      case .manual: say(ManualPage(rules: rules).text)
      case .version: say("a11y-fix \(Version.current)\n")
      case .listRules: say(Documentation.list(of: rules))
      case .explain(let id):
        let colors = isColored(options.color, surroundings.outputIsTerminal)
        say(Documentation.explanation(of: id, among: rules, isColored: colors))
      case .undo: return try undo()
      case .installHook:
        return changeHook { hook throws(GitHook.Failure) in
          try hook.install(program: surroundings.programFolder)
        }
      case .uninstallHook:
        return changeHook { hook throws(GitHook.Failure) in try hook.uninstall() }
      case .writeConfiguration: return try writeConfiguration(options)
      case .showConfiguration(let path): return try showConfiguration(for: path, options)
      case .schema: say(ConfigurationSchema.text(ruleNames: rules.map(\.id)))
      case .run: return try run(options, arguments)
      }
      return .success
    } catch {
      complain(error.description)
      complain("see a11y-fix --help", prefix: "")
      return .usage
    }
  }

  private func run(
    _ options: CommandLineOptions, _ arguments: [String]
  ) throws(UsageError) -> ExitCode {
    let staged: StagedProject?
    do throws(GitError) {
      staged = options.isStaged ? try StagedProject(holding: surroundings.folder ?? "/") : nil
    } catch {
      return failure(error)
    }
    var runOptions = try runOptions(options, staged)
    runOptions.scope = try scope(options, arguments, staged)
    let home = runOptions.configurations.min { $0.key < $1.key }
    let run = Run(
      runOptions, analysis(home?.value ?? options.configuration), to: surroundings.output,
      analysisFor: analysis)
    do throws(GitError) {
      if case .staged(let staged) = runOptions.scope {
        let result = try run(onStaged: staged)
        if options.mode == .apply {
          return ExitCode(
            result, isStrict: options.isStrict, ignoresFindings: options.ignoresFindings)
        }
        return exitCode(result.summary, options)
      }
      if runOptions.paths == ["-"] { return runOnStandardInput(run, options) }
      return exitCode(try run(), options)
    } catch {
      return failure(error)
    }
  }

  private func failure(_ error: GitError) -> ExitCode {
    complain(error.description)
    return error.isUsage ? .usage : .failure
  }

  private func runOnStandardInput(_ run: Run<Facts>, _ options: CommandLineOptions) -> ExitCode {
    do throws(SystemError) {
      let bytes = try surroundings.readStandardInput(SourceFile.maximumSize)
      return exitCode(run(onStandardInput: bytes), options)
    } catch {
      complain("standard input cannot be read: \(error.message)")
      return .failure
    }
  }

  private func exitCode(_ summary: RunSummary, _ options: CommandLineOptions) -> ExitCode {
    ExitCode(
      summary, mode: options.mode, isStrict: options.isStrict,
      ignoresFindings: options.ignoresFindings, isInteractive: options.isInteractive)
  }

  private func undo() throws(UsageError) -> ExitCode {
    let folder = surroundings.folder ?? "/"
    guard let undo = Undo(in: folder, surroundings.output) else {
      throw .notInRepository(folder: PrintableText.escaped(folder))
    }
    guard let result = undo() else {
      say("Nothing to take back.\n")
      return .success
    }
    for path in result.takenBack { say("\(PrintableText.escaped(path)): taken back\n") }
    for (path, problem) in result.left {
      complain(
        "\(path): \(problem == .changedMeanwhile ? "left as it is, because it is not as the run left it" : problem.description)"
      )
    }
    return result.left.isEmpty ? .success : .findings
  }

  private func scope(
    _ options: CommandLineOptions, _ arguments: [String], _ project: StagedProject?
  ) throws(UsageError) -> RunScope {
    if let revision = options.revision {
      return .since(revision: revision, takesWholeFiles: options.takesWholeFiles)
    }
    if !options.lines.isEmpty { return .lines(options.lines) }
    guard let project else { return .everything }
    if options.restages, isUnderPreCommit { throw .restageUnderPreCommit }
    var staged = StagedOptions(of: project)
    staged.restages = options.restages
    staged.takesWholeFiles = options.takesWholeFiles
    var words = arguments.filter { $0 != "--restage" }
    words.insert("--restage", at: (words.firstIndex(of: "--staged") ?? -1) + 1)
    staged.restageCommand = (["a11y-fix"] + words).map(ShellText.quoted).joined(separator: " ")
    return .staged(staged)
  }

  /// Whether pre-commit runs us: it names the files itself, and puts unstaged lines aside.
  private var isUnderPreCommit: Bool { surroundings.environment("PRE_COMMIT")?.isEmpty == false }

  private func changeHook(
    _ change: (GitHook) throws(GitHook.Failure) -> [String]
  ) -> ExitCode {
    do throws(GitHook.Failure) {
      for line in try change(GitHook(around: surroundings.folder ?? "/")) {
        say(PrintableText.escaped(line) + "\n")
      }
      return .success
    } catch {
      complain(error.description)
      return error.isUsage ? .usage : .failure
    }
  }

  private func runOptions(
    _ options: CommandLineOptions, _ staged: StagedProject?
  ) throws(UsageError) -> RunOptions {
    var result = RunOptions()
    result.folder = surroundings.folder ?? "/"
    result.paths = options.lines.isEmpty ? options.paths : options.lines.map(\.path)
    result.pathsAreNamed = !isUnderPreCommit
    if result.paths.isEmpty, !options.isStaged {
      guard let folder = surroundings.folder, Project.isInRepository(folder) else {
        let folder = surroundings.folder.map { PrintableText.escaped($0) }
        throw .noPath(folder: folder ?? "the current folder")
      }
      result.paths = ["."]
    }
    result.configurations = try configurations(options, for: result.paths, staged)
    if options.paths.isEmpty { result.paths = standardPaths(result) }
    result.mode = options.mode
    result.shard = options.shard
    result.jobs = options.jobs ?? surroundings.processorCount
    result.writesStrings = options.writesStrings
    result.isQuiet = options.isQuiet
    result.isVerbose = options.isVerbose
    result.reports = options.reports
    result.rules = rules
    result.version = Version.current
    result.progress = progress(options)
    result.standardInputName = options.standardInputName
    result.verificationCommand = options.verificationCommand
    if options.isInteractive {
      guard surroundings.inputIsTerminal else { throw .noTerminal }
      result.readAnswer = surroundings.readLine
    }
    let home = result.configurations.min { $0.key < $1.key }
    result.isRuleEnabled = (home?.value ?? options.configuration).isEnabled
    result.baseline = try baseline(options, configured: home?.value.baselinePath, staged)
    let out = isColored(options.color, surroundings.outputIsTerminal)
    let error = isColored(options.color, surroundings.errorIsTerminal)
    let reportsOnError = result.mode == .dryRun || (result.mode == .apply && result.paths == ["-"])
    result.reportIsColored = reportsOnError ? error : out
    result.diffStyle = DiffStyle(isColored: out, isForTerminal: surroundings.outputIsTerminal)
    return result
  }

  private func isColored(_ choice: ColorChoice, _ isTerminal: Bool) -> Bool {
    choice.isColored(isTerminal: isTerminal, environment: surroundings.environment)
  }

  func say(_ text: String) {
    surroundings.output.standardOutput(ContiguousArray(text.utf8))
  }

  func complain(_ line: String, prefix: String = "error: ") {
    let text = "a11y-fix: \(prefix)\(PrintableText.escaped(line))\n"
    surroundings.output.standardError(ContiguousArray(text.utf8))
  }
}
