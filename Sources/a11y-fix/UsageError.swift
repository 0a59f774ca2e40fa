/// A command line that cannot be understood.
package enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case unknownRule(String, nearest: String?)
  case missingValue(option: String, argument: String)
  case unexpectedValue(option: String)
  case badValue(option: String, value: String, expected: String)
  case conflict(String, String)
  case standardInputWithPaths
  case emptyPath
  case noPath(folder: String)

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
    case .standardInputWithPaths:
      "'-' (standard input) cannot be combined with other paths"
    case .emptyPath:
      "a path is empty"
    case .noPath(let folder):
      "no path given, and \(folder) is not in a git repository; name the files or folders to work on"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
