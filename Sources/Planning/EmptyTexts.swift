import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What a view shows where a collection has nothing in it: `if notes.isEmpty { Text("No notes yet") }`.
struct EmptyTexts {
  private let outline: SyntaxOutline
  private let type: Name
  private let isSearched: Bool

  /// Looks for what the view `type` shows, or shows where the user has searched for something.
  init(_ outline: SyntaxOutline, of type: Name, isSearched: Bool = false) {
    self.outline = outline
    self.type = type
    self.isSearched = isSearched
  }

  /// The one literal that is shown where `collection`, a chain of names, is empty; `nil` where there is
  /// none, or one of several.
  func literal(for collection: String) -> TokenRange? {
    let chain = plain(collection)
    var found: [TokenRange] = []
    // What stands where there is something, else; `nil` where that is no such text.
    var others: [TokenRange?] = []
    for index in outline.blocks.indices
    where outline.blocks[index].kind == .ifBody && outline.blocks[index].legality == .resultBuilder
    {
      guard let conditions = conditions(of: index), outline.typeName(ofBlock: index) == type else {
        continue
      }
      if conditions.contains("\(chain).isEmpty") {
        guard conditions.allSatisfy({ $0 == "\(chain).isEmpty" || isCalm($0) }) else { continue }
        guard !isBehindAnother(index, than: chain) else { return nil }
        if isSearched, isBehindSearch(index, of: chain) { continue }
        guard let text = firstText(in: index) else { return nil }
        found.append(text)
      } else if conditions == ["!\(chain).isEmpty"],
        let other = outline.branches(beside: index).first(where: { $0 > index }), isElse(other)
      {
        others.append(firstText(in: other))
      }
    }
    if found.isEmpty {
      found = others.compactMap(\.self)
      if found.count < others.count { return nil }
    }
    guard let first = found.first, Set(found.map(outline.text)).count == 1 else { return nil }
    return first
  }

  /// Whether a list of `collection` is drawn in a branch that is about something else, beside which another
  /// thing is shown: `if query.isEmpty { recentOnes } else { List(found) … }`.
  func isShownInOneCase(_ collection: String) -> Bool {
    let chain = plain(collection)
    return outline.calls.contains { call in
      guard call.name == "ForEach" || call.name == "List", let first = call.arguments.first,
        plain(outline.text(outline.arguments[Int(first)].value)) == chain,
        outline.typeName(ofBlock: Int(call.block)) == type
      else { return false }
      return isInForeignBranch(Int(call.block), chain)
    }
  }

  /// Whether a block lies in a branch whose condition, or that of one beside it, speaks of nothing that the
  /// loading of `chain` is about.
  private func isInForeignBranch(_ block: Int, _ chain: String) -> Bool {
    outline.blocksOfFunction(around: block).contains { index in
      let isElse = outline.blocks[index].kind == .elseBody
      guard isElse || outline.blocks[index].kind == .ifBody else { return false }
      let branches = isElse ? outline.branches(beside: index).filter { $0 < index } : [index]
      return branches.contains { branch in
        (conditions(of: branch) ?? []).contains { !isOfLoading($0, chain) }
      }
    }
  }

  private func isOfLoading(_ condition: String, _ chain: String) -> Bool {
    let words = Words.split(condition)
    return condition.contains(chain) || !EmptyTexts.over.isDisjoint(with: words)
      || !EmptyTexts.unrest.isDisjoint(with: words)
  }

  /// Whether an earlier branch says what is shown where another collection is empty, of which this one is
  /// what is left of it: `else if found.isEmpty`.
  private func isBehindAnother(_ block: Int, than chain: String) -> Bool {
    outline.branches(beside: block).contains { earlier in
      earlier < block
        && conditions(of: earlier)?.contains {
          $0.hasSuffix(".isEmpty") && !$0.hasPrefix("!") && $0 != "\(chain).isEmpty"
        } ?? false
    }
  }

  /// Whether an earlier branch says what is shown where a search has left nothing: `else if found.isEmpty` is
  /// there only before anything is searched for.
  private func isBehindSearch(_ block: Int, of chain: String) -> Bool {
    outline.branches(beside: block).contains { earlier in
      guard earlier < block, let conditions = conditions(of: earlier) else { return false }
      return conditions.contains("\(chain).isEmpty") && conditions.contains(where: isOfQuery)
    }
  }

  /// Whether a condition only says that something is searched for: `!searchText.isEmpty`.
  private func isOfQuery(_ condition: String) -> Bool {
    condition.hasPrefix("!") && condition.hasSuffix(".isEmpty")
      && !Words.ofQueries.isDisjoint(with: Words.split(condition))
  }

  private func isElse(_ block: Int) -> Bool { outline.blocks[block].kind == .elseBody }

  /// What an `if` asks for, one after the other, without spaces or `self.`.
  private func conditions(of block: Int) -> [String]? {
    let condition = outline.condition(ofBranch: block)
    guard !condition.isEmpty else { return nil }
    return outline.conjuncts(of: condition).map { plain(outline.closeText($0)) }
  }

  private func plain(_ expression: String) -> String {
    let isNegated = expression.hasPrefix("!")
    let rest = isNegated ? expression.dropFirst() : expression[...]
    let chain = rest.hasPrefix("self.") ? rest.dropFirst(5) : rest
    return isNegated ? "!" + chain : String(chain)
  }

