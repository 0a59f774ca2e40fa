import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Chooses the words: what the screen shows before any sentence of ours.
struct MessageChoice {
  let context: PlanningContext
  let event: Event
  var outline: SyntaxOutline { context.outline }

  init(_ context: PlanningContext, _ event: Event) {
    self.context = context
    self.event = event
  }

  /// Words by which texts are called that tell something.
  static let wordsOfMessages: Set<String> = Set(
    words: """
      message msg text info status result error hint notice note description summary content warning
      reason feedback prompt
      """)

  /// A message and how far it can be trusted.
  struct Choice {
    var message: Message
    /// Why it is not safe; `nil` where it is.
    var doubt: Reason?
    /// Whether nothing tells that the text is no optional: then it may be passed as it is only where
    /// `nil` is taken.
    var mayBeOptional = false
    /// Whether the words are those of a text that the project has already.
    var isKnownText = false
    /// Whether it is handed to a view as its message: `banner.show(message: text)`.
    var isHandedMessage = false
    /// The names that it begins its chains with: they have to be seen where it is written.
    var names: [Name] = []
    /// What has to hold for the text to be on screen; `nil` for nothing.
    var condition: String?
    /// Whether its own words or names are those of an error.
    var tellsFailure = false
    /// What is said instead where there is nothing to tell of; `nil` where the message fits that, too.
    var alternative: Announcement.Alternative?
    /// Whether it is only said where there is nothing.
    var isOfEmptiness = false

    /// The same number, or what is said where there is nothing; only that where the number would be spoken
    /// untranslated: what the app has words for is told in every language.
    func orEmpty(_ alternative: Announcement.Alternative?) -> Choice {
      if doubt == .untranslated, let alternative {
        return Choice.only(alternative)
      }
      var result = self
      result.alternative = alternative
      return result
    }
  }

  /// The text that a change puts on screen; `nil` where it cannot be repeated.
  func shownText(_ change: Change) -> Choice? {
    let condition = visibility(of: change)
    guard condition == nil || !isDecidedLater, !isForNothing(change),
      var choice = assignedText(change)
    else { return nil }
    if outline.isTyped(change.value) { choice.doubt = choice.doubt ?? .weakEvidence }
    if isOfManyParts(change.value) { choice.doubt = choice.doubt ?? .tooLong }
    let own = choice.condition
    choice.condition = condition ?? presence(of: change)
    if let own { choice.condition = choice.condition.map { "\(own) && \($0)" } ?? own }
    return choice
  }

  private func assignedText(_ change: Change) -> Choice? {
    guard !change.value.isEmpty else { return nil }
    let words = outline.withoutSign(change.value)
    if words != change.value {
      var spoken = change
      spoken.value = words
      return assignedText(spoken)
    }
    if isPrivate(change) || holdsSecret(change.value) || isForTheEye(change)
      || outline.isWordless(change.value) || outline.isFragment(change.value)
    {
      return nil
    }
    // Which of several texts it got is known only to the label.
    if change.kind == .text, isOneOfSeveral(change) {
      return isLabel(change) && isSurelySet(change) ? textOnScreen(of: change) : nil
    }
    if let error = shownError(change) { return description(of: error, TypeShape(base: "Error")) }
    if change.kind == .text, isError(change) {
      return isThere(change) ? description(of: change, TypeShape(base: "Error")) : nil
    }
    if change.kind == .stateText, !change.isPayload, let type = stateType(change), !type.isString {
      return description(of: change, type)
    }
    if let side = onlyText(of: change.value) {
      var part = change
      part.value = side.text
      guard var choice = assignedText(part), choice.condition == nil else { return nil }
      choice.condition = side.condition
      choice.names += names(in: side.decides)
      return choice
    }
    if isRepeatable(change.value), !mayBeNothing(change.value), !isGivenAnew(change.value),
      !readsItself(change)
    {
      return repeated(change)
    }
    // A call may have effects: the label is read back instead.
    guard change.kind == .text, isPlainChain(change.subject), isLabel(change) else { return nil }
    return textOnScreen(of: change)
  }

