package import Driver
import Reporting
package import Rules
import SourceText

/// The whole command: from arguments to an exit code.
package struct Tool<Facts: Sendable> {
  private let rules: [RuleInfo]
  private let surroundings: Surroundings
  private let analysis: (Configuration) -> Analysis<Facts>

  /// `analysis` is asked for once the command line is understood.
  package init(
    rules: [RuleInfo], surroundings: Surroundings,
    analysis: @escaping (Configuration) -> Analysis<Facts>
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
      case .help: print(Documentation.help)
      case .version: print("a11y-fix \(Version.current)\n")
      case .listRules: print(Documentation.list(of: rules))
      case .explain(let id): print(Documentation.explanation(of: id, among: rules))
      case .run: return try run(options)
      }
      return .success
    } catch {
      complain(error.description)
      complain("see a11y-fix --help", prefix: "")
      return .usage
    }
  }

  private func run(_ options: CommandLineOptions) throws(UsageError) -> ExitCode {
    let runOptions = try runOptions(options)
    let run = Run(runOptions, analysis(options.configuration), to: surroundings.output)
    let summary: RunSummary
    if runOptions.paths == ["-"] {
      do throws(SystemError) {
        let bytes = try surroundings.readStandardInput(SourceFile.maximumSize)
        summary = run(onStandardInput: bytes)
      } catch {
        complain("standard input cannot be read: \(error.message)")
        return .failure
      }
    } else {
      summary = run()
    }
    return ExitCode(
      summary, mode: options.mode, isStrict: options.isStrict,
      ignoresFindings: options.ignoresFindings)
  }

  private func runOptions(_ options: CommandLineOptions) throws(UsageError) -> RunOptions {
    var result = RunOptions()
    result.folder = surroundings.folder ?? "/"
    result.paths = options.paths
    if options.paths.isEmpty {
      guard let folder = surroundings.folder, Project.isInRepository(folder) else {
        let folder = surroundings.folder.map { PrintableText.escaped($0) }
        throw .noPath(folder: folder ?? "the current folder")
      }
      result.paths = ["."]
    }
    result.mode = options.mode
    result.jobs = options.jobs ?? surroundings.processorCount
    result.writesStrings = options.writesStrings
    result.isQuiet = options.isQuiet
    result.isVerbose = options.isVerbose
    result.standardInputName = options.standardInputName
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

  private func print(_ text: String) {
    surroundings.output.standardOutput(ContiguousArray(text.utf8))
  }

  private func complain(_ line: String, prefix: String = "error: ") {
    let text = "a11y-fix: \(prefix)\(PrintableText.escaped(line))\n"
    surroundings.output.standardError(ContiguousArray(text.utf8))
  }
}
