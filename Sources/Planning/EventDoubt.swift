import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Why a reader should look at what is planned for an event first.
extension EventPlan {
  /// Why a reader should look at an announcement first, for when and for whom its event comes.
  func doubt(about announcement: Announcement, isCertain: Bool) -> Reason? {
    let isSpoken = announcement.kind == .announcement
    let movesFocus = announcement.kind != .layoutChanged || announcement.argument != .nothing
    if isUnasked, movesFocus || !isCertain { return .unasked }
    if context.isShared(event.last, posting: announcement.form) { return .otherPlatforms }
    if event.decision == .firstLoad, !isOfLaterFailure, !context.isWaitedFor(event) {
      return .firstLoad
    }
    if isAlsoSetUp || (!event.isAction && context.isOfFirstState(event)) { return .firstLoad }
    // What a user began in a row is told of that row alone.
    if (isOfRow && !isAsked && event.asker != .awaited) || isOfPromotion { return .weakEvidence }
    // What a finger pulls says at each turn what letting go would do.
    if finding.rule == "silent-text-change", isAsked,
      Words.split(context.found.typeName(event)).contains("pull")
    {
      return .weakEvidence
    }
    // Where the screen is drawn in the same way, its first drawing would take the focus.
    if announcement.kind == .layoutChanged, case .element = announcement.argument,
      !event.asker.isDisjoint(with: [.lifecycle, .firstLoad])
    {
      return .firstLoad
    }
    if isNeverCalled || context.outline.isOfBrokenPause(event.home) { return .neverRuns }
    if isSpoken, announcement.isBareNumber || announcement.isDump { return .bareValue }
    // A request that each key begins is answered as often.
    if isSpoken, event.asker.contains(.hotLater) { return .severalConditions }
    if isOfCell, let reason = cellDoubt(announcement.kind) { return reason }
    if isOverwritten || context.isRedrawn(event) { return .severalConditions }
    if isBehindFlag { return .perhapsClosed }
    if event.changes.contains(where: \.hasSetter) { return .ownSetter }
    if mayComeWhileTyping, !context.found.waits.endsWait(event) { return .weakEvidence }
    // An element that gets the focus is spoken as well.
    let isHeard = if case .element = announcement.argument { true } else { isSpoken }
    if isHeard, beginsRecording { return .recorded }
    // What sets a screen up, or runs whenever a property is set, may run before there is anything.
    if isSpoken, isPerhapsDrawing, !context.found.waits.endsWait(event) { return .weakEvidence }
    return event.isAssumed && event.decision != .asked && !isCertain && !isSpoken
      ? .guessedCaller : nil
  }

  /// Whether something that was begun before has failed, and the screen shows that: this is seldom, and the screen
  /// was read before it.
  private var isOfLaterFailure: Bool {
    finding.rule == "silent-failure" && event.context.isLater
      && context.found.isFailureBranch(event)
  }

  /// Whether nothing runs the function around it.
  private var isNeverCalled: Bool {
    guard event.function >= 0 else { return false }
    return context.facts.function(event.function, of: context.outline)
      .map(context.facts.neverRuns) ?? false
  }

  /// Whether the same code draws the screen for the first time: then it would speak at every visit.
  ///
  /// What only shows or hides something is not called for nothing.
  private var isAlsoSetUp: Bool {
    guard EventPlan.drawing.contains(finding.rule), !isOfLaterFailure,
      event.asker.contains(.lifecycle)
        || (event.asker.contains(.firstLoad) && !context.isWaitedFor(event))
    else { return false }
    switch event.verb {
    case .show, .hide, .toggle: return false
    // What is so as a screen opens may have been so for long; a failure is seldom.
    case _ where finding.rule == "silent-text-change" && event.asker.contains(.lifecycle):
      return !context.isOfLaterState(event)
    default: return !context.found.waits.endsWait(event)
    }
  }

  private static let drawing: Set<String> = [
    "silent-text-change", "silent-visibility-change", "silent-failure",
  ]

