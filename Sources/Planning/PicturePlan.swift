import Announcements
import Findings

/// An image that was exchanged, with what is said of it.
struct PicturePlan {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan {
    if event.isConditional { return base.display(.severalConditions) }
    guard let image = event.changes.first(where: { $0.kind == .image }),
      MessageChoice(base.context, event).isPlainChain(image.subject)
    else { return base.display(.unknownView) }
    let view = ElementChoice(base.context, event).expression(image.subject)
    return base.moveFocus(.layoutChanged, to: view, doubt: .leavesControl)
  }
}
