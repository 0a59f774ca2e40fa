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
    guard let token = labelToken(of: closure, in: call) else { return .callback }
    // `onRetryTapped: { … }`
    let label = spelling(token).lowercased
    if label.contains(anyOf: ClosureRole.wordsOfOutcomes) { return .callback }
    if label.contains(anyOf: ClosureRole.wordsOfActions) { return .action }
    if label.contains(anyOf: ClosureRole.wordsOfRuns) { return .hot }
    // `onCopy: { … }`
    let isOfUse =
      closure.parameters.isEmpty && isHandlerName(token) && !label.hasSuffix("ed")
      && !label.contains(anyOf: ClosureRole.wordsOfEvents)
    return isOfUse ? .action : .callback
  }
}

extension ClosureRole {
  /// What happens without the user; `onSend` is none that ends.
  fileprivate static let wordsOfEvents: [StaticString] = [
    "appear", "change", "update", "hover", "timeout", "expire", "receive", "connect", "ready",
    "detect", "scan", "capture", "focus", "blur", "onend", "onstart", "layout", "render", "refresh",
    "visible",
  ]
  /// What happens many times a second.
  fileprivate static let wordsOfRuns: [StaticString] = [
    "progress", "scroll", "textchange", "ontick",
  ]
}
