import Findings
import Indexing
import SourceText

/// A label that tells the state of things.
struct TextPlan {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan? {
    if event.isConditional { return base.display(.severalConditions) }
    let texts = event.changes([.text, .stateText]).keeping {
      $0.role.contains(.status) && $0.role.isDisjoint(with: [.input, .control, .decoration])
    }
    guard let change = texts.last else { return base.display(.noMessage) }
    let messages = MessageChoice(base.context, event)
    if messages.isPrivate(change) { return base.display(.secretValue) }
    // A text beside a spinner says that something has begun.
    if base.startsWaiting { return base.goesOn ? base.display(.severalConditions) : nil }
    let doubts = TextDoubt(base)
    let doubt = doubts.reason(change)
    if let choice = messages.shownTexts(texts) ?? messages.wordedTexts(with: change) {
      return base.announce(choice, doubt: doubt)
    }
    // Where the two cannot be said as one, what it is about comes before the details.
    let main = texts.first(where: messages.isTitle) ?? change
    guard let choice = messages.shownText(main) ?? messages.shownText(change) else {
      return base.display(.noMessage)
    }
    let isOneOfSeveral =
      Set(texts.map(\.name)).count > 1
      || (event.decision == .asked ? doubts.isOneOfSeveralWorded : doubts.isBelowTitle(main))
    let isHalf =
      messages.isHalf(main) || isOneOfSeveral && event.changes(.visibility).isEmpty
    return base.announce(choice, doubt: doubt ?? (isHalf ? .severalViews : nil))
  }
}
