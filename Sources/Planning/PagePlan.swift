import Announcements
import Findings
import Indexing
import Outlining
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
    guard let pages = context.found.pages(of: event),
      let choice = sentence(pages.index, pages.count)
    else {
      return base.display(context.localization.localizes ? .generatedStrings : .noMessage)
    }
    guard event.changes[0].name == "accessibilityScroll" else {
      return base.announce(choice, doubt: choice.doubt ?? .madeSentence)
    }
    guard let placement = PlacementChoice(context, event).placement(.speech) else {
      return base.display(.placement)
    }
    let announcement = Announcement(
      kind: .pageScrolled, argument: .message(choice.message),
      form: context.form(of: .pageScrolled, in: event),
      placement: placement)
    return Plan(
      finding: base.finding, action: .announce(announcement),
      applicability: choice.doubt == nil ? .safe : .unsafe, reason: choice.doubt)
  }

  /// "Page 2 of 5", where the code counts from 0.
  private func sentence(_ index: String, _ count: String) -> MessageChoice.Choice? {
    let isSwift = context.outline.file.language == .swift
    let numbers = isSwift ? "\(index) + 1, \(count)" : "(long)\(index) + 1, (long)\(count)"
    let literal = "\"Page \\(\(index) + 1) of \\(\(count))\""
    var message = Message(expression: literal, isHoistedWhenDelayed: true)
    switch context.localization.form {
    case .generated: return nil
    case .literal:
      if !isSwift {
        message.expression = "[NSString stringWithFormat:@\"Page %ld of %ld\", \(numbers)]"
      }
    case .call(let call):
      let text = "Page %ld of %ld"
      let hasValue = call.template.contains("${value}")
      let new = NewText(
        key: hasValue ? call.keyStyle.key(of: "Page of") : text, text: text,
        comment: LocalizationCall.ownComment + ", with the page and the number of pages",
        table: call.table)
      let isInterpolated = call.takesInterpolation && !hasValue
      let written = written(call, new, key: isInterpolated ? literal : nil)
      message.expression =
        isInterpolated
        ? written
        : isSwift
          ? "String.localizedStringWithFormat(\(written), \(numbers))"
          : "[NSString localizedStringWithFormat:\(written), \(numbers)]"
      message.newText = new
      if isInterpolated {
        message.newText?.key = "Page %lld of %lld"
        message.newText?.text = "Page %lld of %lld"
      }
    }
    return MessageChoice.Choice(
      message: message,
      doubt: context.localization.leavesUntranslated ? .untranslated : nil)
  }

  private func written(_ call: LocalizationCall, _ new: NewText, key: String?) -> String {
    let quote = call.language == .swift ? "\"" : "@\""
    return call.template
      .replacing("${key}", with: key ?? "\(quote)\(new.key)\"")
      .replacing("${value}", with: "\(quote)\(new.text)\"")
      .replacing("${comment}", with: "\(quote)\(new.comment)\"")
  }
}