  /// The text as it is written where it is put on screen.
  private func repeated(_ change: Change) -> Choice? {
    guard var choice = choice(of: change.value) else { return nil }
    if let whole = wrapped(change) ?? belowHeading(change, choice) { choice.message = whole }
    choice.names = names(in: change.value)
    choice.tellsFailure = outline.tellsFailure(change.value)
    return choice
  }

  /// Whether one side of a choice is no text at all: `items.isEmpty ? "Nothing found" : nil`.
  func mayBeNothing(_ value: TokenRange) -> Bool {
    value.indices.dropFirst().contains {
      outline.token($0).word == .nil
        && [.question, .colon].contains(outline.token($0 - 1).kind)
    }
  }

  private func isLabel(_ change: Change) -> Bool {
    change.role.contains(.label) || change.name.lowercased().hasSuffix("label")
  }

  /// Whether a text is put on screen in one of several branches, or other texts in its place.
  private func isOneOfSeveral(_ change: Change) -> Bool {
    let subject = outline.text(change.subject)
    return isInBranch(change)
      || event.changes(.text).contains {
        $0.statement != change.statement && outline.text($0.subject) == subject
      }
  }

  /// Whether a label has a text of this event in any case, or is asked whether it is seen.
  private func isSurelySet(_ change: Change) -> Bool {
    let subject = outline.text(change.subject)
    let texts = event.changes(.text).filter { outline.text($0.subject) == subject }
    return texts.contains { !isInBranch($0) } || coverEveryCase(texts)
      || visibility(of: change) != nil
      || event.changes(.shown).contains { outline.text($0.subject) == subject && !isInBranch($0) }
  }

  /// Whether all branches of one statement of the event have one of several texts, and one of them is
  /// taken in any case.
  private func coverEveryCase(_ texts: [Change]) -> Bool {
    texts.contains { text in
      guard let branch = outline.block(in: event.home, around: text.block) else { return false }
      let all = outline.branches(beside: branch) + [branch]
      return all.contains { [.elseBody, .caseBody].contains(outline.blocks[$0].kind) }
        && all.allSatisfy { one in texts.contains { outline.isBlock($0.block, inside: one) } }
    }
  }

  /// Whether a change lies in a branch of the event that another may be taken for.
  func isInBranch(_ change: Change) -> Bool {
    outline.isConditional(change.block, within: event.home)
  }

  /// The first names of all chains in an expression.
  func names(in range: TokenRange) -> [Name] {
    (range.start..<range.end).filter { index in
      outline.token(index).kind == .identifier
        && (index == range.start || outline.token(index - 1).kind != .period)
    }.map { outline.name($0) }
  }

  /// The declared type of the state that a change sets; `nil` where it is not declared.
  private func stateType(_ change: Change) -> TypeShape? {
    let type = outline.typeName(around: event.function)
    guard let shape = context.facts.property(Name(change.name), of: type)?.shape, !shape.isUnknown
    else { return nil }
    return shape
  }

  /// The text of a label, read back from it.
  func textOnScreen(of change: Change) -> Choice? {
    guard isPlainChain(change.subject), !isPrivate(change), !isOfAnotherText(change),
      !isWrittenAfterwards(change)
    else { return nil }
    let label = outline.text(change.subject).filter { $0 != "!" }
    var message = Message(
      expression: change.isSubjectText ? label : "\(label).text", isHoistedWhenDelayed: true)
    if outline.file.language == .swift, !change.isSubjectText { message.binding = freeBinding() }
    let isLater = context.isInCompletion(Int(outline.statements[change.statement].block), of: event)
    return Choice(
      message: message,
      doubt: isOfForeignType(change) ? .guessedType : isLater ? .severalConditions : nil,
      names: names(in: change.subject),
      tellsFailure: outline.tellsFailure(change.subject))
  }

