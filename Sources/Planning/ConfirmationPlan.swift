import Announcements
import Findings
import Indexing
import Outlining

/// A command that was carried out.
struct ConfirmationPlan {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan {
    if event.isConditional { return base.display(.severalConditions) }
    guard let command = event.changes.last(where: { $0.kind == .command }) else {
      return base.display(.noMessage)
    }
    guard let choice = ConfirmationChoice(context: base.context, event: event).choice(command.name)
    else {
      return base.display(base.context.localization.localizes ? .generatedStrings : .noMessage)
    }
    // A sheet of the system's comes up, and is spoken.
    if base.callsNext({ Words.split($1).first == "share" }) {
      return base.announce(choice, doubt: .weakEvidence)
    }
    // What is kept as the screen goes as well is kept by itself, at every change.
    if event.asker.contains(.lifecycle) { return base.announce(choice, doubt: .weakEvidence) }
    let isGuessed = event.isAssumed && event.decision != .asked || returnsOutcome
    return base.announce(choice, doubt: isGuessed ? .guessedCaller : nil)
  }

  /// Whether the function says whether it has worked: who calls it tells the user.
  private var returnsOutcome: Bool {
    let outline = base.context.outline
    let type = outline.declarations[event.function].type
    return ["Bool", "BOOL"].contains(outline.text(type))
  }
}