  /// Whether all that calls the function goes on to say something else in the same place at once:
  /// `guard let key = decode(text) else { message = "No key" }`.
  private var isOverwritten: Bool {
    let texts = Set(event.changes([.text, .stateText]).map { Name($0.name) })
    guard !texts.isEmpty, event.function >= 0, event.context.closure < 0 else { return false }
    let outline = context.outline
    let own = outline.declarations[event.function]
    let calls = outline.callsOnSelf(of: own.name)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let function = outline.context(of: call)
          .function
        guard function >= 0, function != event.function else { return false }
        return outline.assignments[
          outline.assignments(in: outline.declarations[function].tokens)
        ].contains { assignment in
          let isOwn = outline.isOnSelf(assignment.receiver)
          let place = isOwn ? assignment.property : outline.lastName(of: assignment.receiver)
          return assignment.target.start > call.tokens.start && place.map(texts.contains) == true
            && !outline.isNoText(assignment.value) && follows(assignment, call)
        }
      }
  }

  /// Whether all that changes is drawn only in a part of the view that may be closed then.
  private var isBehindFlag: Bool {
    let outline = context.outline
    let states = event.changes.filter { [.stateText, .stateFlag].contains($0.kind) }
    guard states.count == event.changes.count,
      let view = outline.view(around: event.lead.subject.start)
    else { return false }
    let sections = DrawnSections(outline, view)
    return states.allSatisfy {
      sections.mayBeClosed(around: $0.name, setAt: [$0.subject.start])
    }
  }

  /// Whether an assignment comes after a call where that has come to nothing: in a branch that the call
  /// decides about, or further down on the same way.
  private func follows(_ assignment: Assignment, _ call: Call) -> Bool {
    let outline = context.outline
    let block = Int(assignment.block)
    if outline.isBlock(block, inside: Int(call.block)), block != Int(call.block) {
      return Int(outline.blocks[block].statement) == Int(call.statement)
    }
    return outline.isBlock(Int(call.block), inside: block)
      && outline.blocks(around: Int(call.block), within: block).allSatisfy {
        outline.blocks[$0].kind != .closure && !outline.leaves($0)
      }
  }

  /// Whether it is a view of one row: every row on screen would speak for itself.
  private var isOfRow: Bool {
    guard event.changes.contains(where: { [.stateText, .stateFlag, .stateList].contains($0.kind) })
    else { return false }
    let type = context.found.typeName(event)
    let words = Words.split(type)
    return context.facts.isRow(Name(type))
      || ["row", "cell", "item", "card", "tile"].contains(words.last)
      || words.suffix(2) == ["row", "view"] || words.suffix(2) == ["cell", "view"]
  }

  /// Whether it runs with the value that a watched property has already, before anything happened.
  ///
  /// A failure is none at first, and so is what a branch waits for.
  private var isFirstValue: Bool {
    let rules = [
      "silent-text-change", "silent-load", "silent-list-update", "silent-visibility-change",
    ]
    guard event.asker.contains(.observed), event.verb != .show, rules.contains(finding.rule),
      event.asker.contains(.initial) || !event.asker.contains(.asked)
    else { return false }
    for index in context.outline.blocks(around: event.home) {
      let block = context.outline.blocks[index]
      switch block.kind {
      case .caseBody: return false
      // What appears with a value may have that value from the start.
      case .ifBody
      where context.outline.unwraps(block) && finding.rule != "silent-visibility-change":
        return false
      case .function, .closure, .accessor:
        return !context.outline.skipsFirst(index) && !isOfMessages(index)
      default: break
      }
    }
    return true
  }

  /// Whether what is subscribed to keeps no value: a `PassthroughSubject` of a model.
  private func isOfMessages(_ block: Int) -> Bool {
    let outline = context.outline
    guard let chain = outline.call(ofBody: block)?.receiver else { return false }
    let names = chain.indices.prefix { outline.token($0).kind != .leftParen }
      .filter { outline.token($0).kind == .identifier }
      .map { outline.name($0) }.filter { $0 != "self" }
    guard names.count > 1 else { return false }
    let model = context.shape(of: names[0], in: event).base
    return context.facts.property(names[1], of: model)?.shape.base == "PassthroughSubject"
  }

  /// Whether it may run only to draw what is there already.
  private var isPerhapsDrawing: Bool {
    (!isAsked && event.context.own.isEmpty && (isCalledToDraw || isDrawn || setsUp))
      || isObserver || isFirstValue
  }

  /// Whether the function sets something up by its name, and not only the user's actions are known to call it.
  private var isCalledToDraw: Bool {
    event.verb == .configure
      && (event.isAssumed || !event.asker.isSubset(of: [.asked, .awaited, .leaving]))
  }

  /// Whether the function sets several parts of a screen up beside: `setupDatePicker()`.
  private var setsUp: Bool {
    let outline = context.outline
    let body = outline.declarations[event.function].tokens
    let calls = outline.calls(in: body).filter { index in
      let call = outline.calls[index]
      return call.nameToken >= 0 && call.receiver.isEmpty
        && outline.spelling(Int(call.nameToken)).hasPrefix(anyOf: ["setup", "setUp", "configure"])
    }
    return calls.count > 1
  }

  /// Whether it runs whenever a property is set, to nothing as well.
  private var isObserver: Bool {
    guard event.function >= 0, event.context.closure < 0 else { return false }
    let declaration = context.outline.declarations[event.function]
    if declaration.kind == .accessor { return true }
    // `- (void)setEvents:(NSArray *)events`
    return context.outline.file.language == .objectiveC && declaration.parameters.count == 1
      && event.functionWords.first == "set"
      && event.changes.contains { $0.kind == .list }
  }

  /// Whether it is about an advertisement, for which nobody waits.
  private var isOfPromotion: Bool {
    let words = event.functionWords + Words.split(event.lead.name)
    return !Words.ofAdvertisements.isDisjoint(with: words)
  }
}

