import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Why VoiceOver may not need to look for another element where a view goes.
///
/// It needs to where somebody wanted a view gone that was on screen, where that is gone then, for good and
/// alone, and where it may have had the focus: three questions, each with its own doubts.
struct HidingDoubt {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ base: EventPlan) { self.base = base }

  /// Why a post may be of no use; `nil` where what goes is what the function is for, and may have the
  /// focus.
  var reason: Reason? {
    if base.keepsFocus { return .leavesControl }
    let passing = PassingHide(base)
    if takesAwayWhatWasUsed, !passing.isOneOfSeveralWays, !passing.mayStay { return nil }
    return unwanted ?? passing.reason ?? HiddenFocus(base).reason
  }

  /// Whether an action takes away the very view that the user has used, where the focus is: the sender, what the
  /// action is called after, or what a button closes that lies in it.
  private var takesAwayWhatWasUsed: Bool {
    let spoken = event.functionWords
    guard event.isAction, event.verb != .toggle, !spoken.contains("outside"),
      !spoken.contains("all"), !closesKeyboard, !base.isOfHeldRecording,
      event.changes.allSatisfy({ $0.kind == .hidden }), base.hiddenViews.count < 4, !goesOnHiding
    else { return false }
    return event.changes.contains { change in
      guard change.role.isDisjoint(with: [.decoration, .loading]), !base.isBareCover(change) else {
        return false
      }
      if change.name == "sender" { return base.context.isParameter("sender", in: event) }
      guard !change.isOfSelf, event.verb != .hide else { return true }
      let own = Set(Words.split(change.name)).subtracting(["view", "my", "the", "container"])
      return !own.isEmpty && own.isSubset(of: spoken)
        && !HidingDoubt.uses.isDisjoint(with: spoken)
    }
  }

  /// Whether the keyboard goes as well, whatever has it: a tap beside everything, which seldom finds the
  /// view there.
  private var closesKeyboard: Bool {
    guard event.changes.allSatisfy({ !$0.value.isEmpty }) else { return false }
    return outline.calls(directlyIn: event.home).contains { call in
      ["endEditing", "endEditing:"].contains(call.name)
        && (outline.isOnSelf(call.receiver) || outline.lastName(of: call.receiver) == "view")
    }
  }

  /// Whether it goes, if it was there, as any field is entered, where the focus is then.
  private var isHiddenAsFieldIsEntered: Bool {
    event.function >= 0
      && outline.callsOnSelf(of: event.function).contains {
        outline.isFieldEntered(in: outline.context(of: $0).function)
      }
  }

  /// Whether more goes in what the code begins: `panel.hide(animated: true) { page.view.removeFromSuperview() }`.
  private var goesOnHiding: Bool {
    base.context.found.events(of: event.function).contains { other in
      other.home != event.home && outline.isBlock(other.home, inside: event.home)
        && !other.changes(.hidden).isEmpty
    }
  }

  /// Words of using a control.
  private static let uses = Set(
    words: "tap tapped click clicked press pressed touch touched action button btn")

  /// Why nobody may have wanted what goes away: it belongs to the screen, or its bar, as they are set up.
  private var unwanted: Reason? {
    if base.isOfAnyScreen { return .guessedCaller }
    if closesKeyboard { return .weakEvidence }
    if isHiddenAsFieldIsEntered { return .leavesControl }
    // A bar of commands goes with what the user was about to do with something else, and has not the focus.
    let isToolbar = event.changes(.hidden).allSatisfy {
      EventPlan.nameToolbar(Words.split($0.name) + event.functionWords)
    }
    if isToolbar { return .leavesControl }
    if event.asker.contains(.lifecycle), event.changes(.hidden).allSatisfy(isPartOfScreen) {
      return .firstLoad
    }
    // So much goes where the parts of a screen are chosen.
    if !event.isAction, base.hiddenViews.count > 3 { return .severalViews }
    // What a navigation bar offers goes with the screen that is set up.
    let type = Words.split(base.context.found.typeName(event))
    let isOfBar = type.contains("navigation") && type.contains("bar")
    return isOfBar || event.functionWords.contains("navigation") ? .weakEvidence : nil
  }

  /// Whether a part of a screen is hidden, and nothing that lies over it is taken away: while the screen is
  /// set up it was not seen yet.
  private func isPartOfScreen(_ change: Change) -> Bool {
    !change.isOfSelf && (!change.value.isEmpty || change.isByAlpha)
      && change.role.isDisjoint(with: [.overlay, .modal, .toast])
  }
}

extension EventPlan {
  /// Whether words speak of a bar of commands.
  static func nameToolbar(_ words: [String]) -> Bool {
    words.contains("toolbar") || zip(words, words.dropFirst()).contains { $0 == ("tool", "bar") }
  }

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
    return Set(names + event.changes(.hidden).map { Name($0.name) })
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
