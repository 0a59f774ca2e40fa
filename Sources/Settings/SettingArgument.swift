import Reporting

extension SettingTable {
  /// What is wrong with `key=value` on the command line.
  package enum ArgumentError: Error, Equatable {
    case noValue
    case unknownKey(String, nearest: String?)
    case wrongValue(key: String, value: String, expected: String)
  }

  /// Reads `key=value`; `origin` is the option that it comes with.
  package static func assignment(
    _ argument: String, origin: String, ruleNames: [String]
  ) throws(ArgumentError) -> Assignment {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .noValue }
    return try assignment(
      key: String(parts[0]), value: String(parts[1]), origin: origin, ruleNames: ruleNames)
  }

  /// Returns somebody's value for a key, which names a rule where the setting has `*`.
  package static func assignment(
    key: String, value: String, origin: String, ruleNames: [String]
  ) throws(ArgumentError) -> Assignment {
    let path = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let setting = all.first(where: { matches($0.path, path, ruleNames) }) else {
      let names = all.flatMap { setting in
        setting.key.contains("*")
          ? ruleNames.map { setting.key.replacing("*", with: $0) } : [setting.key]
      }
      throw .unknownKey(key, nearest: NearestName.nearest(to: key, among: names))
    }
    guard let value = setting.kind.value(ofArgument: value) else {
      throw .wrongValue(key: key, value: value, expected: setting.kind.expectation)
    }
    let rule = setting.path.firstIndex(of: "*").map { path[$0] } ?? ""
    return Assignment(setting: setting, key: key, rule: rule, value: value, origin: origin)
  }

  private static func matches(_ pattern: [String], _ path: [String], _ rules: [String]) -> Bool {
    pattern.count == path.count
      && zip(pattern, path).allSatisfy { $0 == "*" ? rules.contains($1) : $0 == $1 }
  }
}