  /// Whether a condition only says that nothing is going on, or all is over, and nothing is wrong.
  private func isCalm(_ condition: String) -> Bool {
    let words = Words.split(condition)
    if isSearched, isOfQuery(condition) { return true }
    guard condition.hasPrefix("!") || condition.hasSuffix("==nil") else {
      // `hasSearched`
      return condition.allSatisfy { $0.isLetter || $0 == "." }
        && !EmptyTexts.over.isDisjoint(with: words)
    }
    return !EmptyTexts.unrest.isDisjoint(with: words)
  }

  private static let over: Set<String> = ["searched", "loaded", "fetched", "finished", "appeared"]

  private static let unrest: Set<String> = [
    "loading", "load", "fetching", "searching", "refreshing", "busy", "error", "failed", "syncing",
  ]

  /// The first text that a branch shows, itself or by the one member that it names, where that is a
  /// literal of several words.
  private func firstText(in block: Int) -> TokenRange? {
    text(in: outline.interior(of: block)) ?? member(shownIn: block).flatMap(text(in:))
  }

  /// The body of the view's own property or function, without parameters, that is all a branch shows:
  /// `else { emptyState }`.
  private func member(shownIn block: Int) -> TokenRange? {
    let shown = outline.statements(of: block).map { outline.statements[$0].tokens }
    guard shown.count == 1, let name = shown.first?.start,
      outline.token(name).kind == .identifier
    else { return nil }
    let member = outline.declarations.indices.first { index in
      let declaration = outline.declarations[index]
      return declaration.name == outline.name(name) && declaration.body >= 0
        && declaration.parameters.isEmpty && outline.isMember(declaration)
        && outline.typeName(around: index) == type
    }
    return member.map { outline.interior(of: Int(outline.declarations[$0].body)) }
  }

  private func text(in body: TokenRange) -> TokenRange? {
    for index in outline.calls(in: body) {
      let call = outline.calls[index]
      guard saysText(call), !isOfControl(call, in: body), let first = call.arguments.first else {
        continue
      }
      let argument = outline.arguments[Int(first)]
      if argument.closure >= 0 { continue }
      guard outline.isTextLiteral(argument.value),
        case let text = outline.text(argument.value), isSentence(text), !isInvitation(text),
        !isOfWait(text)
      else { return nil }
      return argument.value
    }
    return nil
  }

  /// Whether a text is what a button in a branch is called, not what the branch says.
  private func isOfControl(_ call: Call, in body: TokenRange) -> Bool {
    outline.calls(in: body).contains { index in
      let other = outline.calls[index]
      return other.tokens.start < call.tokens.start && other.tokens.end >= call.tokens.end
        && SystemSpeech.isCalledByContents(other.name)
    }
  }

  /// Whether a call is one of a view that shows the text that it is given first.
  private func saysText(_ call: Call) -> Bool {
    guard call.nameToken >= 0, call.receiver.isEmpty else { return false }
    switch call.name {
    case "Text", "Label", "ContentUnavailableView": return true
    default:
      guard let first = call.arguments.first else { return false }
      let label = outline.arguments[Int(first)].label
      let words = Words.split(outline.text(Int(call.nameToken)))
      return ["title", "message", "text", .none].contains(label)
        && !["empty", "placeholder", "unavailable"].allSatisfy { !words.contains($0) }
    }
  }

  /// Whether a text says that what is to come is waited for: "Reading the journal…".
  private func isOfWait(_ literal: String) -> Bool {
    let words = Words.split(literal)
    return literal.dropLast().hasSuffix("...") || literal.dropLast().hasSuffix("…")
      || words.contains("wait") || words.first.map(EmptyTexts.unrest.contains) ?? false
  }

  /// Whether a text says what the user can do, not that there is nothing: "Find Friends".
  private func isInvitation(_ literal: String) -> Bool {
    let words = Words.split(literal)
    return words.first.map(EmptyTexts.invitations.contains) ?? false
      && EmptyTexts.denials.isDisjoint(with: words)
  }

  private static let invitations = Set(
    words: """
      add begin browse build choose click connect create discover enter explore find follow get go
      import invite join make pick post pull record save scan search select set share start swipe
      take tap try type upload use write
      """)

  private static let denials: Set<String> = ["no", "not", "none", "nothing", "empty", "yet"]

  private func isSentence(_ literal: String) -> Bool {
    literal.contains(" ") && literal.contains { $0.isLetter } && !literal.contains("%")
      && !literal.hasPrefix("\"\"\"")
  }
}

extension PlanningContext {
  /// What the view `type` shows where a collection is empty: a number says no more than that.
  func emptyText(
    of collection: String, in type: Name, isSearched: Bool = false
  ) -> Announcement.Alternative? {
    guard outline.file.language == .swift,
      let literal = EmptyTexts(outline, of: type, isSearched: isSearched).literal(for: collection),
      let message = spoken(literal: literal)
    else { return nil }
    return Announcement.Alternative(condition: "\(collection).isEmpty", message: message)
  }
}

extension MessageChoice.Choice {
  /// What is said where there is nothing, and only that.
  static func only(_ alternative: Announcement.Alternative) -> Self {
    var choice = Self(message: alternative.message, condition: alternative.condition)
    choice.isOfEmptiness = true
    return choice
  }

  /// What is said where there is nothing, and then alone: the screen shows it, whatever has led to
  /// that; `nil` where there are no words for it.
  func whereEmpty() -> Self? { isOfEmptiness ? self : alternative.map(Self.only) }
}
