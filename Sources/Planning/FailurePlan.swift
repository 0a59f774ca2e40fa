import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// An error that becomes visible.
struct FailurePlan {
  let base: EventPlan
  var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan? {
    let form = FormErrors(base)
    let errors = form.shown
    if errors.count > 1 {
      return joined(errors) ?? several(errors + form.beside + form.messages)
    }
    let states = form.errors(event.changes(.stateText))
    if errors.isEmpty, event.isConditional || states.count > 1, let choice = readBack(states) {
      return base.announce(choice, isFailure: true)
    }
    if event.isConditional, errors.count != 1 { return base.tellLayout(.severalConditions) }
    let elements = ElementChoice(base.context, event)
    let isHalf = base.context.isAddedTo(event.changes(.text) + states, of: event)
    if isTakenBack || isHalf || isReachedBySuccess { return base.tellLayout(.severalConditions) }
    if let dialog = elements.appearing(where: isDialog) {
      return base.moveFocus(.screenChanged, to: dialog.expression)
    }
    if base.isAsked, !goesToField, event.isAction || !isBeingEdited,
      let shown = elements.appearing(.error),
      shown.change.kind == .shown, !form.isPicture(shown.change)
    {
      if isPassing(shown.change) || tellsTexts(shown.change) {
        return announce(isPresentation: true)
      }
      return toldWhereTheUserIs(shown.change)
        ?? base.moveFocus(
          .layoutChanged, to: shown.expression, doubt: focusDoubt(shown.change))
    }
    let told = announce()
    if let focused = focused(insteadOf: told) { return focused }
    // How an error is to look is set before there is one.
    let isLook = event.decision != .asked && told.reason == .noMessage
    return isLook && UnaskedLayout(base).isStyled ? nil : told
  }

  /// Why the focus may not belong on what shows an error.
  private func focusDoubt(_ shown: Change) -> Reason? {
    // Among so many a screen is put together.
    if Set(event.changes(.shown).map(\.name)).count > 3 { return .severalViews }
    let isGuessed = base.isOfUnknownOrigin && !shown.role.contains(.label)
    if isGuessed || isOfInput(shown) { return .guessedCaller }
    // What the error is, stands somewhere in it: the user would rather hear that where he is.
    let isBare =
      !isPresenter && event.changes([.text, .stateText]).isEmpty && !isLabel(shown)
    return isBare && FailurePlan.containers.isSuperset(of: Words.split(shown.name))
      ? .noMessage : nil
  }

  /// Words of what holds an error, whichever: `errorView`.
  private static let containers = Set(
    words: "error errors warning problem failure view container stack box")

  /// What tells a label's error to who has to go on elsewhere: in a field, at a button that was refused.
  ///
  /// `nil` where the function is for showing that error, or its words are not to be had.
  private func toldWhereTheUserIs(_ shown: Change) -> Plan? {
    guard !isPresenter, isLabel(shown) else { return nil }
    let messages = MessageChoice(base.context, event)
    // What other labels say beside it is something else.
    let texts = event.changes([.text, .stateText]).keeping {
      $0.name == shown.name || !$0.role.isDisjoint(with: [.error, .status, .toast])
    }
    guard texts.isEmpty else {
      let told = announce()
      if case .announce = told.action { return told }
      return nil
    }
    return messages.textOnScreen(of: shown).map { base.announce($0, isFailure: true) }
  }

  /// Whether what appears is a dialog that the function gives buttons: the user goes on there.
  private func isDialog(_ shown: Change) -> Bool {
    let outline = base.context.outline
    guard shown.kind == .shown,
      Words.split(shown.name).contains(where: { ["alert", "dialog", "popup"].contains($0) })
    else { return false }
    return outline.calls(in: outline.declarations[event.function].tokens).contains { index in
      let call = outline.calls[index]
      return call.nameToken >= 0 && outline.lastName(of: call.receiver) == Name(shown.name)
        && outline.spelling(Int(call.nameToken)).hasPrefix(anyOf: ["addAction", "addButton"])
    }
  }

  /// Whether what appears is declared as a label, here or in the view that it is a part of.
  func isLabel(_ shown: Change) -> Bool {
    let context = base.context
    let isOwn = shown.owner.isEmpty || shown.owner == "self"
    let holder = context.shape(of: Name(shown.owner), in: event).base
    let type =
      isOwn
      ? context.shape(of: Name(shown.name), in: event).base
      : context.facts.property(Name(shown.name), of: holder)?.shape.base ?? .none
    return ["UILabel", "UITextView"].contains(type)
      || context.facts.inherits(type, anyOf: ["UILabel", "UITextView"])
  }

