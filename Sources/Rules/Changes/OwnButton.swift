import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension Silence {
  /// Whether the button that was used says itself what has come of it: its label shows what its action
  /// sets, `Button(isCopied ? "Copied" : "Copy") { …; isCopied = true }`, and has the focus.
  func isSaidByButton(_ event: Event) -> Bool {
    guard event.context.closure >= 0,
      event.changes.allSatisfy({ [.command, .stateText, .stateFlag].contains($0.kind) })
    else { return false }
    let action = outline.closures[event.context.closure]
    guard action.call >= 0, outline.role(of: event.context.closure) == .action,
      case let button = outline.calls[Int(action.call)], button.flags.contains(.capitalized)
    else { return false }
    let set = outline.assignments(in: action.tokens).filter { index in
      let assignment = outline.assignments[index]
      guard assignment.propertyToken >= 0 else { return false }
      return event.changes.contains { $0.name == outline.text(Int(assignment.propertyToken)) }
        || isOutcome(assignment)
    }
    let names = Set(set.map { outline.assignments[$0].property })
    guard !names.isEmpty else { return false }
    return button.tokens.indices.contains { token in
      !action.tokens.contains(token) && outline.token(token).kind == .identifier
        && names.contains(outline.name(token))
    }
  }

  /// Whether a flag says that something is done: `isCopied = true`.
  private func isOutcome(_ assignment: Assignment) -> Bool {
    guard outline.spelling(assignment.value) == "true" else { return false }
    return Words.tellDone(outline.text(Int(assignment.propertyToken)))
  }
}
