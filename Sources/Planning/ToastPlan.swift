import Announcements
import Findings
import Indexing
import Lexing
import Outlining

/// A toast, banner or snackbar of the app's own.
struct ToastPlan {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan? {
    // A text beside a spinner says that something has begun.
    if base.startsWaiting { return base.goesOn ? base.display(.severalConditions) : nil }
    if isOfToastView { return nil }
    if base.recordsVoice || base.isOfRecorder { return base.display(.recorded) }
    if isDialogByItsState { return base.display(.severalConditions) }
    let messages = MessageChoice(base.context, event)
    if event.isConditional || hidesAsWell { return base.tellLayout(.severalConditions) }
    for change in event.changes(.text) where change.role.contains(.secret) {
      return base.display(.secretValue)
    }
    if let choice = lookedUpText(messages) {
      return base.announce(choice, isPresentation: true)
    }
    if let choice = messages.shownTexts(event.changes(.text)) {
      return base.announce(choice, isPresentation: true)
    }
    if isOfNext { return base.display(.severalViews) }
    // One of several alone leaves out what the others say.
    if !showsOnlyLiterals, let choice = messages.messageParameter() {
      return base.announce(
        choice, isPresentation: true, doubt: base.handedTexts.count > 1 ? .severalViews : nil)
    }
    if let text = event.changes(.stateText).last, let choice = messages.shownText(text) {
      return base.announce(choice)
    }
    let texts = event.changes(.text)
    if let text = texts.last, let choice = messages.shownTexts(texts) ?? messages.shownText(text) {
      let isPresenter = event.changes.contains { $0.kind == .shown }
      return base.announce(
        choice, isPresentation: isPresenter,
        doubt: isPresenter || text.isOfLibrary || event.verb == .show
          || base.context.found.endsByItself(event)
          ? nil : .guessedCaller)
    }
    if let choice = messages.handedText() ?? messages.ownText() {
      return base.announce(choice, isPresentation: true)
    }
    // Without its words nothing is left: focus has no place on what goes again.
    let shows = event.changes.contains { $0.kind == .shown || $0.kind == .visibility }
    return shows ? base.tellLayout(.noMessage) : base.display(.noMessage)
  }

  /// Whether all that is put on the toast is written out there: what the function is handed is for something else.
  private var showsOnlyLiterals: Bool {
    let texts = event.changes(.text).map(\.value)
    return !texts.isEmpty && texts.allSatisfy(base.context.outline.isWholeLiteral)
  }

  /// What is shown of a parameter that is only looked up in the app's texts, which is not yet shown itself.
  private func lookedUpText(_ messages: MessageChoice) -> MessageChoice.Choice? {
    let texts = event.changes(.text)
    let lookedUp = texts.filter { $0.value.count > 1 }
    guard let text = lookedUp.last, lookedUp.count == texts.count,
      base.context.isParameter(base.context.outline.name(text.value.start), in: event)
        || looksUpName(text.value)
    else { return nil }
    return messages.shownText(text)
  }

  /// Whether what is shown comes when the one that this function is asked for has gone: the next of several.
  private var isOfNext: Bool {
    guard event.context.closure >= 0, event.context.isLater else { return false }
    return base.context.found.events(of: event.function).contains {
      $0.context.closure < 0
        && $0.changes.contains { $0.kind == .shown && $0.role.contains(.toast) }
    }
  }

  /// Whether the function also says what a button of it is called, `self.okTitle = okTitle`: it is a dialog,
  /// which the system reads.
  private var isDialogByItsState: Bool {
    guard !event.changes([.stateText, .stateFlag]).isEmpty else { return false }
    let outline = base.context.outline
    return outline.assignments(directlyIn: event.home).contains { assignment in
      guard assignment.propertyToken >= 0 else { return false }
      let words = Words.split(outline.text(Int(assignment.propertyToken)))
      return words.count > 1 && ["title", "text", "label"].contains(words.last)
        && words.contains { ["ok", "button", "action", "confirm", "cancel"].contains($0) }
    }
  }

  /// Whether a text is what the app's tables have under a name's value: `NSLocalizedString(text, nil)`.
  private func looksUpName(_ value: TokenRange) -> Bool {
    let outline = base.context.outline
    guard outline.isLocalizationCall(value),
      let first = outline.call(value)?.arguments.first
    else { return false }
    return outline.token(outline.arguments[Int(first)].value.start).kind == .identifier
  }

  /// Whether who calls the function says whether the toast comes or goes: `self.alpha = show ? 1 : 0`.
  private var hidesAsWell: Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.assignments[outline.assignments(in: body)].contains { assignment in
      ["alpha", "isHidden", "hidden"].contains(assignment.property)
        && assignment.value.indices.contains { index in
          outline.token(index).kind == .identifier
            && base.context.isParameter(outline.name(index), in: event)
            && base.context.shape(of: outline.name(index), in: event).isBool
        }
    }
  }

  /// Whether what is shown is a toast of SwiftUI's, which tells itself.
  private var isOfToastView: Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.calls(in: body).contains { index in
      outline.calls[index].flags.contains(.capitalized)
        && base.context.facts.isToastView(outline.calls[index].name)
    }
  }
}
