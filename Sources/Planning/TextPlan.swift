import Announcements
import Findings

/// A label that tells the state of things.
struct TextPlan {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  /// Why the text may not be on screen: what stands for an empty list is hidden while there is one.
  private func unseen(_ change: Change) -> Reason? {
    guard Words.split(change.name).contains("empty"),
      !event.changes.contains(where: { $0.kind == .shown || $0.kind == .visibility })
    else { return nil }
    return .severalConditions
  }

  func plan() -> Plan {
    if event.isConditional { return base.display(.severalConditions) }
    let texts = event.changes([.text, .stateText]).filter {
      $0.role.contains(.status) && $0.role.isDisjoint(with: [.input, .control, .decoration])
    }
    guard let change = texts.last else { return base.display(.noMessage) }
    if change.role.contains(.secret) { return base.display(.secretValue) }
    guard let choice = MessageChoice(base.context, event).shownText(change) else {
      return base.display(.noMessage)
    }
    return base.announce(choice, doubt: event.isAssumed ? .guessedCaller : unseen(change))
  }
}