extension Announcement {
  /// Whether all that is said is how much or how many: `String(settings.fontSize)`.
  fileprivate var isBareNumber: Bool {
    guard case .message(let message) = argument, message.expression.hasPrefix("String("),
      message.expression.hasSuffix(")"),
      case let value = message.expression.dropFirst("String(".count).dropLast(),
      value.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) })
    else { return false }
    return Words.split(String(value)).last.map(Announcement.amounts.contains) ?? false
  }

  /// Whether it says what a value looks like in code: `String(describing: error)`, `paths.description`.
  fileprivate var isDump: Bool {
    guard case .message(let message) = argument else { return false }
    let text = message.expression
    if text.hasPrefix("String(describing:") || text.hasPrefix("String(reflecting:") { return true }
    guard text.hasSuffix(".description") else { return false }
    let owner = text.dropLast(".description".count).reversed()
      .prefix { $0.isLetter || $0.isNumber }
    return Words.split(String(owner.reversed())).last.map(EnglishNouns.isPlural) ?? false
  }

  private static let amounts = Set(
    words: """
      count size number index total level value amount length width height percent percentage score
      points step page speed rate
      """)
}

extension SyntaxOutline {
  /// Whether the branch of an `if` is taken only with a value: `if let message`.
  fileprivate func unwraps(_ block: Block) -> Bool {
    guard block.statement >= 0 else { return false }
    let start = statements[Int(block.statement)].tokens.start
    return (start..<Int(block.open)).contains {
      token($0).word == .let || token($0).word == .var || token($0).word == .case
    }
  }

  /// Whether the subscription around a block leaves out the first value, or what is no value.
  fileprivate func skipsFirst(_ block: Int) -> Bool {
    let statement = Int(blocks[block].statement)
    guard blocks[block].kind == .closure, statement >= 0 else { return false }
    let tokens = statements[statement].tokens
    return (tokens.start..<Int(blocks[block].open)).contains { index in
      guard token(index).kind == .identifier else { return false }
      switch name(index) {
      case "dropFirst", "compactMap", "filter", "PassthroughSubject", "skip": return true
      default: return false
      }
    }
  }
}
