import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A view that appears or goes.
struct VisibilityPlan {
  let base: EventPlan
  var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan? {
    let flags = event.changes(.stateFlag)
    // What says something comes before what only changes the screen.
    if let flag = flags.first(where: { !$0.value.isEmpty }) ?? flags.first { return revealed(flag) }
    // A view that comes with its spinner shows that something is waited for.
    if base.startsWaiting, !base.goesOn, event.changes(.text).isEmpty { return nil }
    if isOnlyWaiting || isOnlyPutIn || base.isToldByCallee { return nil }
    // What is seen again when something closes was only covered by it.
    let closes = event.verb == .hide && !event.changes(.hidden).isEmpty
    guard !appearing.isEmpty, !closes else { return hidden() }
    return event.decision == .asked ? shownAsked() : shownLater()
  }

  /// What comes, or may, and is more than decoration.
  private var appearing: [Change] {
    event.changes([.shown, .visibility]).filter { change in
      change.role.isDisjoint(with: [.decoration, .loading, .cell]) && !isOverruled(change)
        && !isSpinner(change)
        && !Words.split(change.name).contains("refresh")
    }
  }

  /// Whether a view is made as one that shows a wait, whatever it is called.
  private func isSpinner(_ change: Change) -> Bool {
    let outline = base.context.outline
    let name = Name(change.name)
    let body = outline.declarations[event.function].tokens
    let made = outline.assignments(in: body).map { outline.assignments[$0] }
      .filter { $0.property == name }.map(\.value)
    return made.contains { value in
      value.indices.first { outline.token($0).kind == .identifier }
        .map { ViewRole(named: outline.text($0)).contains(.loading) } ?? false
    }
  }

  /// Whether all that comes is the view itself, which shows that something is waited for.
  private var isOnlyWaiting: Bool {
    event.changes.allSatisfy { $0.kind == .shown && $0.name == "self" }
      && base.typeRole.contains(.loading)
  }

  /// Whether a view is shown only until an expression decides: `panel.isHidden = !isOpen` at the end; or
  /// the next statements hide it again.
  private func isOverruled(_ shown: Change) -> Bool {
    shown.kind == .shown
      && event.changes([.visibility, .hidden]).contains {
        $0.name == shown.name && $0.statement > shown.statement
          && ($0.kind == .visibility
            || base.context.outline.isBlock(Int(shown.block), inside: Int($0.block))
              && !$0.isByAlpha)
      } || isPutInHidden(shown)
  }

  /// Whether all that happens is that hidden views are put where they belong.
  private var isOnlyPutIn: Bool {
    let comes = event.changes(.shown)
    let names = Set(comes.map(\.name))
    return !comes.isEmpty && comes.allSatisfy(isPutInHidden)
      && event.changes.allSatisfy { names.contains($0.name) }
  }

  /// Whether a view is hidden, then put where it belongs, and shown by nothing here; or others show it when
  /// it is there.
  private func isPutInHidden(_ added: Change) -> Bool {
    if base.context.isUncoveredElsewhere(added, of: event) { return true }
    let outline = base.context.outline
    return base.context.isPutInPlace(added)
      && outline.assignments(directlyIn: Int(added.block)).contains {
        ["isHidden", "hidden"].contains($0.property) && Int($0.statement) < added.statement
          && ["true", "YES"].contains(outline.text($0.value))
          && outline.lastName(of: $0.receiver) == Name(added.name)
      }
      && !event.changes(.shown).contains {
        $0.name == added.name && $0.statement > added.statement
      }
  }

