/// The arguments of a command: `--name value` pairs and paths.
struct Options: Sendable {
  private var values: [String: String] = [:]
  private(set) var paths: [String] = []

  init(_ arguments: [String]) {
    var name: String?
    for argument in arguments {
      if let known = name {
        values[known] = argument
        name = nil
      } else if argument.hasPrefix("--") {
        name = String(argument.dropFirst(2))
      } else {
        paths.append(argument)
      }
    }
  }

  func text(_ name: String) -> String? { values[name] }

  func number(_ name: String, default fallback: Int) -> Int {
    values[name].flatMap { Int($0) } ?? fallback
  }

  /// The arguments that give these options, with others in the place of some.
  func arguments(replacing others: [String: String]) -> [String] {
    values.merging(others) { $1 }.sorted { $0.key < $1.key }.flatMap { ["--\($0.key)", $0.value] }
      + paths
  }
}
