import Lexing
import Outlining
import SourceText

/// What views of the app's own are handed to run.
extension SyntaxOutline {
  /// Whether a call makes a view of the app's own in the body of another: what that is handed to run it
  /// runs when it has something to tell.
  func isOfComponent(_ call: Call) -> Bool {
    call.flags.contains(.capitalized) && blocks[Int(call.block)].legality == .resultBuilder
  }

  /// The role of a closure that such a view is handed, by the name under which it is.
  func roleInComponent(_ closure: Closure, of call: Call) -> ClosureRole {
    guard let label = labelToken(of: closure, in: call) else { return .callback }
    if spelling(label).lowercased.contains(anyOf: ClosureRole.wordsOfHotPaths) { return .hot }
    return isOfUse(closure, under: label) ? .action : .callback
  }

  /// Whether the name that a closure is handed over under says that the user does something:
  /// `onRetryTapped: { … }`, `onCopy: { … }`.
  private func isOfUse(_ closure: Closure, under token: Int) -> Bool {
    let label = spelling(token).lowercased
    if label.contains(anyOf: ClosureRole.wordsOfOutcomes) { return false }
    if label.contains(anyOf: ClosureRole.wordsOfActions) { return true }
    return closure.parameters.isEmpty && isHandlerName(token) && !label.hasSuffix("ed")
      && !label.contains(anyOf: ClosureRole.wordsOfEvents)
  }
}

extension ClosureRole {
  /// What happens without the user.
  fileprivate static let wordsOfEvents: [StaticString] = [
    "appear", "change", "update", "progress", "tick", "scroll", "hover", "timeout", "expire",
    "receive", "connect", "ready", "detect", "scan", "capture", "focus", "blur", "end", "start",
    "layout", "render", "refresh", "visible",
  ]
}
