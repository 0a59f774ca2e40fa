import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds the lists of a file's views of which a search may leave nothing.
extension ShownStateFinder {
  /// A search, and the tokens of the condition under which nothing is left.
  struct Emptied {
    var search: EmptiedSearch
    var condition: TokenRange
  }

  func emptiedSearches() -> [Emptied] {
    let searches = outline.calls.compactMap(outline.searchedText)
    guard !searches.isEmpty else { return [] }
    return outline.declarations.indices.compactMap { view in
      let type = outline.declarations[view]
      guard type.kind == .struct, inheritsView(type), type.body >= 0,
        case let parts = outline.parts(of: type),
        case let typed = searches.filter({ parts.contains($0.start) }), !typed.isEmpty,
        !speaks(type), !isOneOfMany(type)
      else { return nil }
      let found = typed.flatMap { emptied(by: $0, in: view) }
      // Of several lists each says something else, and none that nothing is left at all.
      guard let first = found.first,
        found.allSatisfy({ $0.search.found == first.search.found })
      else { return nil }
      return first
    }
  }

  /// The branches of a view that are there where nothing is left of what a binding to a text narrows.
  private func emptied(by binding: TokenRange, in view: Int) -> [Emptied] {
    let type = outline.declarations[view].name
    let typed = String(outline.text(binding).dropFirst())
    return outline.blocks.indices.compactMap { block in
      guard let (found, condition) = outline.emptiedChain(ofBranch: block, typing: typed),
        outline.blocks[block].legality == .resultBuilder,
        outline.typeName(ofBlock: block) == type,
        isNarrowed(found, by: typed, in: view),
        !isWatched(outline.text(found), in: outline.declarations[view]),
        let text = outline.textOfNothing(in: block, of: type, typing: typed)
      else { return nil }
      return Emptied(
        search: EmptiedSearch(
          type: type, statement: statement(with: binding, in: view), found: outline.text(found),
          typed: typed, text: text),
        condition: condition)
    }
  }

  /// The expression that is all of `body`; of a body with branches the outermost one that has the search:
  /// where there is nothing to type into, nothing changes.
  private func statement(with binding: TokenRange, in view: Int) -> Int {
    let whole = bodyStatement(of: view)
    guard whole < 0 else { return whole }
    return outline.statements.indices.first { index in
      let statement = outline.statements[index]
      return statement.kind == .expression && statement.tokens.contains(binding.start)
        && outline.blocks[Int(statement.block)].legality == .resultBuilder
        && outline.typeName(ofBlock: Int(statement.block)) == outline.declarations[view].name
    } ?? -1
  }

  /// Whether a collection is computed of what is typed, by the view or by its model.
  private func isNarrowed(_ found: TokenRange, by typed: String, in view: Int) -> Bool {
    let path = typed.split(separator: ".").map { Name(String($0)) }
    let root = outline.name(found.start)
    guard found.count == 1 else {
      guard path.count == 2, path[0] == root, let place = property(root, of: view),
        let model = modelType(place)
      else { return false }
      return facts.isComputed(outline.name(found.end - 1), of: path[1], in: model.type)
    }
    // What is typed, cut: `trimmedQuery`.
    let type = outline.declarations[view].name
    if facts.property(root, of: type)?.shape.isString == true { return false }
    var open = [root]
    var seen = Set(open)
    while let name = open.popLast() {
      guard let body = outline.body(ofComputed: name, in: type) else { continue }
      for index in body.indices
      where outline.token(index).kind == .identifier && !outline.isMember(at: index) {
        let isWhole =
          path.count == 1
          || outline.token(index + 1).kind == .period && outline.name(index + 2) == path[1]
        if outline.name(index) == path[0], isWhole { return true }
        if seen.insert(outline.name(index)).inserted { open.append(outline.name(index)) }
      }
    }
    return false
  }
}

extension SyntaxOutline {
  /// The binding to the text that a search is typed into, `$searchText` or `$model.searchText`; `nil` for
  /// other calls.
  func searchedText(_ call: Call) -> TokenRange? {
    for index in call.arguments {
      let value = arguments[Int(index)].value
      // Nearly all arguments end here: no name has to be looked at.
      guard value.count == 1 || value.count == 3, isBinding(value), call.nameToken >= 0,
        value.count == 1 || token(value.start + 1).kind == .period
      else { continue }
      if call.name == "searchable" { return value }
      let isField =
        call.name == "TextField"
        || spelling(Int(call.nameToken)).contains(anyOf: ["Search", "search"])
      let typed = Words.split(text(value.end - 1).filter { $0 != "$" })
      let isSearch = typed.contains { ["search", "query", "filter", "keyword"].contains($0) }
      if isField, isSearch { return value }
    }
    return nil
  }

  private func isBinding(_ value: TokenRange) -> Bool {
    let first = token(value.start).range
    return first.count > 1 && file.bytes[first.start] == UInt8(ascii: "$")
  }

  /// The collection of which nothing is left where a branch of a view is there, and the branch's
  /// condition; `nil` where something else decides about it, too.
  fileprivate func emptiedChain(
    ofBranch block: Int, typing typed: String
  ) -> (found: TokenRange, condition: TokenRange)? {
    switch blocks[block].kind {
    case .ifBody:
      let condition = condition(ofBranch: block)
      guard asksForNothing(condition), isReachedBySearch(block) else { return nil }
      var found: TokenRange?
      for part in conjuncts(of: condition) {
        if let chain = emptyChain(part), text(chain) != typed {
          guard found == nil else { return nil }
          found = chain
        } else if !isOfSearch(part, typed) {
          return nil
        }
      }
      return found.map { ($0, condition) }
    case .elseBody:
      let others = branches(beside: block)
      guard others.count == 1, case let condition = condition(ofBranch: others[0]),
        condition.count > 2, asksForNothing(condition), text(condition.start) == "!",
        let chain = emptyChain(TokenRange(condition.start + 1, condition.end)),
        text(chain) != typed, isReachedBySearch(block)
      else { return nil }
      return (chain, condition)
    default: return nil
    }
  }

