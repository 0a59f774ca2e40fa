import Findings
import Indexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether an event comes on another queue than the main one: by the closures around it, or since all that
  /// calls its function in the file does so from there.
  func isOffMain(_ event: Event) -> Bool {
    switch outline.queue(around: event.home) {
    case .background, .detachedTask, .system: return true
    case .main: return false
    case .unknown: return hopsToMain(for: event)
    case .same: break
    }
    guard event.function >= 0, event.context.closure < 0 else { return false }
    let name = outline.declarations[event.function].name
    let calls = outline.callsOnSelf(of: name)
    return !calls.isEmpty
      && calls.allSatisfy { outline.queue(around: Int($0.block)) == .background }
  }

  /// Whether the callback that an event comes in does the rest for the same view on the main queue: who wrote it knows
  /// that it runs elsewhere.
  private func hopsToMain(for event: Event) -> Bool {
    guard let closure = outline.closures(around: event.home).first,
      [.completion, .callback, .stream].contains(outline.role(of: closure))
    else { return false }
    let body = Int(outline.closures[closure].body)
    let change = outline.statements[event.lead.statement].tokens
    let view = outline.name(outline.text(change.start) == "self" ? change.start + 2 : change.start)
    return outline.calls(in: outline.interior(of: body)).contains { index in
      let call = outline.calls[index]
      guard outline.closures(around: Int(call.block)).first == closure else { return false }
      return call.arguments.contains { argument in
        let hop = Int(outline.arguments[Int(argument)].closure)
        return hop >= 0 && outline.role(of: hop) == .mainHop
          && outline.closures[hop].tokens.indices.contains { outline.name($0) == view }
      }
    }
  }
}
