import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// What lies over the screen: focus goes into it, and back when it goes.
struct ModalPlan {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan? {
    // What shows that something is waited for is no dialog; a HUD may have something to say.
    let kind = Words.split(base.context.found.typeName(event))
    guard kind.allSatisfy({ !["indicator", "spinner", "loader"].contains($0) }) else { return nil }
    guard !event.changes.allSatisfy(isNeverTaken) else { return nil }
    guard !event.isConditional || event.verb == .show || event.verb == .hide else {
      return base.tellLayout(.severalConditions, notification)
    }
    switch direction {
    case .comes: return comes()
    case .goes: return goes()
    case .either: return base.tellLayout(.severalConditions, notification)
    }
  }

  /// Whether assistive technologies are given what nothing in the file takes away from them.
  private func isNeverTaken(_ change: Change) -> Bool {
    guard change.kind == .background, ["false", "NO"].contains(outline.text(change.value)) else {
      return false
    }
    return !outline.assignments.contains {
      $0.property == "accessibilityElementsHidden"
        && outline.lastName(of: $0.receiver) == Name(change.name)
        && !["false", "NO"].contains(outline.text($0.value))
    }
  }

  /// What is told: a popup or a sheet leaves most of the screen as it was, all else covers it.
  private var notification: Announcement.Kind {
    guard !isSaid,
      let cover = event.changes([.shown, .hidden]).last(where: { $0.role.contains(.modal) })
    else { return .screenChanged }
    let name = Name(cover.name)
    let body = outline.declarations[event.function].tokens
    let isWhole = outline.assignments(in: body).contains { index in
      let assignment = outline.assignments[index]
      guard assignment.property == "frame", outline.lastName(of: assignment.receiver) == name
      else { return false }
      return outline.spelling(assignment.value).lowercased.contains(anyOf: ["bounds", "window"])
    }
    let isMadeWhole = outline.declarations(named: name, in: body).contains {
      let value = outline.spelling($0.value)
      return value.contains("rame:")
        && (value.hasSuffix(".bounds)") || value.hasSuffix("bounds]"))
    }
    guard !isWhole, !isMadeWhole else { return .screenChanged }
    let words = Words.split(cover.name)
    return ModalPlan.parts.isDisjoint(with: words) ? .screenChanged : .layoutChanged
  }

  /// Words of what covers a part of the screen.
  private static let parts: Set<String> = [
    "popup", "popover", "sheet", "picker", "tip", "tips", "tooltip", "hint",
  ]

  private enum Direction { case comes, goes, either }

  /// Whether the overlay comes or goes; what the code says of modality decides before views do.
  private var direction: Direction {
    if let change = event.changes([.modal, .background]).last {
      // What goes in the same moment is not made modal for anybody.
      let goes = event.changes(.hidden).contains { $0.name == change.name && !$0.isByAlpha }
      if goes, !event.changes(.shown).contains(where: { $0.name == change.name }) { return .goes }
      switch outline.text(change.value) {
      case "true", "YES": return .comes
      // What shows something and is not modal itself has another branch that is.
      case "false", "NO": return event.verb == .show ? .either : .goes
      default: return .either
      }
    }
    // What is shown at last is there: `alpha = 0` before it only prepares its fading in.
    let last = event.changes([.shown, .hidden]).last { $0.role.contains(.modal) }
    return last?.kind == .hidden ? .goes : .comes
  }

  private func comes() -> Plan? {
    guard let view = cover else {
      // What is itself taken from VoiceOver, an overlay or a panel, does not lie behind another.
      let isBehind = event.changes(.background).allSatisfy {
        $0.role.isDisjoint(with: [.overlay, .modal, .toast])
      }
      return isBehind
        ? base.tellLayout(.unknownView, notification) : base.display(.unknownView)
    }
    if !isSaid, base.context.isTransient(view, of: event) { return base.tellLayout(.noMessage) }
    // An effect, of which nothing stays; or what others show when it is in its place.
    if !isSaid,
      base.context.goesAgain(view, of: event) || base.context.isUncoveredElsewhere(view, of: event)
    {
      return nil
    }
    var doubt: Reason?
    if base.context.evidence(view, in: event) < .type { doubt = .guessedType }
    let focus = FocusDoubt(base, [view])
    // A picture that the user has made large is there to be found; another cover has nothing to go to.
    if !isSaid, focus.movesInLater(view) || !event.isAction && focus.framesPictures(view) {
      doubt = doubt ?? .unknownView
    }
    if !base.isAsked { doubt = doubt ?? unaskedDoubt }
    if base.isOfAnyScreen { doubt = doubt ?? .guessedCaller }
    // A screen that is only set up is not presented yet, and the system tells when it is.
    if ["loadView", "viewDidLoad"].contains(event.functionName) { doubt = doubt ?? .firstLoad }
    let element = ElementChoice(base.context, event).expression(view.subject)
    return base.moveFocus(
      notification, to: element.isEmpty ? "self" : element, doubt: doubt ?? assumption,
      isCertain: isSaid)
  }