  /// Whether the label is hidden again further down, or the text taken away, where nothing is wrong after
  /// all.
  private var isTakenBack: Bool {
    let outline = base.context.outline
    let names = Set(FormErrors(base).errors(event.changes(.shown)).map { Name($0.name) })
    let texts = Set(event.changes(.stateText).map { Name($0.name) })
    guard !names.isEmpty || !texts.isEmpty else { return false }
    let last = outline.statements[event.changes[0].statement].tokens.end
    let home = outline.interior(of: event.home)
    return outline.assignments[outline.assignments(in: home)].contains { assignment in
      guard assignment.target.start >= last, Int(assignment.block) != event.home,
        [.ifBody, .elseBody].contains(outline.blocks[Int(assignment.block)].kind),
        outline.isBlock(Int(assignment.block), inside: event.home)
      else { return false }
      switch outline.text(assignment.value) {
      case "true", "YES":
        return ["isHidden", "hidden"].contains(assignment.property)
          && outline.lastName(of: assignment.receiver).map(names.contains) ?? false
      case "nil", "\"\"": return texts.contains(assignment.property)
      default: return false
      }
    }
  }

  /// Whether the function's name says that it shows what it is handed.
  private var isPresenter: Bool {
    event.verb == .show
      || event.functionWords.contains { ["error", "errors", "failure"].contains($0) }
  }

  /// Whether an error is only seen for a moment.
  func isPassing(_ shown: Change) -> Bool {
    base.context.isTransient(shown, of: event) || base.context.goesAgain(shown, of: event)
  }

  /// Whether what appears is no label but has some in it, whose texts are known here: a banner that
  /// tells them needs no visit.
  private func tellsTexts(_ shown: Change) -> Bool {
    guard !shown.role.contains(.label) else { return false }
    let texts = event.changes(.text).keeping { $0.role.contains(.label) && isOfShown($0) }
    return !texts.isEmpty && MessageChoice(base.context, event).shownTexts(texts) != nil
  }

  /// Whether the code itself gives the focus to what has to be mended.
  private var goesToField: Bool {
    let outline = base.context.outline
    return outline.calls[outline.calls(in: outline.interior(of: event.home))].contains {
      $0.name == "becomeFirstResponder" && outline.isBlock(Int($0.block), inside: event.home)
    }
  }

  /// Whether the screen has a field to write in: who has made a mistake there goes on there.
  private var isBeingEdited: Bool {
    let outline = base.context.outline
    let type = outline.typeName(around: event.function)
    return outline.declarations.indices.contains { index in
      let declaration = outline.declarations[index]
      guard declaration.kind == .property, outline.isMember(declaration),
        outline.typeName(around: index) == type
      else { return false }
      return ["UITextField", "UITextView", "UISearchBar"]
        .contains(base.context.shape(of: declaration.name, in: event).base)
    }
  }

  /// Whether a text tells the state of things, not only what may be done about it.
  private func tellsState(_ text: Change) -> Bool {
    text.role.contains(.status)
      && Set(Words.split(text.name)).isDisjoint(with: ["hint", "help", "tip", "info"])
  }

  /// Whether what tells the error may not be on screen, or is one of several texts that do.
  private func isUnsure(_ error: Change?) -> Bool {
    if isOfPicture { return true }
    // A library's toast stands alone.
    guard let error, !error.isOfLibrary else { return false }
    return base.context.isShownAnew(error, of: event) || HiddenErrors(base).mayStayHidden(error)
      || isOneOfManyDetails(error) || isSaidOfOthers(error) || isOfEmptyPlace(error)
      || isBelowWords(error)
  }

  /// Whether an error is put on what stands where a list has nothing in it, and nothing here shows that:
  /// `placeholderView.detailLabel.text = error.localizedDescription`.
  private func isOfEmptyPlace(_ error: Change) -> Bool {
    func isEmptyPlace(_ name: String) -> Bool {
      let words = Words.split(name)
      return words.contains("placeholder") || Words.tellNothing(words)
    }
    return isEmptyPlace(base.context.outline.text(error.subject))
      && !event.changes([.shown, .visibility]).contains {
        isEmptyPlace($0.name == "view" ? $0.owner : $0.name)
      }
  }