  /// Whether a label is of a type of the project whose text is no string.
  private func isOfAnotherText(_ change: Change) -> Bool {
    guard change.subject.count == 1, !change.isSubjectText else { return false }
    let type = context.shape(of: Name(change.name), in: event).base
    guard let text = context.facts.property("text", of: type)?.shape else { return false }
    return !text.isUnknown && !text.isString
  }

  /// Whether a label is of a library's type, whose text may be anything.
  private func isOfForeignType(_ change: Change) -> Bool {
    guard change.subject.count == 1 else { return false }
    let type = context.shape(of: Name(change.name), in: event).base
    return type != .none && !ViewTypes.isSystem(type) && !context.facts.declares(type)
      && !context.facts.inherits(type, anyOf: ["UILabel", "UITextView", "UITextField"])
  }

  /// An expression as it is written, unwrapped where it is optional.
  private func choice(of value: TokenRange) -> Choice? {
    guard !isKey(value), let whole = outline.withMembersOfString(value),
      var text = onOneLine(whole)
    else { return nil }
    let isOptional = isOptionalText(value)
    if value.count <= 4, context.prefixesErrors,
      text == "error.localizedDescription" || text == "[error localizedDescription]"
    {
      text = context.prefixed(text)
    }
    if outline.file.language == .objectiveC {
      return Choice(message: Message(expression: text, isHoistedWhenDelayed: false))
    }
    var message = Message(expression: text, isHoistedWhenDelayed: !isFixed(value))
    if isOptional == true {
      message.binding = freeBinding()
      if text.hasSuffix("rror?.localizedDescription"), context.prefixesErrors {
        message.spoken = context.prefixed("message")
      }
    }
    return Choice(message: message, mayBeOptional: isOptional == nil)
  }

  /// Whether an expression is only names and dots.
  func isPlainChain(_ range: TokenRange) -> Bool {
    guard !range.isEmpty else { return false }
    for index in range.start..<range.end {
      switch outline.token(index).kind {
      case .identifier, .period: break
      case .exclamation, .question: break
      case .keyword: guard outline.token(index).word == .self else { return false }
      case .arrow where outline.file.language == .objectiveC: break
      default: return false
      }
    }
    return true
  }

  /// Whether a text is optional; `nil` where it is not even known to be a text.
  func isOptionalText(_ value: TokenRange) -> Bool? {
    if outline.isProvableString(value) { return false }
    var hasChaining = false
    for index in value.start..<value.end {
      if outline.token(index).kind == .question {
        // `condition ? "yes" : "no"` is a text where both are; of others nothing is known.
        guard outline.token(index).isLeftBound else { return areLiterals(after: index, value.end) }
        hasChaining = true
      }
      if outline.token(index).kind == .operator, outline.text(index) == "??" { return false }
      if outline.token(index).kind == .operator, outline.text(index) == "+" { return false }
    }
    if hasChaining { return true }
    guard let name = outline.lastName(of: value) else { return false }
    if value.count == 1 {
      if unwrappedHere(name, around: value.start) { return false }
      let shape = context.shape(of: name, in: event)
      if shape.isUnknown { return nil }
      guard shape.isString else { return nil }
      return shape.isOptional || shape.wrapping.contains(.implicitlyUnwrapped)
    }
    if name == "localizedDescription" { return false }
    if value.count == 3, outline.token(value.start + 1).kind == .period {
      let owner = context.shape(of: outline.name(value.start), in: event).base
      if let shape = context.facts.property(name, of: owner)?.shape, shape.isString {
        return shape.isOptional
      }
    }
    if name == "errorDescription" || name == "failureReason" { return true }
    // A view's text is an optional; a model's may be none.
    if name == "text" {
      let role = ViewRole(named: outline.text(max(value.start, value.end - 3)))
      return role.isDisjoint(with: [.label, .input]) ? nil : true
    }
    if isGeneratedAccessor(value.end - 1) || name == "localized" { return false }
    return nil
  }