  /// The view on top: the modal one, else one that is named like it, else what appears.
  private var cover: Change? {
    let elements = ElementChoice(base.context, event)
    let filled = elements.filledViews
    let candidates =
      event.changes(.modal)
      + event.changes(.shown).filter {
        $0.role.contains(.modal) && $0.role.isDisjoint(with: [.decoration, .label])
      }
      + event.changes(.shown).filter {
        $0.role.contains(.modal) && !$0.role.contains(.decoration)
      }
      + event.changes(.shown).filter { filled.contains(Name($0.name)) }
      + event.changes(.shown).filter { $0.role.isDisjoint(with: [.decoration, .loading]) }
    let messages = MessageChoice(base.context, event)
    return candidates.first { change in
      // What holds a picture holds the button, too, that closes both.
      if change.kind == .shown,
        elements.isBehind(change) || elements.isBare(change, beside: filled)
          || base.context.isImageView(change, in: event)
      {
        return false
      }
      return change.subject.isEmpty
        || (messages.isPlainChain(change.subject)
          && base.context.evidence(change, in: event) >= .name
          && base.context.isVisible([outline.name(change.subject.start)], from: home, in: event))
    }
  }

  /// The block in which the post will stand.
  private var home: Int {
    guard let placement = PlacementChoice(base.context, event).placement(.focus) else {
      return event.home
    }
    return Int(outline.statements[placement.statement].block)
  }

  /// Whether only a bar can be used again, beside the rest of the screen.
  private var freesOnlyBars: Bool {
    let freed = event.changes([.modal, .background])
    return !freed.isEmpty
      && freed.allSatisfy { change in
        ["bar", "toolbar", "tabbar", "header", "footer", "button"]
          .contains(Words.split(change.name).last ?? "")
      }
  }

  private func goes() -> Plan {
    if freesOnlyBars { return base.tellLayout(.movedFocusOnHide) }
    let opener = ElementChoice(base.context, event).opener()
    var doubt: Reason? =
      event.verb == .hide ? assumption : (opener == nil ? .movedFocusOnHide : .weakEvidence)
    // Without an opener focus goes to the first element: only where it was in what goes for sure.
    if opener == nil, !isSaid, !event.isAction { doubt = doubt ?? .movedFocusOnHide }
    return base.moveFocus(
      notification, to: opener, doubt: base.isAsked ? doubt : unaskedDoubt, isCertain: isSaid)
  }

  /// Whether the code makes the screen under the overlay, or the overlay itself, modal for VoiceOver:
  /// then focus is lost there at this point, whoever asked.
  private var isSaid: Bool {
    !event.changes([.modal, .background]).isEmpty
      && event.functionWords.allSatisfy { $0 != "accessibility" && $0 != "over" }
      && !base.context.facts.inherits(
        outline.typeName(around: event.function), anyOf: ["UIPresentationController"])
  }

  /// Why focus may not go there unasked.
  ///
  /// What lies under an overlay cannot keep it either way, so
  /// the fix is offered all the same.
  private var unaskedDoubt: Reason? {
    if base.isUnasked { return .focusWouldMove }
    return isSaid ? nil : .weakEvidence
  }

  /// Whether a controller's view is put into one that the function is handed: that may be any part of a
  /// screen.
  private var isPutIntoHanded: Bool {
    let outline = base.context.outline
    return outline.calls(directlyIn: event.home).contains { call in
      guard call.name == "addSubview", let first = call.arguments.first,
        outline.lastName(of: outline.arguments[Int(first)].value) == "view",
        let holder = outline.lastName(of: call.receiver)
      else { return false }
      return base.context.isParameter(holder, in: event)
        && base.context.shape(of: holder, in: event).base == "UIView"
    }
  }

  /// Why the user may not have caused it; `nil` where the code or the function's name shows it.
  private var assumption: Reason? {
    guard event.isAssumed, !isSaid else { return nil }
    if isPutIntoHanded { return .guessedCaller }
    switch event.verb {
    case .show, .hide, .toggle: return nil
    default: return .guessedCaller
    }
  }
}
