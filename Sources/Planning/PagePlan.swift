import Indexing
import Outlining
import Rules
import SourceText

/// A page that was turned.
struct PagePlan {
  private let base: EventPlan
  private var event: Event { base.event }
  private var context: PlanningContext { base.context }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan {
    if event.isConditional { return base.display(.severalConditions) }
    guard let pages = context.rules.pages(of: event),
      let choice = sentence(pages.index, pages.count)
    else {
      return base.display(context.facts.localizes ? .generatedStrings : .noMessage)
    }
    guard event.changes[0].name == "accessibilityScroll" else {
      return base.announce(choice, doubt: choice.doubt ?? .madeSentence)
    }
    guard let placement = PlacementChoice(context, event).placement(.speech) else {
      return base.display(.placement)
    }
    let announcement = Announcement(
      kind: .pageScrolled, argument: .message(choice.message), form: form,
      placement: placement)
    return Plan(
      finding: base.finding, action: .announce(announcement),
      applicability: choice.doubt == nil ? .safe : .unsafe, reason: choice.doubt,
      title: "say which page is shown")
  }

  /// A team's helper announces; a scrolled page is none of its.
  private var form: Announcement.Form {
    let form = context.form(in: event)
    guard case .helper = form else { return form }
    return context.outline.file.language == .objectiveC ? .objectiveC : .uiAccessibility
  }

  /// "Page 2 of 5", where the code counts from 0.
  private func sentence(_ index: String, _ count: String) -> MessageChoice.Choice? {
    let practice = context.facts.localization
    let literal: String
    if context.outline.file.language == .objectiveC {
      let numbers = "(long)\(index) + 1, (long)\(count)"
      literal =
        context.facts.localizes
        ? "[NSString stringWithFormat:NSLocalizedString(@\"Page %ld of %ld\", nil), \(numbers)]"
        : "[NSString stringWithFormat:@\"Page %ld of %ld\", \(numbers)]"
    } else {
      let text = "\"Page \\(\(index) + 1) of \\(\(count))\""
      literal = context.facts.localizes ? "String(localized: \(text))" : text
    }
    if practice.generated > practice.macro + practice.initializer { return nil }
    return MessageChoice.Choice(
      message: Message(expression: literal, isHoistedWhenDelayed: true),
      doubt: context.facts.localizes ? .untranslated : nil)
  }
}