  private func shownAsked() -> Plan? {
    if event.isConditional, event.verb != .show { return base.tellLayout(.severalConditions) }
    let elements = ElementChoice(base.context, event)
    let shownView = elements.appearing { !isOverruled($0) }
    guard let shown = shownView else {
      let isEffect = appearing.allSatisfy { base.context.goesAgain($0, of: event) }
      return isEffect ? nil : base.tellLayout(.unknownView)
    }
    if base.context.isTransient(shown.change, of: event) { return passing(shown.change) }
    if base.context.goesAgain(shown.change, of: event) {
      return shown.change.role.contains(.label) ? passing(shown.change) : nil
    }
    if shown.change.role.contains(.label), shown.change.role.isDisjoint(with: [.error]),
      let text = event.changes(.text).last(where: { $0.name == shown.change.name }),
      let choice = MessageChoice(base.context, event).shownText(text)
    {
      return base.announce(choice, isPresentation: true, doubt: labelDoubt(text))
    }
    // What is handed words tells something: the user goes on where he is.
    if event.isAssumed, isGivenText, !asksBack,
      let choice = MessageChoice(base.context, event).messageParameter()
    {
      return base.announce(choice, isPresentation: true)
    }
    if shown.change.role.isDisjoint(with: [.overlay, .modal]), !asksBack,
      let choice = MessageChoice(base.context, event).handedParameter()
    {
      return base.announce(choice, isPresentation: true)
    }
    // Where a caller takes a screen of the system's away, the focus comes back from there first.
    let doubt =
      FocusDoubt(base, appearing).reason(shown.change)
      ?? (base.context.isBesidePresentation(event) ? .talkedOver : nil)
    return shown.change.kind == .shown
      ? focus(on: shown.expression, shown.change, doubt)
      : either(shown.expression, isOptional(shown.change), doubt)
  }

  private func focus(on view: String, _ shown: Change, _ doubt: Reason?) -> Plan {
    if doubt == nil, isOneOfMany(shown) || isCamera(shown) {
      return base.moveFocus(base.layoutNotification, to: nil)
    }
    // That the layout changed tells nothing of what has come.
    return base.moveFocus(
      base.layoutNotification, to: view,
      doubt: doubt ?? (isSeenToBeAsked(shown) ? nil : .guessedCaller))
  }

  /// Whether something tells that a user asked for a view, or it lies over all else, whoever did: a part
  /// of the screen that comes by itself leaves the user where he is.
  private func isSeenToBeAsked(_ shown: Change) -> Bool {
    guard base.isOfUnknownOrigin || waitsToBeUsed(shown) else { return true }
    let role = shown.isOfSelf ? base.typeRole : shown.role
    // Nobody is shown what to pick from but who wants to pick.
    return !role.isDisjoint(with: [.overlay, .modal])
      || Words.split(shown.name).contains("picker")
  }

  /// Whether a view is by its name what a camera sees: in it is nothing that could have the focus.
  private func isCamera(_ shown: Change) -> Bool {
    let words = Words.split(shown.name)
    return
      (words.contains { ["camera", "scanner", "viewfinder"].contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "live" && $1 == "preview" })
      && ["view", "container", "preview", "layer"].contains(words.last)
      && ["UIView", .none].contains(base.context.shape(of: Name(shown.name), in: event).base)
  }

  /// Whether a function that only helps an action shows a message or a hint by its name, or a field
  /// whose name says no more than that: what the user goes on with, the action may know.
  private func waitsToBeUsed(_ shown: Change) -> Bool {
    guard !event.isAction else { return false }
    let said = event.functionWords
    let kind = shown.isOfSelf ? Words.split(base.context.found.typeName(event)) : said.suffix(1)
    if kind.contains(where: { ["message", "hint", "tip", "tooltip"].contains($0) }) { return true }
    return shown.role.contains(.input)
      && Set(Words.split(shown.name)).subtracting(VisibilityPlan.fields).isDisjoint(with: said)
  }

  /// Words by which no field is told from another.
  private static let fields = Set(words: "text field input view textfield textview my the")

  /// Whether an action shows one of three parts or more, as a tab does, of which the others hide this
  /// one: the user stays at the tabs.
  private func isOneOfMany(_ shown: Change) -> Bool {
    guard event.isAction else { return isOneCaseOfMany(shown) }
    let others = event.changes(.hidden).filter { hidden in
      base.context.found.events(showing: hidden.name).contains { other in
        other.function != event.function
          && other.changes(.hidden).contains { $0.name == shown.name }
      }
    }
    return Set(others.map(\.name)).count > 1
  }

  /// Whether two other cases of one `switch` show or hide in turn what this case shows and hides, as a
  /// control does that goes round.
  private func isOneCaseOfMany(_ shown: Change) -> Bool {
    let outline = base.context.outline
    guard outline.blocks[event.home].kind == .caseBody else { return false }
    let turned = Set(([shown] + event.changes(.hidden)).map { Name($0.name) })
    return outline.branches(beside: event.home).count { branch in
      outline.assignments(directlyIn: branch).contains {
        ["isHidden", "hidden"].contains($0.property)
          && outline.lastName(of: $0.receiver).map(turned.contains) ?? false
      }
    } > 1
  }

