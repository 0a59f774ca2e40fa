import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds the collection that a list shows, and words its number.
struct CountChoice {
  let context: PlanningContext
  let event: Event
  var outline: SyntaxOutline { context.outline }

  init(_ context: PlanningContext, _ event: Event) {
    self.context = context
    self.event = event
  }

  /// What a list counts.
  struct Collection {
    /// As written where it is counted: `viewModel.items`.
    var expression: String
    /// Its last name, as spelt.
    var name: String
    /// Whether its type is known to have a count that is what the user sees.
    var isProven: Bool
    /// Whether it is a local or a parameter of the function, not a member.
    var isLocal = false
  }

  /// The sentence with the number, and why it is not safe.
  func choice() -> MessageChoice.Choice? { collection().flatMap { choice(of: $0) } }

  /// The same for a collection that is known already.
  func choice(of collection: Collection) -> MessageChoice.Choice? {
    guard !CountChoice.isCountless(collection.name, event.functionName),
      !isPaged(collection), !isFixed(collection), !getsMore(collection),
      let expression = visibleExpression(collection),
      isPlain(expression)
    else { return nil }
    let name = collection.name
    let isAsked = event.decision == .asked
    var words = Wording.counting(
      event.functionName, name, isAsked: isAsked, isFiltered: isFiltered(collection))
    let empty = context.emptyText(
      of: expression, in: outline.typeName(around: event.function),
      isSearched: event.functionWords.contains { ["search", "find", "query"].contains($0) })
    // What the screen calls them where there are none, they are called where there are some.
    if let shown = empty.flatMap({ Wording.things(missedBy: $0.message.expression) }) {
      words = Wording.counting(event.functionName, shown, isAsked: isAsked)
    } else if words.hasPrefix("Items "), name != "items",
      let telling = elementName(of: name) ?? nameByFunction ?? nameByScreen
    {
      words = Wording.counting(event.functionName, telling, isAsked: isAsked)
    }
    let count =
      outline.file.language == .swift ? "\(expression).count" : "(unsigned long)\(expression).count"
    var choice = Sentence(text: words, count: count).choice(in: context)
    if choice?.doubt == nil, !collection.isProven || isOneOfSeveral(collection) {
      choice?.doubt = .guessedType
    }
    choice = choice?.orEmpty(empty)
    // Of what is gone there would be none.
    if outline.file.language == .objectiveC { choice?.condition = context.weakName(in: expression) }
    return choice
  }

  /// Whether the number of what a collection has says nothing, by its name and by that of the function which
  /// fills it.
  static func isCountless(_ collection: String, _ function: String) -> Bool {
    let words = Words.split(collection)
    // The cases of an enumeration are as many as ever, and sections are not what they hold.
    return collection == "allCases" || words.last == "sections"
      || !CountChoice.copies.isDisjoint(with: words) || isOfCalendar(words, function)
  }

  /// Whether a collection is what a calendar or clock is drawn with: there are as many as ever.
  private static func isOfCalendar(_ words: [String], _ function: String) -> Bool {
    guard let last = words.last, spans.contains(last) else { return false }
    return !Set(words + Words.split(function))
      .isDisjoint(with: ["calendar", "grid", "month", "year", "week"])
  }

  private static let spans: Set<String> = [
    "days", "dates", "weekdays", "weeks", "months", "years", "hours", "slots", "cells",
  ]

  /// What is said of a copy of what is there, made for a change of it: nothing has come.
  private static let copies: Set<String> = [
    "editable", "editing", "edited", "draft", "drafted", "original", "backup", "temp", "tmp",
    "persisted", "cached",
  ]

  /// Whether the function gives the collection what a filter leaves of another.
  private func isFiltered(_ collection: Collection) -> Bool {
    guard event.function >= 0 else { return false }
    return outline.assignments(in: outline.declarations[event.function].tokens).contains {
      let assignment = outline.assignments[$0]
      return assignment.property == Name(collection.name)
        && assignment.value.indices.contains { outline.name($0) == "filter" }
    }
  }

  /// Whether the file adds a further page to what is there: then a part of it is counted.
  private func isPaged(_ collection: Collection) -> Bool {
    let name = Name(collection.name)
    let adds = outline.calls.contains { call in
      switch call.name {
      case "addObjectsFromArray:", "insertObjects:atIndexes:": break
      case "append", "insert":
        guard call.arguments.contains(where: { outline.arguments[Int($0)].label == "contentsOf" })
        else { return false }
      default: return false
      }
      return outline.lastName(of: call.receiver) == name
    }
    let isExtended =
      adds
      || outline.assignments.contains { assignment in
        assignment.property == name
          && (assignment.isCompound
            || assignment.value.indices.contains {
              outline.name($0) == "arrayByAddingObjectsFromArray"
            })
      }
    guard isExtended else { return false }
    return outline.declarations.contains { declaration in
      guard declaration.nameToken >= 0 else { return false }
      let words = Words.split(outline.text(Int(declaration.nameToken)))
      return words.contains("page") || words.contains("cursor") || words.contains("offset")
        || words.contains("more") || words.contains("older") || words.contains("earlier")
    }
  }

