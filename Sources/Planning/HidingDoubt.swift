import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Why VoiceOver may not need to look for another element where a view goes.
struct HidingDoubt {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ base: EventPlan) { self.base = base }

  /// Why a post may be of no use; `nil` where what goes is what the function is for, and may have the
  /// focus.
  var reason: Reason? {
    if base.keepsFocus { return .leavesControl }
    if base.isOfAnyScreen { return .guessedCaller }
    if event.asker.contains(.lifecycle), event.changes([.hidden]).allSatisfy(isPartOfScreen) {
      return .firstLoad
    }
    if event.verb == .show, base.opensMore { return .movedFocusOnHide }
    if isBeforeShowing || isCalledByShowing || isEndOfShowing || endsLater {
      return .movedFocusOnHide
    }
    // What goes on the way out did not go where it mostly does.
    if event.verb == .hide, outline.blocks[event.home].kind == .guardBody {
      return .movedFocusOnHide
    }
    // So much goes where the parts of a screen are chosen.
    if !event.isAction, base.hiddenViews.count > 3 { return .severalViews }
    // Before the right one is shown, all are hidden.
    if event.functionWords.contains("all") { return .movedFocusOnHide }
    // What a navigation bar offers goes with the screen that is set up.
    let type = Words.split(base.context.found.typeName(event))
    if type.contains("navigation"), type.contains("bar") { return .weakEvidence }
    if event.functionWords.contains("navigation") { return .weakEvidence }
    let isAllOfAction = event.isAction && outline.blocks[event.home].kind == .function
    guard event.verb == .hide || isAllOfAction && !leadsElsewhere else {
      return .movedFocusOnHide
    }
    // What was held down while something was recorded keeps the focus.
    if event.isAction, event.verb != .hide, event.functionWords.contains(where: isOfRecording) {
      return .leavesControl
    }
    let meant = event.changes([.hidden]).filter(isMeant)
    guard !meant.isEmpty, !isTimed,
      !meant.allSatisfy({ base.context.endsPassing($0, of: event) })
    else { return .movedFocusOnHide }
    if meant.contains(where: isHanded) { return .weakEvidence }
    if event.isAssumed, meant.allSatisfy(isOfUnknownUse) { return .guessedCaller }
    if event.verb != .hide, meant.allSatisfy(isOtherControl) { return .leavesControl }
    return isOneOfSeveralWays ? .severalConditions : nil
  }

  /// Whether a part of a screen is hidden, and nothing that lies over it is taken away: while the screen is
  /// set up it was not seen yet.
  private func isPartOfScreen(_ change: Change) -> Bool {
    !change.isOfSelf && (!change.value.isEmpty || change.isByAlpha)
      && change.role.isDisjoint(with: [.overlay, .modal, .toast])
  }

  /// Whether the function is handed what it hides, or the screen of which it is the view.
  private func isHanded(_ change: Change) -> Bool {
    base.context.isParameter(Name(change.name), in: event)
      || change.name == "view" && base.context.isParameter(Name(change.owner), in: event)
  }

  private func isOfRecording(_ word: String) -> Bool {
    word.hasPrefix("record") || word == "voice"
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

  /// Whether an action takes a view away on the way to another screen, of which the system tells.
  private var leadsElsewhere: Bool {
    func opens(_ name: String) -> Bool {
      Words.split(name).first.map { HidingDoubt.ways.contains($0) } ?? false
    }
    return opens(event.functionName) || base.callsNext { opens($1) }
  }

  /// Words at the start of what leads to another screen.
  private static let ways: Set<String> = Set(
    words: "jump open push present navigate go goto perform")

  /// Whether what shows the same views takes them away first, so that they come slowly.
  private var isBeforeShowing: Bool {
    isCalledByWhatShows { call, shows in
      call.tokens.start < shows.changes[0].subject.start
        && outline.isBlock(shows.home, inside: Int(call.block))
    }
  }

  /// Whether what shows the same views calls it as soon as they are there, so that they go by themselves.
  private var isEndOfShowing: Bool {
    isCalledByWhatShows { call, _ in
      outline.context(ofToken: call.tokens.start, inBlock: Int(call.block)).isAfterAnimation
    }
  }

  /// Whether another function that shows one of the views calls this one, in a call that is meant, given
  /// what it shows.
  private func isCalledByWhatShows(_ isMeant: (Call, Event) -> Bool) -> Bool {
    let function = outline.declarations[event.function].name
    return event.changes([.hidden]).contains { hidden in
      base.context.found.events(showing: hidden.name).contains { other in
        other.function >= 0 && other.function != event.function
          && outline.calls(in: outline.declarations[other.function].tokens).contains { index in
            outline.calls[index].name == function && isMeant(outline.calls[index], other)
          }
      }
    }
  }

  /// Whether what shows the view itself calls it before anything else, so that all of it comes slowly.
  private var isCalledByShowing: Bool {
    let own = outline.declarations[event.function]
    return !event.isAction
      && outline.calls.contains { call in
        guard call.name == own.name, call.nameToken >= 0,
          call.receiver.isEmpty || FocusDoubt.selves.contains(outline.text(call.receiver))
        else { return false }
        let block = outline.blocks[Int(call.block)]
        guard block.kind == .function, block.declaration >= 0, block.first == call.statement,
          case let caller = outline.declarations[Int(block.declaration)], caller.nameToken >= 0,
          caller.parent == own.parent
        else { return false }
        return FunctionVerb(named: outline.text(Int(caller.nameToken))) == .show
      }
  }

  /// Whether what has the view goes as a whole when an animation or a time has ended: until then VoiceOver
  /// finds the same elements.
  private var endsLater: Bool {
    outline.calls(in: outline.declarations[event.function].tokens).contains { index in
      let call = outline.calls[index]
      if isEndedElsewhere(call) { return true }
      guard call.name == "removeFromSuperview",
        call.receiver.isEmpty || FocusDoubt.selves.contains(outline.text(call.receiver)),
        !outline.isBlock(event.home, inside: Int(call.block))
      else { return false }
      let context = outline.context(ofToken: call.tokens.start, inBlock: Int(call.block))
      return context.function == event.function && (context.isDelayed || context.isLater)
    }
  }

  /// Whether a call animates what goes, and is handed what is to be done when that is over:
  /// `animate(withDuration: 0.3, animations: { … }, completion: removeViews)`.
  private func isEndedElsewhere(_ call: Call) -> Bool {
    guard event.completionBlock < 0, outline.isBlock(Int(call.block), inside: event.home),
      call.nameToken >= 0, outline.spelling(Int(call.nameToken)).hasPrefix("animate"),
      let last = call.arguments.last, outline.arguments[Int(last)].closure < 0,
      case let value = outline.arguments[Int(last)].value, value.count == 1,
      outline.token(value.start).kind == .identifier
    else { return false }
    return !["nil", "NULL"].contains(outline.text(value))
  }

  /// Whether a timer would have taken it away by itself: few have come to it.
  private var isTimed: Bool {
    outline.calls(in: outline.declarations[event.function].tokens).contains { index in
      let call = outline.calls[index]
      guard call.name == "invalidate", let token = outline.lastNameToken(of: call.receiver)
      else { return false }
      let words = Words.split(outline.text(token))
      return words.last == "timer" && !HidingDoubt.ends.isDisjoint(with: words)
    }
  }

  /// Whether a view that goes is what the function is for, and more than a picture.
  private func isMeant(_ change: Change) -> Bool {
    let own = Words.split(change.name == "view" ? change.owner : change.name)
    guard change.role.isDisjoint(with: [.decoration, .loading]), !Words.tellNothing(own),
      !own.contains("meter"), !base.isBareCover(change),
      base.context.evidence(change, in: event) >= .name,
      base.context.shape(of: Name(change.name), in: event).base != "UIImageView"
    else { return false }
    // What a badge is made of is as little to go to as the badge.
    if change.role.contains(.label), base.typeRole.contains(.decoration) { return false }
    if change.isOfSelf, isSlight { return false }
    let spoken = Set(event.functionWords)
    // `hideTitleLoading()` ends a wait, whatever shows it.
    if !spoken.isDisjoint(with: ["loading", "spinner"]),
      change.role.isDisjoint(with: [.overlay, .modal])
    {
      return false
    }
    let isSpokenOf = own.contains { !HidingDoubt.anyView.contains($0) && spoken.contains($0) }
    // `removeAttachmentTapped` takes the attachment away, and perhaps what was tapped.
    guard event.verb == .hide else { return isSpokenOf && !change.role.contains(.label) }
    let isAsked = event.decision == .asked && !event.isAssumed
    if !isAsked, !HidingDoubt.passing.isDisjoint(with: own) { return false }
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
      || words.contains("status") && words.last?.hasSuffix("bar") == true
  }

  private static let ends: Set<String> = Set(words: "dismiss dismissal hide hiding close auto")

  /// Words by which no view is told from another.
  private static let anyView: Set<String> = ["view", "container"]

  /// Words of what comes and goes while something is typed, pulled or dragged.
  private static let passing: Set<String> = [
    "refresh", "results", "suggestions", "suggestion", "autocomplete", "completions", "seek",
    "scrub",
  ]

  /// Whether a branch beside the event's, or what comes after it where the event's leaves, leads on and
  /// is not told.
  private var isOneOfSeveralWays: Bool {
    let told = base.context.found.events(of: event.function)
    var index = event.home
    while index >= 0, outline.blocks[index].kind != .function {
      let isTold = outline.branches(beside: index).allSatisfy { branch in
        told.contains { outline.isBlock($0.home, inside: branch) }
      }
      if !isTold { return true }
      if outline.blocks[index].kind == .ifBody, outline.leaves(index),
        !told.contains(where: { $0.changes[0].subject.start > Int(outline.blocks[index].close) })
      {
        return true
      }
      index = Int(outline.blocks[index].parent)
    }
    return false
  }
}

