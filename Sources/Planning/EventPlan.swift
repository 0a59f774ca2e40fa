import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What the plans of all kinds of events have in common.
struct EventPlan {
  let context: PlanningContext
  let finding: Finding
  let event: Event

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    self.context = context
    self.finding = finding
    self.event = event
  }

  var isAsked: Bool { event.decision == .asked && !event.asker.contains(.leaving) }
  /// Whether the user's action is one of a control that keeps the focus, or of a field that hands it on.
  var keepsFocus: Bool { event.decision == .asked && event.asker.contains(.leaving) }
  var isUnasked: Bool { event.decision == .unasked }
  /// Whether only the function's name tells that it shows something: nobody calls it whose name sounds as
  /// if a user had asked.
  var isOfUnknownOrigin: Bool {
    guard event.isAssumed, event.verb == .show else { return false }
    let function = context.facts.function(event.function, of: context.outline)
    return function.map { !context.facts.guess(of: $0).contains(.asked) } ?? true
  }

  /// What the view that has the code is, by its type's name.
  var typeRole: ViewRole { ViewRole(named: context.found.typeName(event)) }

  /// The texts that the function is handed and shows as they are.
  var handedTexts: Set<Name> {
    let texts = event.changes(.text).filter { context.isParameter($0.value, in: event) }
    return Set(texts.map { context.outline.name($0.value.start) })
  }

  /// Whether a field is entered, which VoiceOver then speaks, with its keyboard.
  var isFieldEntered: Bool { context.outline.isFieldEntered(in: event.function) }

  /// How many labels the event's function gives a text.
  var labelsFilled: Int { context.labelsFilled(in: event.function) }

  func display(_ reason: Reason) -> Plan { .display(finding, reason) }

  /// Plans the announcement of a message where the event ends.
  func announce(
    _ choice: MessageChoice.Choice, isFailure: Bool = false, isPresentation: Bool = false,
    doubt: Reason? = nil
  ) -> Plan {
    if !isFailure, messages.isOfSecretView(choice) { return display(.secretValue) }
    let isFailure =
      isFailure || choice.tellsFailure || context.found.isFailureBranch(event)
    let purpose: PlacementChoice.Purpose = isPresentation ? .presentation : .speech
    guard let placement = PlacementChoice(context, event).placement(purpose) else {
      return display(illegality)
    }
    let block = Int(context.outline.statements[placement.statement].block)
    guard context.isVisible(choice.names, from: block, in: event) else {
      return display(.unreadableText)
    }
    let choice = told(choice, in: block)
    var announcement = Announcement(
      kind: .announcement, argument: .message(choice.message),
      form: context.form(of: .announcement, in: event),
      placement: placement)
    announcement.priority =
      isFailure
      ? context.failurePriority(event.decision) : context.outcomePriority(event.decision)
    announcement.isAvailabilityGuarded = context.isGuarded(announcement.priority)
    if choice.mayBeOptional,
      announcement.form != .uiAccessibility || announcement.priority != .default
    {
      return display(.guessedType)
    }
    announcement.condition = choice.condition ?? handedAsNothing(among: choice.names)
    announcement.delay = context.delay(
      isSoonAfterTap ? .asked : event.decision, announcement.priority)
    announcement.isCancellable = mayBeCancelled && (isFailure || outlivesTask)
    // Off the main actor neither UIKit's post nor the state that is read may be touched.
    if event.context.isNonisolated, !isOnMainActor(block), announcement.delay == 0,
      announcement.form == .uiAccessibility || choice.message.isHoistedWhenDelayed
        || choice.condition != nil
    {
      announcement.hop = .mainActor
    }
    // A text that waits is kept in a constant first: then it is but one.
    if announcement.delay == 0 { announcement.alternative = choice.alternative }
    return finish(
      announcement, doubt: doubt ?? choice.doubt ?? (mayBeToldTwice ? .severalConditions : nil))
  }

  private var messages: MessageChoice { MessageChoice(context, event) }

  /// A text as it is spelt in a block: what a closure calls `self?.label` may be told outside of it.
  private func told(_ choice: MessageChoice.Choice, in block: Int) -> MessageChoice.Choice {
    var choice = choice
    if choice.message.expression.hasPrefix("self?."), !isBoundInPlace(choice, in: block) {
      choice.message.expression = moved(choice.message.expression, to: block)
    }
    if let name = choice.message.soleName, context.isParameter(Name(name), in: event),
      context.shape(of: Name(name), in: event) == TypeShape(base: "String")
    {
      choice.message.expression = name
      choice.message.isHoistedWhenDelayed = false
    }
    return choice
  }

  /// Whether a text is bound where it was shown: there the code's own spelling is an optional for sure.
  private func isBoundInPlace(_ choice: MessageChoice.Choice, in block: Int) -> Bool {
    choice.message.binding != nil
      && event.changes.allSatisfy {
        context.outline.body(around: $0.block) == context.outline.body(around: block)
      }
  }

  /// The parameter that a message of Objective-C is made of, where some caller hands over nothing.
  ///
  /// That has shown nothing, of which a format would speak; `nil` for no such parameter.
  private func handedAsNothing(among names: [Name]) -> String? {
    let outline = context.outline
    guard outline.file.language == .objectiveC, event.function >= 0,
      case let function = outline.declarations[event.function],
      let parameter = function.parameters.first, function.parameters.count == 1,
      names.contains(outline.parameters[Int(parameter)].name)
    else { return nil }
    let isHandedNothing = outline.calls.contains {
      $0.name == function.name && outline.handsNothing($0)
    }
    return isHandedNothing
      ? outline.text(Int(outline.parameters[Int(parameter)].nameToken)) : nil
  }

  /// Whether the event's task may be cancelled by then, and nothing here asks.
  private var mayBeCancelled: Bool {
    event.context.isCancellable && !context.outline.asksForCancellation(before: event)
  }

  /// Whether the event comes after its task is cancelled, too: what throws then never gets there, other
  /// waiting goes on.
  private var outlivesTask: Bool {
    context.outline.lastAwait(before: event) != nil
      && !context.outline.lastAwaitThrows(before: event)
  }

  /// Whether a block is run on the main actor already: `await MainActor.run { … }`.
  private func isOnMainActor(_ block: Int) -> Bool {
    context.outline.blocks(around: block).contains {
      context.outline.role(ofBody: $0) == .mainHop
    }
  }

  /// Plans the announcement of what an awaited call has come to.
  func announceOutcome(
    _ choice: MessageChoice.Choice, failure: Announcement.Failure?, doubt: Reason?
  ) -> Plan {
    var plan = announce(choice, doubt: doubt)
    guard case .announce(var announcement) = plan.action else { return plan }
    announcement.failure = failure
    announcement.isCancellable = mayBeCancelled
    plan.action = .announce(announcement)
    return plan
  }

  /// Plans a notification that gives the focus to `element`, or to none; `isCertain` where the code
  /// itself says what happens, whoever calls it.
  func moveFocus(
    _ kind: Announcement.Kind, to element: String?, doubt: Reason? = nil, isCertain: Bool = false
  ) -> Plan {
    let isState = event.changes.contains { $0.kind == .stateSwap }
    guard context.outline.file.language == .objectiveC || !isSwiftUIView || isState else {
      return display(.swiftUIElement)
    }
    guard let placement = PlacementChoice(context, event).placement(.focus) else {
      return display(illegality)
    }
    let block = Int(context.outline.statements[placement.statement].block)
    let isTapArea = element == "self" && isButton
    let element = isTapArea ? nil : element
    // That the layout changed tells nothing of what comes.
    let isSilent = isTapArea && kind == .layoutChanged && event.changes(.hidden).isEmpty
    let doubt = doubt ?? (isSilent ? .unknownView : nil)
    let isInside =
      block != Int(context.outline.statements[event.last].block)
      || element?.hasPrefix("self?.") == true
    let announcement = Announcement(
      kind: kind,
      argument: element.map { .element(isInside ? moved($0, to: block) : $0) } ?? .nothing,
      form: context.form(of: kind, in: event), placement: placement)
    return finish(
      announcement, doubt: doubt ?? (endsInSelector ? .placement : nil), isCertain: isCertain)
  }

  /// Whether the view itself is a button, most often one to tap beside what it holds: it has no name.
  private var isButton: Bool {
    let type = context.outline.typeName(around: event.function)
    return context.facts.inherits(type, anyOf: ["UIButton"])
  }

  /// Plans a notification that lets VoiceOver look at the screen anew and names nothing there.
  ///
  /// For what the user did not ask for, and where the view that comes first is not known. Never
  /// safe, since it says nothing; `reason` tells what is missing for more.
  func tellLayout(
    _ reason: Reason = .focusWouldMove, _ kind: Announcement.Kind = .layoutChanged
  ) -> Plan {
    guard hasViews else { return display(reason) }
    return moveFocus(kind, to: nil, doubt: reason)
  }

  /// Whether views come or go, which VoiceOver has to look for anew.
  private var hasViews: Bool {
    event.changes.contains { change in
      switch change.kind {
      case .shown, .hidden, .visibility:
        return change.role.isDisjoint(with: [.decoration, .loading, .cell])
      case .modal, .background, .swap, .step: return true
      default: return false
      }
    }
  }

  /// An element named outside a closure, as it is named inside it.
  private func moved(_ element: String, to block: Int) -> String {
    guard context.outline.file.language == .swift else { return element }
    let weak = element.hasPrefix("self?.") ? String(element.dropFirst(6)) : element
    let path = weak.hasPrefix("self.") ? String(weak.dropFirst(5)) : weak
    let first = path.prefix { $0 != "." && $0 != "?" && $0 != "!" }
    if first == "self" || path == element,
      first == "self" || context.isLocal(Name(String(first)), in: event)
    {
      return element
    }
    return context.qualified(path, in: block, event, isOptionalFine: true) ?? element
  }

  private var isSwiftUIView: Bool {
    event.changes.contains { [.stateFlag, .stateText, .stateList].contains($0.kind) }
  }

  /// Whether the focus stays on what was used, by what it is or by what the action reads of it.
  var staysOnControl: Bool { keepsFocus || readsControl }

  /// Whether a spinner starts with the event, which does not end by itself.
  var startsWaiting: Bool {
    if isOfIndeterminateHUD { return true }
    guard event.changes.contains(where: { $0.kind == .loadingStart }),
      !context.found.endsByItself(event)
    else { return false }
    let outline = context.outline
    let body = outline.declarations[event.function].tokens
    return !outline.blocks.contains { $0.kind == .deferBody && body.contains(Int($0.open)) }
  }

  /// Whether the text is of a library's HUD that stays until something hides it.
  private var isOfIndeterminateHUD: Bool {
    let outline = context.outline
    let owners = event.changes(.text).map(\.owner) + event.changes(.shown).map(\.name)
    guard event.function >= 0, !event.isOfLibrary, !context.found.endsByItself(event)
    else { return false }
    let body = outline.declarations[event.function].tokens
    if setsIndeterminate(in: body) { return true }
    if owners.contains(where: { !Set(Words.split($0)).isDisjoint(with: ["hud", "progress"]) }) {
      return outline.calls(in: body).contains { index in
        guard Words.split(outline.text(Int(outline.calls[index].nameToken))).first == "show",
          let receiver = outline.lastNameToken(of: outline.calls[index].receiver)
        else { return false }
        // `MBProgressHUD.showAdded(to: view, animated: true)`, `[hud showAnimated:YES]`
        let name = outline.text(receiver)
        return owners.contains(name) || name.hasSuffix("HUD")
      }
    }
    return Words.split(context.found.typeName(event)).contains("hud")
      && outline.calls(in: body).contains {
        ["startAnimation", "startAnimating"].contains(outline.calls[$0].name)
      }
  }

  /// Whether the same code has a HUD show that something goes on, `hud.mode = .indeterminate`, or how far it is,
  /// `.determinate`.
  private func setsIndeterminate(in body: TokenRange) -> Bool {
    context.outline.assignments(in: body).contains { index in
      let assignment = context.outline.assignments[index]
      return assignment.property == "mode"
        && context.outline.spelling(assignment.value).lowercased.contains("determinate")
        && context.outline.isBlock(event.home, inside: Int(assignment.block))
    }
  }

  /// Whether a spinner stops with the event as well: a flag tells which of the two.
  var goesOn: Bool { event.changes.contains { $0.kind == .loadingEnd } }

  /// Whether the event is what something came to that was waited for: a spinner ends with it, or the
  /// failure of the same work shows, too.
  var isOutcome: Bool {
    goesOn || context.found.waits.endsWait(event)
      || event.changes(.text).contains { context.outline.isChosenByOutcome($0.value) }
      || context.found.events(of: event.function).contains {
        $0.id != event.id && $0.involves(.error)
      }
  }

  private var illegality: Reason {
    context.outline.blocks[event.home].legality == .unknownResult ? .nonVoidClosure : .placement
  }

  /// The plan, with the first reason not to trust it; `isCertain` where the code itself says what
  /// happens, whoever calls it.
  private func finish(
    _ announcement: Announcement, doubt: Reason?, isCertain: Bool = false
  ) -> Plan {
    let reason = doubt ?? self.doubt(about: announcement, isCertain: isCertain)
    return Plan(
      finding: finding, action: .announce(announcement),
      applicability: reason == nil ? .safe : .unsafe, reason: reason)
  }
}