  /// Whether an expression is names and dots only: no call, no subscript, nothing optional.
  private func isPlain(_ expression: String) -> Bool {
    expression.utf8.allSatisfy {
      ($0 | 0x20 >= 97 && $0 | 0x20 <= 122) || ($0 >= 48 && $0 <= 57) || $0 == 95 || $0 == 46
        || $0 >= 128 || ($0 == 45 || $0 == 62)
    }
  }

  /// The collection as it can be named where the post stands: what was just assigned to it where
  /// that is a name, else the member.
  private func visibleExpression(_ collection: Collection) -> String? {
    let name = Name(collection.name)
    for assignment in outline.assignments(directlyIn: event.home)
    where assignment.property == name && assignment.value.count == 1
      && outline.token(assignment.value.start).kind == .identifier
      && context.isLocal(outline.name(assignment.value.start), in: event)
    {
      let isOptional = outline.text(assignment.target).contains("?")
      if isOptional { return outline.text(assignment.value) }
    }
    if collection.isLocal { return collection.expression }
    if outline.file.language == .objectiveC {
      return context.namedInBlock(collection.expression, event.home)
    }
    let path =
      collection.expression.hasPrefix("self.")
      ? String(collection.expression.dropFirst(5)) : collection.expression
    let qualified = context.qualified(path, in: event.home, event, isOptionalFine: false)
    return qualified ?? nil
  }

  // MARK: The collection

  /// The collection that the changed list counts; `nil` where that is not one.
  func collection() -> Collection? {
    if let state = event.changes.first(where: { $0.kind == .stateList }) {
      return stateCollection(state)
    }
    if let snapshot = snapshotCollection() { return snapshot }
    return countedCollection()
  }

  private func stateCollection(_ change: Change) -> Collection? {
    let counted = change.counted.isEmpty ? change.name : change.counted
    // The view's own, whatever a closure around the change calls by the same name.
    let declared = context.facts.property(
      Name(counted), of: outline.typeName(around: event.function))
    let shape = declared?.shape ?? context.shape(of: Name(counted), in: event)
    // What only picks one of many has no count, nor has what is only handed to who makes the list.
    guard shape.isUnknown ? isTakenWhole(Name(counted)) : isCollection(shape), !shape.isOptional
    else { return nil }
    return Collection(
      expression: counted, name: isPart(counted, of: change.name) ? counted : change.name,
      // What `ForEach` and `List` take has a count, unless it is counted otherwise.
      isProven: shape.isUnknown || shape.isFlatCollection)
  }

  /// Whether a name speaks of some of the things that another has: `liveTalks` of `talks`.
  private func isPart(_ counted: String, of name: String) -> Bool {
    let (all, own) = (Words.split(counted), Words.split(name))
    return all.count > own.count && all.suffix(own.count) == own[...]
      && CountChoice.views.isDisjoint(with: all)
  }

  /// How lists are called that show all there is, or what was asked for.
  private static let views: Set<String> = [
    "filtered", "filter", "sorted", "ordered", "displayed", "display", "visible", "shown", "all",
    "current", "grouped", "unique", "searched", "search", "matching", "found", "paged", "listed",
    "my", "reversed", "valid", "the", "final", "view", "and", "or",
  ]

  private func isCollection(_ shape: TypeShape) -> Bool {
    !shape.wrapping.isDisjoint(with: [.array, .set, .dictionary])
      || !(shape.isString || CountChoice.scalars.contains(shape.base)
        || context.facts.declares(shape.base))
  }

  private static let scalars: Set<Name> = ["Int", "Bool", "Double", "Date", "UUID"]

  /// Whether some list of the file takes all of a property: `ForEach(items)`.
  private func isTakenWhole(_ name: Name) -> Bool {
    outline.calls.contains { call in
      guard ["List", "ForEach", "Table"].contains(call.name), let first = call.arguments.first,
        case let value = outline.arguments[Int(first)].value
      else { return false }
      return outline.lastName(of: value) == name && !outline.text(value).contains("(")
    }
  }

  /// What was appended to the snapshot in the same function, if it is one collection.
  private func snapshotCollection() -> Collection? {
    let scope = outline.declarations[event.function].tokens
    var found: [TokenRange] = []
    for call in outline.calls[outline.calls(in: scope)]
    where call.name == "appendItems" || call.name == "appendItemsWithIdentifiers:" {
      guard let first = call.arguments.first else { return nil }
      found.append(outline.arguments[Int(first)].value)
    }
    guard found.count == 1, let name = outline.lastName(of: found[0]) else { return nil }
    let text = outline.text(found[0])
    guard !text.contains("("), let token = outline.lastNameToken(of: found[0]),
      // One of several sections is not there any more.
      context.isVisible([outline.name(found[0].start)], from: event.home, in: event)
    else { return nil }
    return Collection(
      expression: text, name: outline.text(token),
      isProven: context.shape(of: name, in: event).isFlatCollection,
      isLocal: context.isLocal(outline.name(found[0].start), in: event))
  }

