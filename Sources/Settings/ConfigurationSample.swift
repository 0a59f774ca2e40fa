/// The file that `--init` writes: every setting with its comment, none of them in effect.
package enum ConfigurationSample {
  /// Returns the text for a project whose settings should be `values`, by key; `notes` say why.
  package static func text(
    with values: [String: SettingValue], notes: [String], ruleNames: [String]
  ) -> String {
    var lines = [
      "// Settings of a11y-fix. Take away the slashes before a line to put it into effect.",
      "// Comments and commas behind the last element are fine. 'a11y-fix --schema' prints a JSON",
      "// Schema by which editors complete this file; 'a11y-fix --show-config PATH' says what holds",
      "// for a file, and from where.",
    ]
    if !notes.isEmpty {
      lines += ["//", "// Found in this project:"] + notes.map { "// - \($0)" }
    }
    lines += ["{"] + members(of: SettingTable.all, depth: 0, values, ruleNames)
    lines += [
      "", "  // Settings for some paths; later ones are stronger.",
      "  // \"overrides\": [",
      "  //   {",
      "  //     \"paths\": [\"Legacy/\"],",
      "  //     \"deploymentTarget\": \"15.0\",",
      "  //   },",
      "  // ],",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func members(
    of settings: [Setting], depth: Int, _ values: [String: SettingValue], _ ruleNames: [String]
  ) -> [String] {
    var lines: [String] = []
    var names: [String] = []
    let indent = String(repeating: "  ", count: depth)
    for setting in settings where !names.contains(setting.path[depth]) {
      let name = setting.path[depth]
      names.append(name)
      if depth == 0, !lines.isEmpty || setting.key != "paths" { lines.append("") }
      let isLeaf = setting.path.count == depth + 1
      if isLeaf {
        let value = values[setting.key]?.json ?? setting.kind.example
        let margin = depth == 0 ? "  //" : "  // \(indent)//"
        lines.append("\(margin) \(setting.help).")
        lines.append("\(margin) Default: \(setting.standard).")
        lines.append("  // \(indent)\"\(name)\": \(value),")
      } else {
        let spelt = name == "*" ? ruleNames.first ?? "rule" : name
        let inner = settings.filter { $0.path[depth] == name }
        lines.append("  // \(indent)\"\(spelt)\": {")
        lines += members(of: inner, depth: depth + 1, values, ruleNames)
        lines.append("  // \(indent)},")
      }
    }
    return lines
  }
}

extension Setting.Kind {
  /// A value of this kind, as it is written.
  fileprivate var example: String {
    switch self {
    case .flag: "true"
    case .seconds: "0.5"
    case .text(let example), .call(let example): JSONNode.quoted(example)
    case .version: "\"16.0\""
    case .choice(let choices): JSONNode.quoted(choices.last ?? "")
    case .texts(let example): SettingValue.texts(example).json
    }
  }
}
