import Lexing
import Outlining
import SourceText

/// What a closure that runs on changes is told of.
extension SyntaxOutline {
  /// Whether a call watches a text field, be it only until it is quiet for a moment.
  func followsTyping(_ call: Call) -> Bool {
    spelling(call.receiver).contains(anyOf: [
      "textDidChangeNotification", "textPublisher", "rx.text",
    ])
  }

  /// Whether a call watches in which language, colours or sizes everything is drawn: then what is there
  /// is drawn anew.
  func followsAppearance(_ call: Call) -> Bool {
    if spelling(call.receiver).lowercased.contains(anyOf: ClosureRole.wordsOfAppearance) {
      return true
    }
    guard let first = call.arguments.first, arguments[Int(first)].closure < 0 else { return false }
    return spelling(arguments[Int(first)].value).lowercased
      .contains(anyOf: ClosureRole.wordsOfAppearance)
  }

  /// Whether `.onChange(of:)` watches what a switch or picker of the same file is set to.
  func watchesControl(_ call: Call) -> Bool {
    guard let first = call.arguments.first, arguments[Int(first)].closure < 0,
      arguments[Int(first)].value.count == 1
    else { return false }
    return isSet(
      by: ["Toggle", "Picker", "Stepper", "DatePicker", "PhotosPicker"],
      arguments[Int(first)].value)
  }

  /// Whether `.onChange(of:)` watches what the user types.
  func watchesText(_ call: Call) -> Bool {
    guard let first = call.arguments.first, arguments[Int(first)].closure < 0 else { return false }
    let watched = spelling(arguments[Int(first)].value).lowercased
    if watched.contains("search") || ClosureRole.wordsOfInput.contains(where: watched.hasSuffix) {
      return true
    }
    return isSet(by: ["TextField", "SecureField", "TextEditor"], arguments[Int(first)].value)
  }

  /// Whether a control of the same file sets what is watched: `Toggle(title, isOn: $isOn)`.
  private func isSet(by controls: Set<Name>, _ watched: TokenRange) -> Bool {
    let binding = "$" + text(watched)
    return calls.contains { control in
      controls.contains(control.name)
        && control.arguments.contains { text(arguments[Int($0)].value) == binding }
    }
  }
}

extension ClosureRole {
  fileprivate static let wordsOfAppearance: [StaticString] = [
    "language", "locale", "theme", "darkmode", "colorscheme", "contentsizecategory", "orientation",
  ]
  fileprivate static let wordsOfInput: [StaticString] = [
    "text", "query", "search", "input", "password", "email", "name", "value", "progress",
    "offset", "scroll", "time", "elapsed", "position",
  ]
}
