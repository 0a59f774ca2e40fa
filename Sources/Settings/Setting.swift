import Reporting

/// One thing that a team can set: parsing, the schema, help and documentation all read this.
package struct Setting: Sendable {
  /// Names with points between; `*` stands for a rule's id.
  package var key: String
  package var kind: Kind
  /// What it comes to where nobody sets it, as it is written or in words.
  package var standard: String
  /// One sentence without a full stop.
  package var help: String
  /// Whether it may differ from path to path.
  package var isPerPath: Bool
  /// Puts a value of this kind into effect; `rule` is what `*` stands for.
  var apply: @Sendable (SettingValue, _ rule: String, inout Configuration) -> Void

  /// What a value is.
  package enum Kind: Sendable, Equatable {
    case flag
    case seconds
    case text(example: String)
    /// A version of iOS.
    case version
    /// A call with `${message}` in it.
    case call(example: String)
    case choice([String])
    case texts(example: [String])
  }

  /// The names that the key is made of.
  var path: [String] { key.split(separator: ".").map(String.init) }
}

/// A value that somebody has set.
package enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  /// In milliseconds.
  case seconds(Int)
  case text(String)
  case texts([String])

  /// As it is written in the configuration file.
  package var json: String {
    switch self {
    case .flag(let isTrue): return isTrue ? "true" : "false"
    case .seconds(let milliseconds):
      var digits = String(milliseconds % 1000 + 1000).dropFirst()
      while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
      return "\(milliseconds / 1000).\(digits)"
    case .text(let text): return JSONNode.quoted(text)
    case .texts(let texts): return "[" + texts.map(JSONNode.quoted).joined(separator: ", ") + "]"
    }
  }
}

extension Setting.Kind {
  /// What is expected, for messages.
  package var expectation: String {
    switch self {
    case .flag: "true or false"
    case .seconds: "seconds from 0 to 60, such as 1.5"
    case .text(let example): "text, such as \(JSONNode.quoted(example))"
    case .version: "a version, such as \"16.0\""
    case .call(let example): "a call with ${message} in it, such as \(JSONNode.quoted(example))"
    case .choice(let choices): choices.map(JSONNode.quoted).joined(separator: " or ")
    case .texts(let example): "a list, such as \(SettingValue.texts(example).json)"
    }
  }

  /// Returns the value that a node of the configuration file is; `nil` where it is none.
  func value(of node: JSONNode) -> SettingValue? {
    switch (self, node.value) {
    case (.flag, .boolean(let isTrue)): .flag(isTrue)
    case (.seconds, .number(let text)): Self.seconds(text)
    case (.texts, .array(let nodes)): Self.texts(nodes)
    case (.text, .string(let text)), (.version, .string(let text)), (.call, .string(let text)),
      (.choice, .string(let text)):
      value(ofText: text)
    default: nil
    }
  }

  /// Returns the value that somebody typed, quotes and brackets left out if they like.
  func value(ofArgument argument: String) -> SettingValue? {
    switch self {
    case .flag: argument == "true" ? .flag(true) : argument == "false" ? .flag(false) : nil
    case .seconds: Self.seconds(argument)
    case .texts:
      if argument.hasPrefix("[") {
        (try? JSONReader.node(in: ContiguousArray(argument.utf8))).flatMap { value(of: $0) }
      } else {
        .texts(argument.split(separator: ",").map { Self.trimmed($0) })
      }
    case .text, .version, .call, .choice: value(ofText: argument)
    }
  }

  private func value(ofText text: String) -> SettingValue? {
    switch self {
    case .version: DeploymentTarget(text: text) == nil ? nil : .text(text)
    case .call: text.contains("${message}") ? .text(text) : nil
    case .choice(let choices): choices.contains(text) ? .text(text) : nil
    default: .text(text)
    }
  }

  private static func texts(_ nodes: [JSONNode]) -> SettingValue? {
    let texts = nodes.compactMap { node in
      if case .string(let text) = node.value, !text.isEmpty { text } else { nil }
    }
    return texts.count == nodes.count ? .texts(texts) : nil
  }

  private static func seconds(_ text: String) -> SettingValue? {
    guard let seconds = Double(text), 0...60 ~= seconds else { return nil }
    return .seconds(Int((seconds * 1000).rounded()))
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

extension DeploymentTarget {
  /// Reads `16`, `16.0` or `16.0.1`.
  package init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt16($0) }.map(Int.init)
    guard numbers.count == parts.count, 1...3 ~= parts.count, numbers[0] > 0 else { return nil }
    self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }
}