  /// What `numberOfRows` or `numberOfItems` of the same type counts, if it is one thing.
  private func countedCollection() -> Collection? {
    let type = outline.typeName(around: event.function)
    var candidates: [(expression: String, name: String, hash: Name)] = []
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      guard declaration.body >= 0, isCounter(declaration),
        outline.typeName(around: index) == type
      else { continue }
      guard let found = counted(in: declaration) else { return nil }
      candidates.append(found)
    }
    guard let first = candidates.first,
      candidates.allSatisfy({ $0.expression == first.expression }),
      !fillsOnlyOthers(than: first.hash)
    else { return nil }
    let shape = shape(ofChain: first.expression, last: first.hash)
    guard !shape.wrapping.contains(.nested), !shape.wrapping.contains(.dictionary) else {
      return nil
    }
    return Collection(
      expression: first.expression, name: first.name, isProven: shape.isFlatCollection)
  }

  /// Whether the event's code gives another collection of the type what has come, and this one nothing.
  private func fillsOnlyOthers(than counted: Name) -> Bool {
    let body = outline.declarations[event.function].tokens
    let assigned = outline.assignments(in: body)
    if assigned.contains(where: { outline.assignments[$0].property == counted }) { return false }
    let calls = outline.calls(in: body).map { outline.calls[$0] }
    if calls.contains(where: { outline.lastName(of: $0.receiver) == counted }) { return false }
    let type = outline.typeName(around: event.function)
    func isOther(_ name: Name?) -> Bool {
      name.flatMap { context.facts.property($0, of: type) }?.shape.isFlatCollection == true
    }
    return assigned.contains { index in
      let assignment = outline.assignments[index]
      return outline.spelling(assignment.value) != "[]" && isOther(assignment.property)
    }
      || calls.contains { call in
        ["append", "insert", "addObject:", "addObjectsFromArray:"].contains(call.name)
          && isOther(outline.lastName(of: call.receiver))
      }
  }

  /// The shape of the last name: of a member of the type, or of the member's own type.
  private func shape(ofChain text: String, last: Name) -> TypeShape {
    var parts = text.split(separator: ".").map(String.init)
    if parts.first == "self" { parts.removeFirst() }
    guard parts.count > 1 else {
      return context.facts.property(last, of: outline.typeName(around: event.function))?.shape
        ?? .unknown
    }
    var owner = context.shape(of: Name(parts[0].filter { $0 != "?" && $0 != "!" }), in: event).base
    for part in parts.dropFirst().dropLast() {
      owner =
        context.facts.property(Name(part.filter { $0 != "?" && $0 != "!" }), of: owner)?.shape.base
        ?? .none
    }
    return context.facts.property(last, of: owner)?.shape ?? .unknown
  }

  private func isCounter(_ declaration: Declaration) -> Bool {
    switch declaration.name {
    case "tableView:numberOfRowsInSection:", "collectionView:numberOfItemsInSection:": return true
    case "tableView", "collectionView":
      return declaration.parameters.contains {
        let label = outline.parameters[Int($0)].label
        return label == "numberOfRowsInSection" || label == "numberOfItemsInSection"
      }
    default: return false
    }
  }

  /// The one `x.count` that a function returns; `nil` for anything less plain.
  private func counted(
    in declaration: Declaration
  ) -> (expression: String, name: String, hash: Name)? {
    let block = outline.blocks[Int(declaration.body)]
    var found: [TokenRange] = []
    var index = Int(block.open) + 1
    while index < Int(block.close) {
      let token = outline.token(index)
      if token.word == .switch || token.word == .if || token.word == .guard { return nil }
      if token.kind == .leftBracket, outline.file.language == .swift { return nil }
      if token.kind == .identifier, outline.name(index) == "count" {
        // `x.count()` of C++, or with a condition, is no property.
        if outline.token(index + 1).kind == .leftParen { return nil }
        found.append(chain(endingAt: index, after: Int(block.open)))
      }
      index += 1
    }
    guard found.count == 1, let chain = found.first, !chain.isEmpty,
      let name = outline.lastNameToken(of: chain)
    else { return nil }
    return (outline.text(chain), outline.text(name), outline.name(name))
  }

  /// What stands before `.count`, or the receiver of the message `count`.
  private func chain(endingAt count: Int, after open: Int) -> TokenRange {
    if outline.token(count - 1).kind != .period {
      // `[self.contacts count]`
      for call in outline.calls where Int(call.nameToken) == count { return call.receiver }
      return .none
    }
    var start = count - 1
    while start - 1 > open {
      switch outline.token(start - 1).kind {
      case .identifier, .period, .question, .exclamation: start -= 1
      case .keyword where outline.token(start - 1).word == .self: start -= 1
      default:
        // `floors[section].rooms` begins before what is read here.
        return outline.token(start).kind == .period ? .none : TokenRange(start, count - 1)
      }
      // Two names without a dot between them: the chain began here.
      if outline.token(start).kind == .identifier, outline.token(start - 1).kind == .identifier {
        return TokenRange(start, count - 1)
      }
    }
    return TokenRange(start, count - 1)
  }
}
