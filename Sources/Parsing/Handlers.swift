import Lexing
import Outlining
import SourceText

/// Closures that are run for what they do, not for a value, as apps name what they hand to their own
/// views.
extension SyntaxOutline {
  /// Whether a closure is passed under the name of a handler: `RetryPanel(onRetry: { … })`.
  func isHandler(_ closure: Closure, of call: Call) -> Bool {
    guard let token = labelToken(of: closure, in: call) else { return false }
    if spelling(token).hasSuffix(anyOf: ["Action", "Handler", "Callback", "Tapped", "Pressed"]) {
      return true
    }
    // These are asked for an answer.
    return isHandlerName(token)
      && !spelling(token).hasPrefix(anyOf: ["onShould", "onCan", "onDrag"])
  }

  /// Whether a call runs a function of the file's that returns nothing: `reload()`, `self.save()`.
  func runsOwnCommand(_ call: Call) -> Bool {
    guard call.nameToken >= 0, !call.flags.contains(.capitalized),
      call.receiver.isEmpty
        || call.receiver.count == 1 && token(call.receiver.start).word == .self
    else { return false }
    var isFound = false
    for declaration in declarations where declaration.name == call.name {
      switch declaration.kind {
      case .function:
        guard isVoid(declaration.type) else { return false }
        isFound = true
      // What is kept under that name may build something.
      case .property: return false
      default: break
      }
    }
    return isFound
  }

  /// Whether a call tells a model to do something: `viewModel.refresh()`, which builds no view.
  func commandsModel(_ call: Call) -> Bool {
    guard call.nameToken >= 0, !call.flags.contains(.capitalized), !call.receiver.isEmpty,
      token(call.receiver.end - 1).kind == .identifier
    else { return false }
    let receiver = spelling(call.receiver.end - 1).lowercased
    guard receiver == "vm" || receiver.hasSuffix(anyOf: SyntaxOutline.models) else { return false }
    return !spelling(Int(call.nameToken)).lowercased.contains(anyOf: SyntaxOutline.parts)
  }

  /// Whether a result type is that of what returns nothing; empty where none is written.
  func isVoid(_ type: TokenRange) -> Bool {
    guard !type.isEmpty else { return true }
    if type.count == 1 { return name(type.start) == "Void" }
    return type.count == 2 && token(type.start).kind == .leftParen
  }

  /// What names of models end in.
  private static let models: [StaticString] = [
    "model", "store", "manager", "service", "presenter", "coordinator", "router", "interactor",
    "controller", "provider", "repository", "session",
  ]

  /// What names of functions that build a part of a view have in them.
  private static let parts: [StaticString] = [
    "view", "header", "footer", "row", "cell", "content", "section", "label", "image", "icon",
    "button", "body", "title", "text", "screen", "sheet", "destination", "page", "item",
  ]
}