extension EventPlan {
  /// Whether the code extends the system's own screens and views: whoever calls it, it is not known what
  /// comes or goes by it.
  var isOfAnyScreen: Bool {
    let type = context.outline.typeName(around: event.function)
    return ["UIView", "UIViewController", "UINavigationController", "UIWindow"].contains(type)
  }

  /// Whether the code goes on to a function that shows something else: the focus belongs on that.
  var opensMore: Bool {
    callsNext { call, name in
      (call.receiver.isEmpty || context.outline.lastName(of: call.receiver) == "self")
        && FunctionVerb(named: name) == .show
    }
  }

  /// Whether the code goes on to a call that is meant, by itself and its name as it is written.
  func callsNext(_ isMeant: (Call, String) -> Bool) -> Bool {
    let outline = context.outline
    return outline.calls(directlyIn: event.home).contains { call in
      call.nameToken >= 0 && call.tokens.start > event.changes[0].subject.start
        && isMeant(call, outline.text(Int(call.nameToken)))
    }
  }

  /// The views that go with the event, pictures and lines among them.
  var hiddenViews: Set<Name> {
    let outline = context.outline
    let names = outline.assignments(directlyIn: event.home).compactMap { assignment -> Name? in
      guard ["isHidden", "hidden"].contains(assignment.property),
        ["true", "YES"].contains(outline.text(assignment.value))
      else { return nil }
      return outline.lastName(of: assignment.receiver)
    }
    return Set(names + event.changes([.hidden]).map { Name($0.name) })
  }

  /// Whether a view by its name only lies over the screen, and nothing is seen to be put into it:
  /// `overlayView`, `searchOverlay`.
  func isBareCover(_ change: Change) -> Bool {
    let words = Words.split(change.name)
    guard !change.isOfSelf, words.contains(where: EventPlan.covers.contains),
      words.allSatisfy({ EventPlan.covers.contains($0) || EventPlan.besideCovers.contains($0) })
    else { return false }
    return !context.outline.calls.contains {
      ["addSubview", "addSubview:", "addArrangedSubview"].contains($0.name)
        && context.outline.lastName(of: $0.receiver) == Name(change.name)
    }
  }

  /// Words of what only covers the screen.
  private static let covers: Set<String> = Set(
    words: """
      overlay cover mask masking blocking blocker layer dim dimming dimmed scrim backdrop
      """)
  /// What may stand with them without telling what is in it.
  private static let besideCovers: Set<String> = Set(words: "view the my search")
}