  /// Whether both sides of a condition's colon are literals: no optional then; else not known.
  private func areLiterals(after question: Int, _ end: Int) -> Bool? {
    let sides = outline.stream.tokens[question + 1..<end].split { $0.kind == .colon }
    let areTexts = sides.allSatisfy { $0.count == 1 && $0.first?.kind == .stringLiteral }
    return areTexts && sides.count == 2 ? false : nil
  }

  /// Whether an expression cannot change while a delayed block waits: locals and literals.
  private func isFixed(_ value: TokenRange) -> Bool {
    for index in value.start..<value.end {
      switch outline.token(index).kind {
      case .identifier:
        if index > value.start, outline.token(index - 1).kind == .period {
          guard isCapitalized(chainStart(index, from: value.start)) else { return false }
          continue
        }
        let byte = outline.file.bytes[Int(outline.token(index).start)]
        if byte >= 65, byte <= 90 { continue }
        if index + 1 < value.end, outline.token(index + 1).kind == .colon { continue }
        guard context.isLocal(outline.name(index), in: event) else { return false }
      case .keyword where outline.token(index).word == .self: return false
      default: break
      }
    }
    return true
  }

  private func chainStart(_ index: Int, from start: Int) -> Int {
    var first = index
    while first - 2 >= start, outline.token(first - 1).kind == .period { first -= 2 }
    return first
  }

  private func isCapitalized(_ token: Int) -> Bool {
    let byte = outline.file.bytes[Int(outline.token(token).start)]
    return byte >= 65 && byte <= 90
  }

  /// A name for what `if let` unwraps.
  func freeBinding() -> String { "message" }

  // MARK: Sentences

  /// A text that the function shows or computes: a parameter, or a local set in its branches.
  func computedText() -> Choice? {
    guard event.function >= 0 else { return nil }
    let function = outline.declarations[event.function]
    for declaration in outline.declarations[outline.declarations(in: function.tokens)]
    where declaration.kind == .property && !outline.isMember(declaration)
      && declaration.nameToken >= 0 && isSeen(declaration)
    {
      let words = Words.split(outline.text(Int(declaration.nameToken)))
      guard let last = words.last, !words.contains("error"),
        ["announcement", "message", "status", "text", "result", "confirmation"].contains(last)
      else { continue }
      let shape = TypeShape(declaration.type, in: outline)
      guard shape.isString, !shape.isOptional else { continue }
      let token = outline.statements[event.last].tokens.start
      let assignments = outline.assignments.filter {
        $0.property == declaration.name && $0.receiver.isEmpty
          && function.tokens.contains($0.target.start) && $0.target.start < token
      }
      guard assignments.count >= 2, isOutcome(declaration, assignments), !isAsked(assignments)
      else { continue }
      return Choice(
        message: Message(
          expression: outline.text(Int(declaration.nameToken)),
          isHoistedWhenDelayed: outline.file.language == .swift
            && !declaration.modifiers.contains(.let)),
        doubt: assignments.contains(where: isPickedByControl)
          ? .leavesControl : isOfManyParts(assignments) ? .tooLong : nil,
        names: [declaration.name])
    }
    return nil
  }

  /// Whether a local has all that it gets before what is waited for begins: it is what is asked for, not what
  /// has come of it.
  private func isAsked(_ assignments: [Assignment]) -> Bool {
    event.context.isLater
      && assignments.allSatisfy {
        !outline.context(ofToken: $0.target.start, inBlock: Int($0.block)).isLater
      }
  }

  /// Whether a local can be named where the event is: another branch has its own.
  private func isSeen(_ declaration: Declaration) -> Bool {
    let block = Int(declaration.block)
    return block == event.home || (block >= 0 && outline.isBlock(event.home, inside: block))
  }
}
