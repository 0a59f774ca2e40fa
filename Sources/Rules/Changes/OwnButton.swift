import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension Silence {
  /// Whether the button that was used says itself what has come of it: its label shows what its action
  /// sets, `Button(isCopied ? "Copied" : "Copy") { …; isCopied = true }`, and has the focus.
  func isSaidByButton(_ event: Event) -> Bool {
    guard event.changes.allSatisfy({ [.command, .stateText, .stateFlag].contains($0.kind) })
    else { return false }
    if event.context.closure >= 0 {
      let action = outline.closures[event.context.closure]
      if action.call >= 0, outline.role(of: event.context.closure) == .action,
        !isOfComponent(action)
      {
        return says(Int(action.call), besides: action.tokens, whatIsSetIn: action.tokens, event)
      }
    }
    // After a wait the focus may be elsewhere.
    guard !event.context.isLater, !event.context.isInTask else { return false }
    let function = outline.declarations[event.function]
    return outline.calls.indices.contains { button in
      guard let action = action(of: button, running: function) else { return false }
      return says(button, besides: action, whatIsSetIn: function.tokens, event)
    }
  }

  /// Whether a closure is handed to a view of the app's own that may hold more than a button: what that
  /// shows elsewhere is not under the focus.
  private func isOfComponent(_ action: Closure) -> Bool {
    outline.labelToken(of: action, in: outline.calls[Int(action.call)])
      .map(outline.isHandlerName) ?? false
  }

  /// What of a button makes it run a function: `action: copy`, `{ copy() }`; `nil` where it does not.
  private func action(of button: Int, running function: Declaration) -> TokenRange? {
    let call = outline.calls[button]
    guard call.name == "Button", function.parent >= 0,
      outline.typeName(ofBlock: Int(call.block))
        == outline.declarations[Int(function.parent)].name
    else { return nil }
    return call.arguments.lazy.map { outline.arguments[Int($0)].value }.first { value in
      if value.count == 1 { return outline.name(value.start) == function.name }
      let names = value.indices.filter { outline.token($0).kind == .identifier }
      return names.count == 1 && outline.name(names[0]) == function.name
    }
  }

  /// Whether a control names, beside its action, what an event sets.
  private func says(
    _ control: Int, besides action: TokenRange, whatIsSetIn code: TokenRange, _ event: Event
  ) -> Bool {
    let control = outline.calls[control]
    guard control.flags.contains(.capitalized) else { return false }
    let set = outline.assignments(in: code).filter { index in
      let assignment = outline.assignments[index]
      guard assignment.propertyToken >= 0 else { return false }
      return event.changes.contains { $0.name == outline.text(Int(assignment.propertyToken)) }
        || isOutcome(assignment)
    }
    let names = Set(set.map { outline.assignments[$0].property })
    guard !names.isEmpty else { return false }
    return control.tokens.indices.contains { token in
      !action.contains(token) && outline.token(token).kind == .identifier
        && names.contains(outline.name(token))
    }
  }

  /// Whether a flag says that something is done: `isCopied = true`.
  private func isOutcome(_ assignment: Assignment) -> Bool {
    guard outline.spelling(assignment.value) == "true" else { return false }
    return Words.tellDone(outline.text(Int(assignment.propertyToken)))
  }
}
