import Lexing
package import Outlining
import SourceText

/// What a closure that runs on changes is told of.
extension SyntaxOutline {
  /// Whether a call watches a text field, be it only until it is quiet for a moment.
  func followsTyping(_ call: Call) -> Bool {
    spelling(call.receiver).contains(anyOf: [
      "textDidChangeNotification", "textPublisher", "rx.text",
    ])
  }

  /// Whether a call watches in which language, colours or sizes everything is drawn, or the app come to the
  /// front, whose screen is read then: what is there is drawn anew.
  func followsAppearance(_ call: Call) -> Bool {
    func isOfAppearance(_ watched: Spelling) -> Bool {
      watched.lowercased.contains(anyOf: ClosureRole.wordsOfAppearance)
        || watched.contains(anyOf: SelectorRoot.comings)
    }
    if isOfAppearance(spelling(call.receiver)) { return true }
    guard let first = call.arguments.first, arguments[Int(first)].closure < 0 else { return false }
    return isOfAppearance(spelling(arguments[Int(first)].value))
  }

  /// Whether `.onChange(of:)` watches what a switch or picker of the same file is set to.
  func watchesControl(_ call: Call) -> Bool {
    guard let first = call.arguments.first, arguments[Int(first)].closure < 0,
      arguments[Int(first)].value.count == 1
    else { return false }
    return isBound(
      text(arguments[Int(first)].value),
      to: ["Toggle", "Picker", "Stepper", "DatePicker", "PhotosPicker"])
  }

  /// Whether `.onChange(of:)` watches what the user types.
  func watchesText(_ call: Call) -> Bool {
    guard let first = call.arguments.first, arguments[Int(first)].closure < 0 else { return false }
    let watched = spelling(arguments[Int(first)].value).lowercased
    if watched.contains("search") || ClosureRole.wordsOfInput.contains(where: watched.hasSuffix) {
      return true
    }
    // `PhoneField(number: $number)` is a field as well, and so is what is handed a `text` to change.
    let binding = "$" + text(arguments[Int(first)].value)
    return calls.contains { call in
      guard call.nameToken >= 0 else { return false }
      let isField =
        call.name == "TextEditor" || spelling(Int(call.nameToken)).hasSuffix("Field")
      return call.arguments.contains { index in
        let argument = arguments[Int(index)]
        return (isField || argument.label == "text") && text(argument.value) == binding
      }
    }
  }

  /// Whether a call of one of these names is handed a binding of a value: `Toggle(title, isOn: $isOn)`,
  /// `.sheet(isPresented: $isShown)`.
  package func isBound(_ value: String, to names: Set<Name>) -> Bool {
    let binding = "$" + value
    return calls.contains { call in
      names.contains(call.name)
        && call.arguments.contains { text(arguments[Int($0)].value) == binding }
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