  private func announce(isPresentation: Bool = false) -> Plan {
    let messages = MessageChoice(base.context, event)
    let form = FormErrors(base)
    let texts = event.changes([.text, .stateText]).keeping {
      !Words.split($0.name).contains("refresh")
        && ($0.role.isDisjoint(with: .decoration) || $0.role.contains(.error))
    }
    if texts.contains(where: messages.isPrivate) { return base.display(.secretValue) }
    let error =
      texts.last { $0.role.contains(.error) } ?? texts.last(where: tellsState)
      ?? texts.last { $0.role.contains(.status) } ?? texts.last(where: isOfShown)
    let isUnsure = isUnsure(error) || !form.beside.isEmpty || form.errors(texts).count > 2
    if let choice = messages.shownTexts(texts.keeping(isOfLabel)) {
      return base.announce(
        choice, isFailure: true, isPresentation: isPresentation,
        doubt: isUnsure ? .severalConditions : nil)
    }
    if let error, let choice = messages.shownText(error) {
      let doubt: Reason? =
        isDecidedElsewhere || isDecidedByStream(error) || isOfHandedView(error) || isUnsure
          || isOfPlainSetter || saysOnlyThatItFailed(error) ? .severalConditions : nil
      return base.announce(
        choice, isFailure: true, isPresentation: isPresentation, doubt: doubt)
    }
    // What is not to be heard is not read back either, and may stand in the message, too.
    if let error, messages.holdsSecret(error.value) { return base.display(.secretValue) }
    if let choice = readBack(form.errors(event.changes(.stateText))) {
      return base.announce(choice, isFailure: true)
    }
    if isPresenter, let choice = messages.messageParameter() {
      return base.announce(choice, isFailure: true)
    }
    // `errorView.configure(message: message)`
    if let choice = messages.handedText() {
      return base.announce(choice, isFailure: true, isPresentation: isPresentation)
    }
    return standingError(messages).map {
      base.announce($0, isFailure: true, isPresentation: isPresentation)
    } ?? base.tellLayout(.noMessage)
  }

  /// Whether a text is that of a label, or of a state that tells how things stand.
  private func isOfLabel(_ text: Change) -> Bool {
    text.role.contains(.label) || text.kind == .stateText && text.role.contains(.status)
  }

  /// Whether the function is told if there is an error at all, as often as somebody looks, and the text
  /// is set each time: `setValid(_:)`.
  private var isDecidedElsewhere: Bool {
    let outline = base.context.outline
    let isTold = outline.declarations[event.function].parameters.contains {
      let type = outline.parameters[Int($0)].type
      return type.count == 1 && ["Bool", "BOOL"].contains(outline.text(type))
    }
    let home = outline.blocks[event.home]
    guard isTold else { return false }
    if home.kind == .function {
      return event.changes([.visibility, .shown]).isEmpty
        && (event.verb != .show || base.handedTexts.isEmpty)
    }
    guard home.kind == .ifBody, home.statement >= 0 else { return false }
    let head = outline.statements[Int(home.statement)].tokens.start..<Int(home.open)
    return head.contains { index in
      outline.token(index).kind == .identifier
        && base.context.isParameter(outline.name(index), in: event)
        && base.context.shape(of: outline.name(index), in: event).base == "Bool"
    }
  }

  /// Whether a view is one of many pictures, each of which may fail to come.
  private var isOfPicture: Bool {
    guard event.decision != .asked, event.verb == .load else { return false }
    // A controller of photos has one list of them.
    let kind = Words.split(base.context.found.typeName(event))
      .last { $0 != "view" && $0 != "cell" }
    return kind.map { ViewRole(named: $0).contains(.picture) } ?? false
  }

  /// Whether a view is only handed its text, whatever that is, and shows it at another time: `setText(_:)`.
  private var isOfPlainSetter: Bool {
    let words = event.functionWords
    return event.isAssumed && words.first == "set" && event.changes([.shown, .visibility]).isEmpty
      && words.dropFirst().allSatisfy {
        ["text", "title", "message"].contains($0)
          // In Objective-C nobody has to call a setter by its name: `view.error = text`.
          || $0 == "error" && base.context.outline.file.language == .objectiveC
      }
  }