  /// Why a label's text may not be what the user is to hear; `nil` where the function is for showing it.
  private func labelDoubt(_ text: Change) -> Reason? {
    // What a button is called, is no news of it.
    if !event.isAction, event.functionWords.contains(where: ["button", "buttons", "btn"].contains) {
      return .leavesControl
    }
    // One of several texts that are kept up to date is no message.
    if !event.isAction && base.labelsFilled > 1 { return .severalViews }
    guard event.verb != .show else { return nil }
    if base.opensMore { return .severalViews }
    // What only keeps a label up to date says the same again.
    if !event.isAction, ["update", "refresh"].contains(event.functionWords.first) {
      return .weakEvidence
    }
    let isBare =
      !base.context.found.endsByItself(event) && TextDoubt(base).isOnlyAValue(text.value)
    return isBare ? .bareValue : nil
  }

  /// What a label says that is gone in a moment.
  private func passing(_ shown: Change) -> Plan {
    let texts = event.changes(.text).filter { $0.name == shown.name }
    if !texts.isEmpty, texts.allSatisfy({ base.context.outline.isWordless($0.value) }) {
      return base.display(.bareValue)
    }
    guard shown.role.contains(.label),
      let choice = MessageChoice(base.context, event).textOnScreen(of: shown)
    else { return base.tellLayout(.noMessage) }
    return base.announce(choice, isPresentation: true)
  }

  /// Shown or hidden as an expression tells.
  private func either(_ view: String, _ isOptional: Bool, _ doubt: Reason?) -> Plan {
    let isSwift = base.context.outline.file.language == .swift
    guard !view.contains("?") else { return base.display(.unknownView) }
    let choice =
      isOptional
      ? "\(view)?.isHidden == false ? \(view) : nil"
      : "\(view).\(isSwift ? "isHidden" : "hidden") ? nil : \(view)"
    return base.moveFocus(.layoutChanged, to: choice, doubt: doubt)
  }

  /// Whether a view is unwrapped where it is used: `panel?.isHidden.toggle()`.
  private func isOptional(_ shown: Change) -> Bool {
    let outline = base.context.outline
    guard outline.file.language == .swift, !shown.subject.isEmpty else { return false }
    let next = outline.text(shown.subject.end)
    let text = outline.text(shown.subject)
    if ["?", "!"].contains(next) || text.hasSuffix("?") || text.hasSuffix("!") { return true }
    let name = Name(shown.name)
    if text == "self.\(shown.name)" {
      let type = outline.typeName(around: event.function)
      return base.context.facts.property(name, of: type)?.shape.isOptional ?? false
    }
    return shown.subject.count == 1 && base.context.shape(of: name, in: event).isOptional
  }

  private func shownLater() -> Plan? {
    let messages = MessageChoice(base.context, event)
    if event.verb == .show, !base.isUnasked, isGivenText, !asksBack,
      let choice = messages.messageParameter()
    {
      return base.announce(choice, isPresentation: true)
    }
    let texts = event.changes(.text).filter { text in
      text.role.contains(.label)
        && event.changes(.shown).contains { $0.name == text.name || isHeld(text, by: $0) }
    }
    guard let choice = texts.last.flatMap(messages.shownText) ?? messages.handedText() else {
      return standingLabel(messages) ?? UnaskedLayout(base).plan()
    }
    let isOneOfMany =
      Set(event.changes(.shown).map(\.name)).count > 2 || base.labelsFilled > 2
    return base.announce(
      choice,
      doubt: !isOneOfMany && isWaitedFor(texts.last, isMessage: choice.isHandedMessage)
        ? nil : .weakEvidence)
  }

