import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Why VoiceOver's focus may not have been on what goes.
struct HiddenFocus {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ base: EventPlan) { self.base = base }

  /// `nil` where a view that goes is what the function is for, and more than a picture.
  var reason: Reason? {
    // What was held down while something was recorded keeps the focus.
    if event.isAction, event.verb != .hide, base.isOfHeldRecording { return .leavesControl }
    if event.changes(.hidden).allSatisfy(\.isOfSelf), base.isOfRecorder { return .leavesControl }
    let meant = event.changes(.hidden).filter(isMeant)
    guard !meant.allSatisfy({ base.context.endsPassing($0, of: event) }) else {
      return .movedFocusOnHide
    }
    if meant.contains(where: isHanded) { return .weakEvidence }
    if event.isAssumed, meant.allSatisfy(isOfUnknownUse) { return .guessedCaller }
    return event.verb != .hide && meant.allSatisfy(isOtherControl) ? .leavesControl : nil
  }

  /// Whether a view that goes is what the function is for, and more than a picture.
  private func isMeant(_ change: Change) -> Bool {
    let own = Words.split(change.name == "view" ? change.owner : change.name)
    guard change.role.isDisjoint(with: [.decoration, .loading]), !Words.tellNothing(own),
      !own.contains("meter"), !base.isBareCover(change),
      base.context.evidence(change, in: event) >= .name,
      !base.context.isImageView(change, in: event)
    else { return false }
    // What a badge is made of is as little to go to as the badge.
    if change.role.contains(.label), base.typeRole.contains(.decoration) { return false }
    if change.isOfSelf, isSlight || drawsParticles { return false }
    let spoken = Set(event.functionWords)
    // `hideTitleLoading()` ends a wait, whatever shows it.
    if !spoken.isDisjoint(with: ["loading", "spinner"]),
      change.role.isDisjoint(with: [.overlay, .modal])
    {
      return false
    }
    let isSpokenOf = own.contains { !HiddenFocus.anyView.contains($0) && spoken.contains($0) }
    // `removeAttachmentTapped` takes the attachment away, and perhaps what was tapped.
    guard event.verb == .hide else { return isSpokenOf && !change.role.contains(.label) }
    let isAsked = event.decision == .asked && !event.isAssumed
    if !isAsked, !HiddenFocus.passing.isDisjoint(with: own) { return false }
    // `dismiss()` is of the view itself, or of what lies over others.
    if change.isOfSelf || change.name == "view"
      || !change.role.isDisjoint(with: [.overlay, .modal, .toast])
    {
      return true
    }
    // What only hides a part may set the screen up, where nobody has asked for it.
    let isRemoved = change.value.isEmpty && !change.isByAlpha
    return isSpokenOf && (isRemoved || event.decision == .asked)
  }

  /// Whether the function is handed what it hides, or the screen of which it is the view.
  private func isHanded(_ change: Change) -> Bool {
    base.context.isParameter(Name(change.name), in: event)
      || change.name == "view" && base.context.isParameter(Name(change.owner), in: event)
  }

  /// Whether nothing tells that the focus may have been on what goes, of which only the function's name says
  /// that somebody wants it gone: which buttons and labels there are is set up as often as it changes, and
  /// parts of a screen go with what it is about.
  private func isOfUnknownUse(_ change: Change) -> Bool {
    if !change.role.isDisjoint(with: [.control, .label]) { return true }
    guard event.decision != .asked else { return false }
    return change.isOfSelf
      ? base.typeRole.isDisjoint(with: [.overlay, .modal, .toast])
      : change.role.isDisjoint(with: [.modal, .toast])
  }

  /// Whether a view is a control that an action takes away, and by its name not the one that was used.
  private func isOtherControl(_ change: Change) -> Bool {
    let isControl =
      change.role.contains(.control)
      || base.context.shape(of: Name(change.name), in: event).base == "UIButton"
    let kinds: Set<String> = ["button", "btn", "outlet", "view", "item"]
    let own = Set(Words.split(change.name)).subtracting(kinds)
    return isControl && !own.isSubset(of: event.functionWords)
  }

  /// Whether the view that has the code is by its name nothing that the focus stays on.
  private var isSlight: Bool {
    let role = base.typeRole
    guard role.isDisjoint(with: [.overlay, .modal]) else { return false }
    let words = Words.split(base.context.found.typeName(event))
    return !role.isDisjoint(with: [.decoration, .loading, .label, .status])
      || words.suffix(2) == ["label", "view"]
      || words.contains("status") && words.last?.hasSuffix("bar") == true
  }

  /// Whether the view that has the code draws particles, snow or confetti: VoiceOver has nothing to stay on there.
  private var drawsParticles: Bool {
    outline.stream.tokens.indices.contains { index in
      outline.token(index).kind == .identifier
        && ["emitterLayer", "CAEmitterLayer"].contains(outline.name(index))
    }
  }

  /// Words by which no view is told from another.
  private static let anyView: Set<String> = ["view", "container"]

  /// Words of what comes and goes while something is typed, pulled or dragged.
  private static let passing: Set<String> = [
    "refresh", "results", "suggestions", "suggestion", "autocomplete", "completions", "seek",
    "scrub",
  ]
}
