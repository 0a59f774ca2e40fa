package import Indexing
import Lexing
package import Outlining
import SourceText

/// What rules look at: one file, what it changes, and what is known of its project.
package struct RuleContext: Sendable {
  package let outline: SyntaxOutline
  package let facts: ProjectFacts
  /// Events that might be told, in source order; nobody has claimed them yet.
  package let events: [Event]
  /// Whether a view of the file shows that something is waited for.
  package let showsWaiting: Bool
  /// Notifications that the file posts already, in source order.
  package let posts: [ExistingPost]

  private let signs: OtherSigns
  private let silence: Silence

  package init(_ outline: SyntaxOutline, _ facts: ProjectFacts) {
    self.outline = outline
    self.facts = facts
    let states = StateUses(outline)
    let changes = ChangeFinder(outline, states: states, facts: facts).changes
    let grouping = EventGrouping(outline: outline, facts: facts)
    signs = OtherSigns(outline: outline, changes: changes)
    let seen = changes.isEmpty ? [] : grouping.events(of: changes)
    let presenters = seen.filter { event in
      event.verb == .show && event.function >= 0
        && event.changes([.shown]).contains { !$0.role.isDisjoint(with: [.error, .toast]) }
    }
    let silence = Silence(
      outline: outline, facts: facts,
      presenters: Set(presenters.map { outline.declarations[$0.function].name }))
    self.silence = silence
    let quiet = QuietEvents(outline: outline, facts: facts, states: states, changes: changes)
    events = seen.filter { silence.isKept($0) } + quiet.events(after: seen.count, silence)
    posts = PostFinder(outline: outline, facts: facts).posts()
    showsWaiting =
      states.showsWaiting
      || changes.contains { $0.kind == .loadingStart || $0.kind == .loadingEnd }
  }

  /// Whether something beside an event shows what became of it.
  func hasOtherSigns(beside event: Event) -> Bool { signs.isFound(beside: event) }

  /// The pages that an event turns; `nil` where it is not known which one is shown then.
  package func pages(of event: Event) -> (index: String, count: String)? {
    let finder = PageFinder(outline: outline, facts: facts)
    guard let pages = finder.pages(of: outline.typeName(around: event.function)),
      event.changes[0].name != "accessibilityScroll"
        || finder.turns(pages, before: event.last, in: event.function)
    else { return nil }
    return (pages.index, pages.count)
  }

  /// Whether the event lies where something has failed.
  package func isInFailureBranch(_ event: Event) -> Bool { isFailureBranch(event) }

  /// Whether the code around a call is nothing that an app's user meets.
  func isOutOfSight(_ call: Call) -> Bool {
    let function = outline.context(ofToken: call.tokens.start, inBlock: Int(call.block)).function
    return silence.isOutOfSight(function: function)
  }

  /// Whether an expression is a string: by itself, or by what its name is declared as.
  func isString(_ value: TokenRange, at call: Call) -> Bool {
    if outline.isProvableString(value) { return true }
    guard let name = outline.lastName(of: value) else { return false }
    if value.count > 1 {
      return name == "text"
        && ViewRole(named: outline.text(value.end - 3), facts.vocabulary).contains(.label)
    }
    let function = outline.context(ofToken: call.tokens.start, inBlock: Int(call.block)).function
    guard function >= 0 else { return false }
    let declaration = outline.declarations[function]
    for index in declaration.parameters where outline.parameters[Int(index)].name == name {
      return TypeShape(outline.parameters[Int(index)].type, in: outline).isString
    }
    for local in outline.declarations
    where local.kind == .property && local.name == name
      && declaration.tokens.contains(local.tokens.start)
    {
      return local.type.isEmpty
        ? TypeShape(value: local.value, in: outline).isString
        : TypeShape(local.type, in: outline).isString
    }
    return facts.property(name, of: outline.typeName(around: function))?.shape.isString ?? false
  }

  /// Whether the event lies in the branch in which something has failed.
  func isFailureBranch(_ event: Event) -> Bool { isFailureBranch(event.home) }

  /// Whether a block lies in the branch in which something has failed.
  func isFailureBranch(_ block: Int) -> Bool {
    var index = block
    while index >= 0 {
      let block = outline.blocks[index]
      switch block.kind {
      case .catchBody: return true
      case .ifBody, .caseBody:
        if headTellsFailure(block) { return true }
      case .function, .closure, .accessor: return false
      default: break
      }
      index = Int(block.parent)
    }
    return false
  }

  /// Whether a condition or label is that of an error: `error != nil`, `case .failure`.
  private func headTellsFailure(_ block: Block) -> Bool {
    guard block.statement >= 0 else { return false }
    let start = outline.statements[Int(block.statement)].tokens.start
    let first = max(start, Int(block.open) - 12)
    var tellsError = false
    for token in first..<Int(block.open) {
      switch outline.token(token).kind {
      case .identifier:
        switch outline.name(token) {
        case "error", "failure", "err", "failed": tellsError = true
        default: break
        }
      case .operator where outline.spelling(token) == "==": return false
      case .leftBrace, .rightBrace: tellsError = false
      default: break
      }
    }
    return tellsError
  }

  /// Whether what the event shows goes by itself: hidden after a delay, or in text mode.
  package func endsByItself(_ event: Event) -> Bool {
    for statement in outline.statements(of: event.home) {
      let tokens = outline.statements[statement].tokens
      for index in tokens.start..<tokens.end where outline.token(index).kind == .identifier {
        switch outline.name(index) {
        case "afterDelay", "hideAnimated", "MBProgressHUDModeText": return true
        case "mode" where outline.spelling(tokens).hasSuffix("= .text"): return true
        default: break
        }
      }
    }
    return false
  }

  /// The name of the type around an event, as spelt; empty for none.
  package func typeName(_ event: Event) -> String {
    var index = event.function
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.isType {
        return declaration.nameToken >= 0 ? outline.text(Int(declaration.nameToken)) : ""
      }
      index = Int(declaration.parent)
    }
    return ""
  }
}