  /// Whether what appears is what the user waits for, and not one of many things that are drawn.
  private func isWaitedFor(_ text: Change?, isMessage: Bool) -> Bool {
    guard event.decision == .awaited, !event.isAssumed else { return false }
    let waits = base.context.found.waits
    let outline = base.context.outline
    // Values that are put together say nothing of what they are: `sum + " " + currency`.
    if let text, !outline.hasOwnWords(text.value),
      text.value.indices.contains(where: { outline.text($0) == "+" })
    {
      return false
    }
    if waits.isShown(for: event) || waits.endsWait(event) || base.isOutcome {
      // A number or a date that comes with all else is no message.
      return text.map { outline.isSentence($0.value) || self.isMessage($0) } ?? true
    }
    // What the user began ends in a sentence that was not there before.
    guard event.asker == .awaited else { return false }
    guard let text else { return isMessage }
    return outline.isSentence(text.value) || outline.hasWords(text.value)
  }

  /// Whether a text is one that tells something, by its role, its words, or the names it has.
  private func isMessage(_ text: Change) -> Bool {
    let outline = base.context.outline
    guard text.role.isDisjoint(with: [.status, .error, .toast]), !outline.hasWords(text.value)
    else { return true }
    let value = outline.lastNameToken(of: text.value).map { outline.text($0) } ?? ""
    // What something is called is no message.
    if text.value.count > 1, Words.split(value).last == "title" { return false }
    return !VisibilityPlan.messages.isDisjoint(with: Words.split(value) + Words.split(text.name))
  }

  private static let messages = MessageChoice.wordsOfMessages.union(
    ["title", "detail", "details", "empty", "found"])

  /// Whether a label lies in a view: the code puts it there, or both are called after the same thing.
  private func isHeld(_ text: Change, by shown: Change) -> Bool {
    let outline = base.context.outline
    let (name, holder) = (Name(text.name), Name(shown.name))
    let isAdded = outline.calls.contains {
      outline.addedView($0) == name && outline.lastName(of: $0.receiver) == holder
    }
    if isAdded { return true }
    func words(_ name: String) -> [String] {
      Words.split(name).filter { !VisibilityPlan.kinds.contains($0) }
    }
    let common = words(shown.name)
    return !common.isEmpty && common == words(text.name)
  }

  /// Words that tell what kind of view it is.
  private static let kinds: Set<String> = Set(
    words: "view container label text stack box banner card wrapper holder message title")

  /// Whether the view that appears is handed a text that the function was called with:
  /// `messageView.configure(text: text)`.
  private var isGivenText: Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    let names = Set(event.shownTelling.map { Name($0.name) })
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      guard let receiver = outline.lastName(of: call.receiver), names.contains(receiver) else {
        return false
      }
      return call.arguments.contains { argument in
        let value = outline.arguments[Int(argument)].value
        return base.context.isParameter(value, in: event)
          && ["text", "message", "title"].contains(outline.text(value.start))
      }
    }
  }

  /// Whether the function is told what to do on each of several answers: what it shows wants one.
  private var asksBack: Bool {
    let outline = base.context.outline
    let answers = outline.declarations[event.function].parameters.filter { index in
      let type = outline.text(outline.parameters[Int(index)].type)
      return type.contains("->") || type.contains("^")
        || ["Block", "Handler", "Closure", "Callback"].contains(where: type.hasSuffix)
    }
    let offered = outline.declarations[event.function].parameters.contains {
      ["buttons", "actions", "options"].contains(outline.parameters[Int($0)].name)
    }
    return offered || answers.count > 1
  }

  private func hidden() -> Plan? {
    let doubt = HidingDoubt(base).reason
    guard event.decision == .asked else {
      // It moves nothing by itself: whoever caused it, who had the focus there is helped.
      guard doubt == nil else { return UnaskedLayout(base).plan() }
      return base.moveFocus(base.layoutNotification, to: nil, isCertain: true)
    }
    guard event.verb == .hide || event.verb == .toggle || doubt == nil else {
      return base.tellLayout(.movedFocusOnHide)
    }
    // So much goes at once where a screen is set up.
    if event.isAssumed, base.hiddenViews.count > 2 { return base.tellLayout(.severalViews) }
    if let opener = ElementChoice(base.context, event).opener() {
      // What calls it may have opened something else, where focus is then.
      return base.moveFocus(
        base.layoutNotification, to: opener,
        doubt: event.isAssumed ? .guessedCaller : FocusDoubt(base, appearing).layoutReason)
    }
    return base.moveFocus(base.layoutNotification, to: nil, doubt: doubt)
  }
}
