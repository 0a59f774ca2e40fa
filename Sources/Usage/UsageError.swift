package import Settings

/// A command line that cannot be understood.
package enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case unknownRule(String, nearest: String?)
  case missingValue(option: String, argument: String)
  case unexpectedValue(option: String)
  case badValue(option: String, value: String, expected: String)
  case conflict(String, String)
  case needs(String, String)
  case restageUnderPreCommit
  case standardInputWithPaths
  case severalPrintedReports
  case emptyPath
  case noPath(folder: String)
  /// Nobody can be asked.
  case noTerminal
  /// A file of ours that cannot be read, with the reason and the 1-based line, where it is one.
  case badFile(String, line: Int?, reason: String)
  case notInRepository(folder: String)
  case setting(SettingTable.ArgumentError)
  case configuration(Configuration.LoadError)

  /// One line, without a full stop.
  package var description: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + Self.hint(nearest)
    case .unknownRule(let name, let nearest):
      "unknown rule '\(name)'" + (nearest == nil ? "; see --list-rules" : Self.hint(nearest))
    case .missingValue(let option, let argument):
      "\(option) needs a value: \(option) \(argument)"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .badValue(let option, let value, let expected):
      "\(option) cannot be '\(value)'; expected \(expected)"
    case .conflict(let first, let second):
      "\(first) and \(second) exclude each other"
    case .needs(let option, let other):
      "\(option) goes with \(other) only"
    case .restageUnderPreCommit:
      "--restage does not work under pre-commit, which puts unstaged lines aside and would lose them"
    case .standardInputWithPaths:
      "'-' (standard input) cannot be combined with other paths"
    case .severalPrintedReports:
      "only one report can be printed; give the others an --output FILE"
    case .emptyPath:
      "a path is empty"
    case .noTerminal:
      "--interactive asks on a terminal, and standard input is none"
    case .badFile(let name, let line, let reason):
      line.map { "\(name):\($0): \(reason)" } ?? "\(name): \(reason)"
    case .notInRepository(let folder):
      "\(folder) is not in a git repository, and runs elsewhere are not recorded"
    case .setting(let error): Self.description(error)
    case .configuration(let error): Self.description(error)
    case .noPath(let folder):
      "no path given, and \(folder) is not in a git repository; name the files or folders to work on"
    }
  }

  private static func description(_ error: SettingTable.ArgumentError) -> String {
    switch error {
    case .noValue: "--set needs a key and a value, such as --set delay.asked=1.5"
    case .unknownKey(let key, let nearest): "there is no setting '\(key)'" + hint(nearest)
    case .wrongValue(let key, let value, let expected):
      "\(key) cannot be '\(value)'; expected \(expected)"
    }
  }

  private static func description(_ error: Configuration.LoadError) -> String {
    switch error {
    case .unreadable(let file): "\(file): cannot be read"
    case .mistake(let mistake): mistake.description
    case .template(let problem):
      ([problem.file] + (problem.line.map { [String($0)] } ?? []) + [" \(problem.message)"])
        .joined(separator: ":")
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