  /// Whether a stream tells whether something is valid, as often as its source changes, and the text is
  /// one of two: `isValid ? "Fine" : "Taken"`.
  private func isDecidedByStream(_ text: Change) -> Bool {
    let outline = base.context.outline
    let closure = event.context.closure
    guard closure >= 0, outline.closures[closure].call >= 0,
      case let call = outline.calls[Int(outline.closures[closure].call)],
      ["subscribe", "sink", "drive", "bind", "emit"].contains(call.name),
      case let value = text.value.start, outline.token(value).kind == .identifier,
      Words.split(outline.text(value)).contains(where: { $0.hasPrefix("valid") })
    else { return false }
    return outline.isParameter(outline.name(value), ofClosure: closure)
  }

  /// Whether the function fills a screen with the details of something, of which a failure is one.
  private func isOneOfManyDetails(_ text: Change) -> Bool {
    !isPresenter && event.decision != .asked && !Words.split(text.name).contains("error")
      && base.labelsFilled > 3
  }

  /// Whether the label is a part of a view that the function is handed: it may be called for several,
  /// one after the other.
  private func isOfHandedView(_ text: Change) -> Bool {
    text.kind == .text && text.subject.count > 2
      && base.context.isParameter(base.context.outline.name(text.subject.start), in: event)
  }

  /// Whether a text is one of what appears, or of nothing else that does.
  private func isOfShown(_ text: Change) -> Bool {
    let shown = event.changes([.shown, .visibility])
    guard !shown.isEmpty else { return true }
    return shown.contains { holder in
      holder.name == text.name || holder.name == text.owner
        || !Set(Words.split(holder.name)).isDisjoint(
          with: Words.split(text.name).filter { !["label", "text", "view"].contains($0) })
    }
  }

  /// The first error that a SwiftUI form shows, read back from its state.
  private func readBack(_ states: [Change]) -> MessageChoice.Choice? {
    let type = base.context.outline.typeName(around: event.function)
    let shapes = states.map {
      base.context.facts.property(Name($0.name), of: type)?.shape ?? .unknown
    }
    guard !states.isEmpty, shapes.allSatisfy({ $0.isString && $0.isOptional }),
      states.allSatisfy({
        !$0.role.contains(.secret) && !$0.isPayload && !base.context.outline.isFragment($0.value)
      })
    else { return nil }
    let names = states.compactMap {
      base.context.qualified($0.name, in: event.home, event, isOptionalFine: false)
    }
    guard names.count == states.count else { return nil }
    var message = Message(expression: names.joined(separator: " ?? "), isHoistedWhenDelayed: true)
    message.binding = "message"
    return MessageChoice.Choice(message: message)
  }

  /// Whether it is a text field's own error, which may come while the user types.
  func isOfInput(_ shown: Change) -> Bool {
    let words = Words.split(base.context.found.typeName(event))
    return (event.isAssumed || !shown.role.contains(.label))
      && words.contains { ["field", "input", "entry"].contains($0) }
  }

  /// Two labels of one HUD or banner: they are one error; `nil` for others.
  private func joined(_ errors: [Change]) -> Plan? {
    guard !event.isConditional, errors.allSatisfy({ $0.kind == .text && !$0.owner.isEmpty })
    else { return nil }
    return MessageChoice(base.context, event).shownTexts(errors).map {
      base.announce(
        $0, isFailure: true,
        doubt: errors.contains(where: isOfEmptyPlace) ? .severalConditions : nil)
    }
  }

  /// Several labels of one form: focus goes to the first that shows.
  private func several(_ errors: [Change]) -> Plan {
    let outline = base.context.outline
    // Who only sounds as if the user had asked may show what came from outside.
    if event.isAssumed, !event.isConditional, event.changes(.text).count == 1 {
      return announce()
    }
    guard base.isAsked, outline.file.language == .swift,
      errors.allSatisfy({ MessageChoice(base.context, event).isPlainChain($0.subject) })
    else { return base.tellLayout(.severalConditions) }
    let errors = errors.inOrder { $0.subject.start < $1.subject.start }
    let names = errors.map { outline.text($0.subject) }.joined(separator: ", ")
    guard !names.contains("?") else { return base.display(.severalConditions) }
    let isHiddenUsed = errors.contains { $0.kind != .text }
    let test = isHiddenUsed ? "!$0.isHidden" : "$0.text?.isEmpty == false"
    return base.moveFocus(.layoutChanged, to: "[\(names)].first { \(test) }")
  }
}
