import Findings
import Indexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether a view is only made here, and handed to a function that shows it:
  /// `show(menu, at: point)`.
  func isShownByHelper(_ shown: Change, of event: Event) -> Bool {
    guard event.function >= 0, !shown.isOfSelf else { return false }
    let body = outline.declarations[event.function].tokens
    let end = outline.statements[shown.statement].tokens.end
    return outline.calls(in: TokenRange(end, max(end, body.end))).contains { index in
      let call = outline.calls[index]
      return call.nameToken >= 0
        && (call.receiver.isEmpty || ["self", "Self"].contains(outline.text(call.receiver)))
        && FunctionVerb(named: outline.text(Int(call.nameToken))) == .show
        && call.arguments.contains {
          outline.lastName(of: outline.arguments[Int($0)].value) == Name(shown.name)
        }
    }
  }
}
