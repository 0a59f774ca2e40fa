import Announcements
import Findings
import Indexing

extension FailurePlan {
  /// What leads to an error's view where its words are not known; `nil` where what is `told` serves better.
  func focused(insteadOf told: Plan) -> Plan? {
    guard let shown = ElementChoice(base.context, event).appearing(.error),
      shown.change.kind == .shown, !FormErrors(base).isPicture(shown.change),
      !isPassing(shown.change)
    else { return nil }
    func focus(_ doubt: Reason?) -> Plan {
      base.moveFocus(.layoutChanged, to: shown.expression, doubt: doubt)
    }
    // Better a focus that moves than nothing.
    if case .nothing = told.action, base.isAsked { return focus(.leavesControl) }
    // What was waited for has failed, and where that stands is all that is known of it.
    guard told.reason == .noMessage, event.decision == .awaited, event.verb != .configure else {
      return nil
    }
    // A part of a screen may fail while the user is elsewhere; what has words would rather be heard.
    let hasWords = isLabel(shown.change) || !event.changes(.text).isEmpty
    return focus(base.isOfPartOfScreen || hasWords ? .noMessage : nil)
  }
}
