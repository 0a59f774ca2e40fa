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
    case .main, .unknown: return false
    case .same: break
    }
    guard event.function >= 0, event.context.closure < 0 else { return false }
    let name = outline.declarations[event.function].name
    let calls = outline.callsOnSelf(of: name)
    return !calls.isEmpty
      && calls.allSatisfy { outline.queue(around: Int($0.block)) == .background }
  }
}
