import Driver
package import Files
package import Worktree

/// What the tool sees of the process it runs in; tests give it another.
package struct Surroundings: Sendable {
  /// The absolute path of the folder it is started in; `nil` where that is gone.
  package var folder: String?
  /// The absolute path of the folder that the tool itself is in, as far as that is known.
  package var programFolder: String?
  package var environment: @Sendable (String) -> String?
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  package var inputIsTerminal = false
  /// Columns of the terminal that standard error is.
  package var errorWidth = 80
  /// Returns the next line of standard input without its end; `nil` where there is no more.
  package var readLine: @Sendable () -> String? = { nil }
  package var processorCount = 1
  /// Returns all of standard input, or at least more than a file may be long.
  package var readStandardInput: LimitedReader
  package var output: RunOutput

  package init(
    folder: String?, environment: @escaping @Sendable (String) -> String?,
    readStandardInput: @escaping LimitedReader, output: RunOutput
  ) {
    self.folder = folder
    self.environment = environment
    self.readStandardInput = readStandardInput
    self.output = output
  }

  /// The process itself.
  package static var process: Surroundings {
    var surroundings = Surroundings(
      folder: Platform.currentFolder, environment: Platform.environment,
      readStandardInput: { limit throws(SystemError) in
        try Platform.readAll(Platform.standardInput, size: nil, limit: limit)
      },
      output: RunOutput(
        standardOutput: { write($0, to: Platform.standardOutput) },
        standardError: { write($0, to: Platform.standardError) }))
    surroundings.programFolder = Platform.programFolder(of: CommandLine.arguments.first ?? "")
    surroundings.outputIsTerminal = Platform.isTerminal(Platform.standardOutput)
    surroundings.errorIsTerminal = Platform.isTerminal(Platform.standardError)
    surroundings.errorWidth = Platform.terminalWidth(Platform.standardError) ?? 80
    surroundings.inputIsTerminal = Platform.isTerminal(Platform.standardInput)
    surroundings.readLine = { Platform.readLine(Platform.standardInput) }
    surroundings.processorCount = Platform.processorCount
    return surroundings
  }

  /// Output that cannot be written is a failure; there is no one left to tell.
  private static func write(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32) {
    do throws(SystemError) {
      try Platform.write(bytes, to: descriptor)
    } catch {
      Platform.exit(ExitCode.failure.rawValue)
    }
  }
}
