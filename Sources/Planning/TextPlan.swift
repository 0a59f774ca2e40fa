import Announcements
import Findings
import Indexing

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

  func plan() -> Plan? {
    if event.isConditional { return base.display(.severalConditions) }
    let texts = event.changes([.text, .stateText]).filter {
      $0.role.contains(.status) && $0.role.isDisjoint(with: [.input, .control, .decoration])
    }
    guard let change = texts.last else { return base.display(.noMessage) }
    if change.role.contains(.secret) { return base.display(.secretValue) }
    // A text beside a spinner says that something has begun.
    if base.startsWaiting { return base.goesOn ? base.display(.severalConditions) : nil }
    let messages = MessageChoice(base.context, event)
    guard let choice = messages.shownTexts(texts) ?? messages.shownText(change) else {
      return base.display(.noMessage)
    }
    return base.announce(choice, doubt: isGuessed ? .guessedCaller : unseen(change))
  }

  /// Whether nothing but the function's name tells who calls it, and nothing in the file that
  /// somebody waits for what it says.
  private var isGuessed: Bool {
    guard event.isAssumed else { return false }
    switch event.verb {
    case .configure: return true
    default: return event.decision != .awaited || !base.isOutcome
    }
  }
}
