import SourceText

/// The JSON Schema of the configuration file, by which editors complete and check it.
package enum ConfigurationSchema {
  /// Returns the schema, draft 7, with the ids that rules have.
  package static func text(ruleNames: [String]) -> String {
    var members = members(of: SettingTable.all, depth: 0, ruleNames)
    members.insert(("$schema", object([("type", string("string"))])), at: 0)
    members.append(("overrides", overrides(ruleNames)))
    let root = object([
      ("$schema", string("http://json-schema.org/draft-07/schema#")),
      ("title", string("Configuration of a11y-fix")),
      ("type", string("object")),
      ("additionalProperties", JSONNode(.boolean(false))),
      ("properties", object(members)),
    ])
    return root.text() + "\n"
  }

  private static func overrides(_ ruleNames: [String]) -> JSONNode {
    let help = "Where these settings hold: patterns as in .gitignore, from the project's top"
    let paths = schema(of: .texts(example: ["Legacy/"]), help: help)
    let settings = members(of: SettingTable.all.filter(\.isPerPath), depth: 0, ruleNames)
    let item = object([
      ("type", string("object")), ("additionalProperties", JSONNode(.boolean(false))),
      ("required", JSONNode(.array([string("paths")]))),
      ("properties", object([("paths", paths)] + settings)),
    ])
    return object([
      ("description", string("Settings for some paths; later ones are stronger")),
      ("type", string("array")), ("items", item),
    ])
  }

  /// The properties that settings have at a depth of their keys, each name once.
  private static func members(
    of settings: [Setting], depth: Int, _ ruleNames: [String]
  ) -> [(String, JSONNode)] {
    var names: [String] = []
    for setting in settings where !names.contains(setting.path[depth]) {
      names.append(setting.path[depth])
    }
    return names.flatMap { name -> [(String, JSONNode)] in
      let matching = settings.filter { $0.path[depth] == name }
      let node: JSONNode
      if let setting = matching.first, setting.path.count == depth + 1 {
        node = schema(of: setting.kind, help: setting.help)
      } else {
        node = object([
          ("type", string("object")), ("additionalProperties", JSONNode(.boolean(false))),
          ("properties", object(members(of: matching, depth: depth + 1, ruleNames))),
        ])
      }
      return name == "*" ? ruleNames.map { ($0, node) } : [(name, node)]
    }
  }

  private static func schema(of kind: Setting.Kind, help: String) -> JSONNode {
    let type: [(String, JSONNode)]
    switch kind {
    case .flag: type = [("type", string("boolean"))]
    case .seconds:
      type = [
        ("type", string("number")), ("minimum", JSONNode(.number("0"))),
        ("maximum", JSONNode(.number("60"))),
      ]
    case .text: type = [("type", string("string"))]
    case .version:
      type = [("type", string("string")), ("pattern", string("^0*[1-9][0-9]*(\\.[0-9]+){0,2}$"))]
    case .call:
      type = [("type", string("string")), ("pattern", string("\\$\\{message\\}"))]
    case .choice(let choices): type = [("enum", JSONNode(.array(choices.map(string))))]
    case .texts:
      let item = object([("type", string("string")), ("minLength", JSONNode(.number("1")))])
      type = [("type", string("array")), ("items", item)]
    }
    return object([("description", string(help))] + type)
  }

  private static func string(_ text: String) -> JSONNode { JSONNode(.string(text)) }

  private static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONNode.Member(name: $0.0, offset: 0, node: $0.1) }))
  }
}

extension JSONNode {
  /// A value that stands in no text yet.
  init(_ value: Value) {
    self.init(offset: 0, value: value)
  }

  /// Returns the value as text, its lines after the first indented by `margin` and more.
  func text(margin: String = "") -> String {
    switch value {
    case .null, .boolean, .number, .string: return description
    case .array(let nodes):
      return "[" + nodes.map { $0.text(margin: margin) }.joined(separator: ", ") + "]"
    case .object(let members):
      let lines = members.map { member in
        "\(margin)  \(JSONNode.quoted(member.name)): \(member.node.text(margin: margin + "  "))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    }
  }
}
