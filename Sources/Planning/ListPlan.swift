import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A list that is loaded or changes.
struct ListPlan {
  let base: EventPlan
  /// What the list shows, where its code tells.
  let collection: CountChoice.Collection?
  /// Whether that has nothing in it when the event is over.
  private let isSetToNothing: Bool
  var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
    let counts = CountChoice(context, event)
    collection = counts.collection()
    isSetToNothing = collection.map { counts.isLeftEmpty(Name($0.name)) } ?? false
  }

  func plan() -> Plan? {
    let messages = MessageChoice(base.context, event)
    // A search that is given up leaves what was there before.
    let isGivenUp = isEmptied || event.functionWords.contains("cancel")
    if isGivenUp, messages.computedText() == nil { return nil }
    if let load = event.changes.first(where: { $0.kind == .modelLoad }) {
      return textPlan(messages) ?? modelPlan(load)
    }
    if let choice = messages.computedText() { return base.announce(choice) }
    var perhaps: Plan?
    for change in event.changes([.text, .stateText])
    where (change.role.contains(.status) || tellsNumber(change) || isRevealed(change))
      && !event.isConditional && !isOfEmptyList(change) && !messages.tellsGesture(change.value)
    {
      guard let choice = messages.shownText(change) else { continue }
      let doubts = TextDoubt(base)
      let isBare = doubts.isBareBesideOthers(change) || doubts.isOnlyAValue(change.value)
      if choice.condition == nil, !messages.mayBeNothing(change.value), !isBare {
        return base.announce(choice, doubt: doubt)
      }
      perhaps = perhaps ?? base.announce(choice, doubt: isBare ? .bareValue : doubt)
    }
    if isSetToNothing, let choice = messages.handedText() {
      return base.announce(choice, isPresentation: true, doubt: doubt)
    }
    // What is only seen of an empty list says nothing of a full one.
    if let perhaps { return isDoubted(doubt) ? perhaps : counted() ?? perhaps }
    guard !event.isConditional else { return base.display(.severalConditions) }
    if let words = confirmation,
      var choice = Sentence(text: words).choice(in: base.context)
    {
      if !choice.isKnownText { choice.doubt = choice.doubt ?? .madeSentence }
      return base.announce(choice)
    }
    return counted() ?? (isPerhapsNoNews ? nil : base.display(base.context.missingSentence))
  }

  /// Whether a text stands for an empty list, and nothing here shows whether it is seen.
  private func isOfEmptyList(_ change: Change) -> Bool {
    Words.tellNothing(Words.split(change.name))
      && event.changes([.shown, .visibility]).isEmpty
  }

  /// How much there is now; `nil` where that is not known, or says nothing.
  private func counted() -> Plan? {
    let isWhole = event.changes.contains { $0.kind == .list || $0.kind == .stateList }
    let words = Set(event.functionWords)
    // What has failed, or only begins anew, has loaded nothing.
    guard isWhole, !base.context.found.isFailureBranch(event),
      words.isDisjoint(with: ["reset", "clear"]), !isOnlyReplaced, !isSetToNothing
    else { return nil }
    let doubt = doubt
    guard doubt != .weakEvidence || event.decision != .asked || assignsCollection,
      var choice = CountChoice(base.context, event).choice()
    else { return nil }
    // Of what has just got something nobody is told that there is nothing.
    if adds || setsConstant {
      guard choice.condition == nil else { return nil }
      choice.alternative = nil
    }
    // What a failure leaves is shown as nothing.
    if swallowsFailure, !isFilledInOneCase, !ignoresError, !isDrawnInAnyCase,
      let only = choice.whereEmpty()
    {
      return base.announce(only, doubt: only.doubt ?? occasionDoubt)
    }
    // Nobody translates a number that perhaps nobody waits for.
    guard !isDoubted(doubt) || choice.condition != nil else { return base.display(.untranslated) }
    return base.announce(
      choice,
      doubt: choice.doubt ?? doubt
        ?? (isOneOfTwo || isAfterAnother || isToldOtherwise ? .severalViews : nil)
        ?? (isBroughtUpToDate ? .weakEvidence : nil)
        ?? collection.flatMap(countDoubt))
  }

  /// Whether a number would be spoken untranslated, and it is not even sure that somebody waits for it.
  private func isDoubted(_ doubt: Reason?) -> Bool {
    base.context.localization.leavesUntranslated && doubt != nil
  }

  /// Whether another list of the screen gets its contents in the same moment: the number of either
  /// is not all that has come.
  private var isOneOfTwo: Bool {
    Set(event.changes(.stateList).filter { !isEmpty($0.value) }.map(\.name)).count > 1
  }

  private func isEmpty(_ value: TokenRange) -> Bool {
    ["[]", "[:]"].contains(base.context.outline.text(value))
  }

  /// Whether a label says beside the list how much there is: then those words are the right ones.
  private func tellsNumber(_ change: Change) -> Bool {
    let words = Words.split(change.name)
    let numbers: Set<String> = ["count", "total", "progress", "number", "found", "matches"]
    return change.role.contains(.label) && !numbers.isDisjoint(with: words)
      && words.allSatisfy { $0 != "price" && $0 != "page" }
  }

  /// Whether a label says something in words and only appears with them.
  private func isRevealed(_ change: Change) -> Bool {
    let outline = base.context.outline
    return change.role.contains(.label)
      && (outline.isSentence(change.value) || outline.hasWords(change.value))
      && event.changes(.shown).contains { $0.name == change.name && $0.owner == change.owner }
  }

  /// Whether what the list shows is only cleared here: a search that is given up.
  private var isEmptied: Bool {
    event.changes.allSatisfy { [.list, .rows, .hidden].contains($0.kind) } && isSetToNothing
  }

  /// The text that the view sets beside what its model loads: it says more than any number.
  private func textPlan(_ messages: MessageChoice) -> Plan? {
    guard !event.isConditional, let text = event.changes.last(where: { $0.kind == .stateText })
    else { return nil }
    return messages.shownText(text).map { base.announce($0) }
  }

  /// What a command has done, of the names of its function and of the list; `nil` for no command.
  private var confirmation: String? {
    guard event.decision == .asked, !isToggle else { return nil }
    let collection = collection?.name ?? ""
    return Wording.confirmation(of: event.functionName, collection: collection)
  }

  /// Whether the command does the one or the other: `model.setFlag(to: !model.isFlagged)`.
  private var isToggle: Bool {
    let outline = base.context.outline
    return outline.calls(in: outline.declarations[event.function].tokens).contains { index in
      outline.calls[index].name == "toggle"
        || outline.calls[index].arguments.contains {
          outline.spelling(outline.arguments[Int($0)].value).hasPrefix("!")
        }
    }
  }

  /// Why the outcome may not be one that the user waits for; `nil` where the code shows it is.
  private var doubt: Reason? {
    if swallowsFailure || isFilledInOneCase || ignoresError || isDrawnInAnyCase {
      return .unknownOutcome
    }
    return occasionDoubt
  }

  /// Why the user may not wait for it then.
  private var occasionDoubt: Reason? {
    if base.isFieldEntered { return .leavesControl }
    if isChosen || isReplacedOneByOne { return .weakEvidence }
    // Page after page comes as the user scrolls.
    if event.asker.contains(.hotLater) { return .weakEvidence }
    if event.isAssumed,
      !(event.verb == .load && assignsCollection) || isFiltering || isHandedOver
    {
      return .guessedCaller
    }
    switch event.decision {
    case .asked:
      // What is only read again may be read for any reason; a user's own action is one, unless it is
      // that of a control which says what it is set to.
      guard event.isAction, !base.staysOnControl, !isHandedFilter else { return .weakEvidence }
      return assignsCollection || event.verb == .load ? nil : .weakEvidence
    case .awaited, .firstLoad:
      if isReadAtEachVisit || isShownBefore { return .firstLoad }
      // What is read at once nobody waits for.
      if isWithoutWait || isDrawnAnew || isHandedFilter { return .weakEvidence }
      return isWaitedFor ? nil : .weakEvidence
    default: return nil
    }
  }

  /// The functions that run whenever a screen is seen again.
  private static let visits: [Name] = [
    "viewWillAppear", "viewWillAppear:", "viewDidAppear", "viewDidAppear:",
  ]

  /// Whether the screen reads its list whenever it is seen again, and shows no wait each time.
  private var isReadAtEachVisit: Bool {
    let outline = base.context.outline
    let name = outline.declarations[event.function].name
    let waits = base.context.found.waits
    guard !waits.begins(in: event.function) else { return false }
    if ListPlan.visits.contains(name) { return true }
    let type = outline.typeName(around: event.function)
    return ListPlan.visits.flatMap { outline.functions($0, of: type) }.contains { visit in
      !waits.begins(in: visit)
        && outline.calls(in: outline.declarations[visit].tokens)
          .contains { outline.calls[$0].name == name }
    }
  }

  /// Whether the list shows what was kept of it before the first load brings it anew: who waits for nothing is
  /// told nothing.
  private var isShownBefore: Bool {
    guard event.decision == .firstLoad, let collection else { return false }
    return CountChoice(base.context, event).isFilledBefore(Name(collection.name))
  }

  /// Whether the code shows that somebody waits for the list: it ends a wait that was seen, the user
  /// began the work, its failure shows as well, or a function that loads does no more.
  ///
  /// Of what was loaded without any of these, strangers took two of three fixes.
  private var isWaitedFor: Bool {
    let waits = base.context.found.waits
    if waits.isOver(with: event) || waits.endsWait(event) || showsBothOutcomes { return true }
    if !event.isAssumed, event.asker == .awaited { return true }
    let isFirst = !event.asker.isDisjoint(with: [.lifecycle, .firstLoad])
    return event.verb == .load && !event.context.isLater && !isFirst && assignsCollection
      && !isOfNoScreen && !isMadeUp
  }

  /// Whether the list belongs to an object that only fills it, on whatever screen that may be seen.
  private var isOfNoScreen: Bool {
    let outline = base.context.outline
    var index = event.function
    while index >= 0, outline.declarations[index].kind != .class {
      index = Int(outline.declarations[index].parent)
    }
    guard index >= 0 else { return false }
    let inherited = outline.declarations[index].inheritance
    return !inherited.isEmpty && outline.name(inherited.start) == "NSObject"
  }

  /// Whether a list is only narrowed or sorted, at every key as likely as not.
  private var isFiltering: Bool {
    ["filter", "sort"].contains(event.functionWords.first ?? "")
  }

  /// Whether a function is handed what its list is narrowed by, which it gets at every key.
  private var isHandedFilter: Bool {
    let outline = base.context.outline
    return outline.declarations[event.function].parameters.contains {
      switch outline.parameters[Int($0)].name {
      case "filter", "filterString", "filterText", "searchText", "searchString", "keyword": true
      default: false
      }
    }
  }

  /// Whether another view of the app's hands over what the user has put together there:
  /// `TagPicker(chosen: tags) { picked in tags = picked }`.
  private var isChosen: Bool {
    let outline = base.context.outline
    let closure = event.context.closure
    guard closure >= 0, let call = outline.call(ofClosure: closure),
      call.flags.contains(.capitalized),
      outline.role(of: closure) == .callback || event.context.own == .asked
    else { return false }
    return event.changes(.stateList).contains { list in
      list.value.count == 1
        && outline.isParameter(outline.name(list.value.start), ofClosureAround: list.block)
    }
  }

  /// Whether the list gets something else for one of its elements, and keeps as many: `tasks = tasks.map { … }`.
  private var isReplacedOneByOne: Bool {
    let outline = base.context.outline
    return event.changes(.stateList).contains { list in
      let value = list.value
      guard value.count > 3 else { return false }
      let start = outline.token(value.start).word == .self ? value.start + 2 : value.start
      return outline.name(start) == Name(list.name) && outline.text(start + 2) == "map"
    }
  }

  /// Whether what comes on screen reads its list again, without any wait.
  private var isDrawnAnew: Bool {
    !event.context.isLater && event.asker.contains(.lifecycle)
      && !base.context.found.waits.endsWait(event)
  }

  /// Whether the function reads what it shows by itself, without any wait.
  private var isWithoutWait: Bool {
    if isOfCache || isKept { return true }
    guard !event.context.isLater, event.changes(.modelLoad).isEmpty else { return false }
    let outline = base.context.outline
    func isComputed(_ value: TokenRange) -> Bool {
      value.indices.contains { [.leftParen, .leftBrace].contains(outline.token($0).kind) }
    }
    if event.verb == .load, event.changes(.stateList).contains(where: { isComputed($0.value) }) {
      return true
    }
    guard !event.isAssumed, let collection else { return false }
    let name = Name(collection.name)
    return outline.assignments(in: outline.declarations[event.function].tokens).contains {
      outline.assignments[$0].property == name && isComputed(outline.assignments[$0].value)
        && !outline.context(
          ofToken: outline.assignments[$0].target.start,
          inBlock: Int(outline.assignments[$0].block)
        ).isLater
    }
  }

  /// Whether a branch shows what has been kept: `if let cachedItems = cache[key] { … }`.
  private var isOfCache: Bool {
    let outline = base.context.outline
    for index in outline.blocksOfFunction(around: event.home) {
      let block = outline.blocks[index]
      if block.kind == .ifBody, block.statement >= 0 {
        let start = outline.statements[Int(block.statement)].tokens.start
        let head = TokenRange(start, Int(block.open))
        if outline.spelling(head).lowercased.contains("cached") { return true }
      }
    }
    return false
  }

  /// Whether only single elements of what the list shows get another value, or one is added to them:
  /// nothing was loaded.
  private var isOnlyReplaced: Bool {
    guard let collection else { return false }
    let outline = base.context.outline
    let scope = outline.declarations[event.function].tokens
    let name = Name(collection.name)
    let changed = outline.assignments(in: scope).compactMap { index -> String? in
      let target = outline.assignments[index].target
      let isOwn = target.indices.prefix(3).contains { outline.name($0) == name }
      return isOwn ? outline.text(target) : nil
    }
    let own = [collection.name, "self.\(collection.name)"]
    let isReplaced = changed.contains { target in own.contains { target.hasPrefix("\($0)[") } }
    let isAdded = outline.calls(in: scope).contains { index in
      let call = outline.calls[index]
      guard call.name == "append" || call.name == "addObject:", call.arguments.count == 1,
        let first = call.arguments.first, outline.arguments[Int(first)].label != "contentsOf",
        outline.lastName(of: call.receiver) == name
      else { return false }
      return !outline.context(of: call).isInLoop
    }
    return (isReplaced || isAdded) && !changed.contains { own.contains($0) }
  }

  /// Whether only one of several cases fills the list, which is then shown in any.
  private var isFilledInOneCase: Bool {
    guard let collection else { return false }
    let outline = base.context.outline
    let name = Name(collection.name)
    let scope = outline.declarations[event.function].tokens
    let blocks = outline.assignments(in: scope)
      .filter { outline.assignments[$0].property == name }
      .map { Int(outline.assignments[$0].block) }
    return !blocks.isEmpty
      && blocks.allSatisfy { block in
        block != event.home && outline.isBlock(block, inside: event.home)
          && [.caseBody, .ifBody, .doBody].contains(outline.blocks[block].kind)
      }
  }

  /// Whether the collection that is counted gets a new value in the same function.
  var assignsCollection: Bool {
    if event.changes.contains(where: { $0.kind == .stateList }) { return true }
    guard let collection else { return false }
    let name = Name(collection.name)
    let scope = base.context.outline.declarations[event.function].tokens
    return base.context.outline.assignments.contains {
      $0.property == name && scope.contains($0.target.start)
    }
  }

  /// Whether a failure of the same work shows as well: then somebody waits for either.
  private var showsBothOutcomes: Bool {
    base.context.found.events(of: event.function).contains {
      $0.home != event.home && $0.involves(.error)
    }
  }
}
