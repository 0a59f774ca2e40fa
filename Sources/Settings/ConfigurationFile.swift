import Reporting
package import SourceText

/// A configuration file, understood.
package struct ConfigurationFile: Sendable {
  /// The name by which it is found at the root of a project.
  package static let name = ".a11y-fix.json"

  /// What holds for the whole project, in the order of the file.
  package private(set) var assignments: [Assignment] = []
  package private(set) var overrides: [Configuration.Override] = []

  /// Reads `bytes`; `name` is what the file is called in messages and origins.
  package init(
    parsing bytes: ContiguousArray<UInt8>, name: String, ruleNames: [String]
  ) throws(ConfigurationError) {
    let lines = LineTable(bytes)
    do throws(JSONError) {
      let reader = SettingsReader(name: name, lines: lines, ruleNames: ruleNames)
      (assignments, overrides) = try reader.settings(in: try JSONReader.node(in: bytes))
    } catch {
      throw ConfigurationError(
        file: name, location: lines.location(at: error.offset), message: error.message)
    }
  }
}

/// What is wrong with a configuration file, and where.
package struct ConfigurationError: Error, Equatable {
  package var file: String
  package var location: SourceLocation
  /// One line, lower case, without a full stop.
  package var message: String

  package var description: String { "\(file):\(location.line):\(location.column): \(message)" }
}

/// Finds the settings in the values of a file.
private struct SettingsReader {
  let name: String
  let lines: LineTable
  let ruleNames: [String]

  func settings(
    in root: JSONNode
  ) throws(JSONError) -> (assignments: [Assignment], overrides: [Configuration.Override]) {
    guard case .object(let members) = root.value else {
      throw JSONError(offset: root.offset, message: "expected an object in braces")
    }
    var assignments: [Assignment] = []
    var overrides: [Configuration.Override] = []
    for member in members {
      switch member.name {
      case "$schema": break
      case "overrides": overrides = try self.overrides(in: member.node)
      default:
        try add(
          member, below: [], of: SettingTable.all, besides: ["overrides", "$schema"], &assignments)
      }
    }
    return (assignments, overrides)
  }

  private func overrides(in node: JSONNode) throws(JSONError) -> [Configuration.Override] {
    guard case .array(let nodes) = node.value else {
      throw expected("a list of objects", node)
    }
    var result: [Configuration.Override] = []
    for node in nodes {
      guard case .object(let members) = node.value else { throw expected("an object", node) }
      guard let paths = members.first(where: { $0.name == "paths" }) else {
        throw JSONError(offset: node.offset, message: "\"paths\" is missing: where does it hold?")
      }
      let kind = Setting.Kind.texts(example: ["Legacy/"])
      guard case .texts(let patterns)? = kind.value(of: paths.node) else {
        throw expected(kind.expectation, paths.node)
      }
      var assignments: [Assignment] = []
      for member in members where member.name != "paths" {
        try add(
          member, below: [], of: SettingTable.all.filter(\.isPerPath), besides: ["paths"],
          &assignments)
      }
      result.append(Configuration.Override(patterns: patterns, assignments: assignments))
    }
    return result
  }

  private func add(
    _ member: JSONNode.Member, below path: [String], of settings: [Setting],
    besides others: [String] = [], _ assignments: inout [Assignment]
  ) throws(JSONError) {
    let depth = path.count
    let matching = settings.filter { $0.path.count > depth && matches($0.path[depth], member.name) }
    guard let first = matching.first else {
      throw unknown(member, below: path, of: settings, others)
    }
    let isRule = first.path[depth] == "*"
    let key = path + [member.name]
    if matching.count == 1, first.path.count == depth + 1 {
      guard let value = first.kind.value(of: member.node) else {
        throw expected(first.kind.expectation, member.node)
      }
      let rule = first.path.firstIndex(of: "*").map { key[$0] } ?? ""
      let line = lines.line(at: member.offset)
      assignments.append(
        Assignment(
          setting: first, key: key.joined(separator: "."), rule: rule, value: value,
          origin: "\(name):\(line)"))
      return
    }
    guard case .object(let members) = member.node.value else {
      throw expected("an object with \(isRule ? "settings of the rule" : "settings")", member.node)
    }
    for inner in members { try add(inner, below: key, of: matching, &assignments) }
  }

  private func matches(_ part: String, _ name: String) -> Bool {
    part == "*" ? ruleNames.contains(name) : part == name
  }

  // MARK: Mistakes

  private func expected(_ words: String, _ node: JSONNode) -> JSONError {
    JSONError(offset: node.offset, message: "expected \(words); found \(node.description)")
  }

  private func unknown(
    _ member: JSONNode.Member, below path: [String], of settings: [Setting], _ others: [String]
  ) -> JSONError {
    let depth = path.count
    let key = JSONNode.quoted(member.name)
    let parts = settings.filter { $0.path.count > depth }.map { $0.path[depth] }
    if parts.contains("*") {
      let nearest = NearestName.nearest(to: member.name, among: ruleNames)
      return JSONError(
        offset: member.offset, message: "there is no rule \(key)" + Self.hint(nearest))
    }
    let known = SettingTable.all.contains { $0.path.count > depth && $0.path[depth] == member.name }
    if known, path.isEmpty, !others.contains("overrides") {
      return JSONError(
        offset: member.offset, message: "\(key) holds for the whole project, not for paths")
    }
    let nearest = NearestName.nearest(to: member.name, among: Set(parts).inOrder(<) + others)
    return JSONError(offset: member.offset, message: "unknown key \(key)" + Self.hint(nearest))
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(JSONNode.quoted($0))?" } ?? ""
  }
}