  /// Whether no branch in front of it, or of what it lies in, is there just while something is searched for:
  /// `if isSearching`.
  private func isReachedBySearch(_ block: Int) -> Bool {
    blocksOfFunction(around: block).allSatisfy(hasNoSearchInFront)
  }

  private func hasNoSearchInFront(_ block: Int) -> Bool {
    guard [.ifBody, .elseBody].contains(blocks[block].kind) else { return true }
    let earlier = branches(beside: block).filter { $0 < block && blocks[$0].kind == .ifBody }
    return earlier.flatMap { conjuncts(of: condition(ofBranch: $0)) }.allSatisfy { part in
      let condition = text(part)
      return condition.hasPrefix("!") || emptyChain(part) != nil
        || Words.split(condition).allSatisfy { !["search", "searching", "query"].contains($0) }
    }
  }

  private func asksForNothing(_ condition: TokenRange) -> Bool {
    condition.indices.contains { token($0).kind == .identifier && name($0) == "isEmpty" }
  }

  /// `notes` or `model.notes` of `notes.isEmpty`.
  private func emptyChain(_ part: TokenRange) -> TokenRange? {
    var part = part
    if part.count > 2, token(part.start).word == .self {
      part = TokenRange(part.start + 2, part.end)
    }
    guard part.count == 3 || part.count == 5, name(part.end - 1) == "isEmpty", isPath(part)
    else { return nil }
    return TokenRange(part.start, part.end - 2)
  }

  /// Whether a condition only says that something was typed, or that no wait is shown.
  private func isOfSearch(_ part: TokenRange, _ typed: String) -> Bool {
    guard !part.isEmpty, text(part.start) == "!" else { return false }
    let rest = text(TokenRange(part.start + 1, part.end))
    return rest.hasPrefix("\(typed).") || saysWhatGoesOn(rest)
  }

  /// What a branch of a view says first, the same wherever it is read; empty where the system says by its own
  /// view that a search has found nothing, and `nil` where the branch says neither.
  fileprivate func textOfNothing(
    in branch: Int, of type: Name, typing typed: String
  ) -> TokenRange? {
    let whole = shownBody(of: branch, in: type).flatMap { $0.isOwn ? $0.block : nil } ?? branch
    let block =
      branchOfSearch(in: whole, typed).flatMap { saysText(before: $0, in: whole) ? nil : $0 }
      ?? whole
    let body = TokenRange(Int(blocks[block].open), Int(blocks[block].close))
    for index in calls(in: body) {
      let call = calls[index]
      guard call.nameToken >= 0 else { continue }
      if SystemSpeech.isCalledByContents(call.name) { return nil }
      if isSystemsOwn(call) { return TokenRange.none }
      guard saysText(call), let first = call.arguments.first else { continue }
      // Which of several texts is there, something else decides.
      if isInBranch(Int(call.block), of: block) { return nil }
      let value = arguments[Int(first)].value
      return arguments[Int(first)].closure < 0 && isFixedText(value, in: type) ? value : nil
    }
    let isSystems = body.indices.contains {
      name($0) == "ContentUnavailableView" && token($0 + 1).kind == .period
        && name($0 + 2) == "search"
    }
    return isSystems ? TokenRange.none : nil
  }

  /// The part of a branch that is there only while something is searched for:
  /// `if query.isEmpty { … } else { Text("No matches") }`.
  private func branchOfSearch(in block: Int, _ typed: String) -> Int? {
    blocks.indices.first { index in
      guard index != block, isBlock(index, inside: block) else { return false }
      switch blocks[index].kind {
      case .ifBody: return text(condition(ofBranch: index)) == "!\(typed).isEmpty"
      case .elseBody:
        let others = branches(beside: index)
        return others.count == 1 && text(condition(ofBranch: others[0])) == "\(typed).isEmpty"
      default: return false
      }
    }
  }

  /// Whether something is said in any case, in front of a branch.
  private func saysText(before branch: Int, in whole: Int) -> Bool {
    calls(in: TokenRange(Int(blocks[whole].open), Int(blocks[branch].open))).contains { index in
      let call = calls[index]
      return call.nameToken >= 0 && saysText(call) && !isInBranch(Int(call.block), of: whole)
    }
  }

  /// Whether a call makes the system's own view for it: `ContentUnavailableView.search(text: query)`.
  private func isSystemsOwn(_ call: Call) -> Bool {
    call.name == "search" && lastName(of: call.receiver) == "ContentUnavailableView"
  }

  /// Whether a call is one of a view that shows the text which it is given first.
  private func saysText(_ call: Call) -> Bool {
    switch call.name {
    case "Text", "Label", "ContentUnavailableView": return call.receiver.isEmpty
    default:
      guard let first = call.arguments.first, call.flags.contains(.capitalized) else {
        return false
      }
      let words = Words.split(text(Int(call.nameToken)))
      return ["title", "message", "text", .none].contains(arguments[Int(first)].label)
        && words.contains { ["empty", "placeholder", "unavailable", "nothing", "no"].contains($0) }
    }
  }
}
