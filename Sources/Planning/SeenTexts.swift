import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Whether what a view shows is on screen when it changes.
extension ObservedPlan {
  /// Whether what shows a text asks for something besides it, which may be otherwise when it changes:
  /// `if let error = model.error, !model.isReadOnly { … }`.
  func isSeenOnlySometimes(_ text: ShownState.Text) -> Bool {
    let outline = context.outline
    guard let branch = outline.branch(around: Int(outline.calls[text.call].block)) else {
      return false
    }
    let clauses = outline.conjuncts(of: outline.condition(ofBranch: branch))
    return clauses.count > 1
      && !clauses.allSatisfy { clause in
        clause.indices.contains {
          guard outline.token($0).kind == .identifier else { return false }
          let name = outline.text($0)
          return name == text.name
            || !ObservedPlan.wordsOfShowing.isDisjoint(with: Words.split(name))
        }
      }
  }

  /// Whether a text is only seen in a part of the view that may be closed when it changes.
  func isBehindFlag(_ text: ShownState.Text) -> Bool {
    let outline = context.outline
    guard let view = outline.view(around: outline.calls[text.call].tokens.start) else {
      return false
    }
    let places = outline.calls(in: view).filter { sets(text, by: outline.calls[$0]) }
      .map { Int(outline.calls[$0].nameToken) }
    return DrawnSections(outline, view).mayBeClosed(
      around: text.name, setAt: places)
  }

  /// Whether what a call of the view has its model do gives a text a value.
  private func sets(_ text: ShownState.Text, by call: Call) -> Bool {
    let outline = context.outline
    guard call.nameToken >= 0, call.receiver.count == 1,
      text.expression.hasPrefix(outline.text(call.receiver.start) + "."),
      case let function = outline.context(of: call).function, function >= 0,
      let caller = context.facts.function(function, of: outline)
    else { return false }
    let callees = context.facts.callees(
      of: call.name, isOnSelf: false, receiver: outline.name(call.receiver.start), from: caller)
    return context.facts.fills(Name(text.name), by: callees)
  }

  private static let wordsOfShowing = Set(
    words: """
      show shows showing shown present presented presenting visible display displaying error errors
      has failed failure message alert loading saving done empty text count nil
      """)

  /// Whether a text is only seen in a sheet of the view's, which need not be there when it changes.
  func isOfSheet(_ text: ShownState.Text) -> Bool {
    let outline = context.outline
    let start = outline.calls[text.call].tokens.start
    return outline.view(around: start).map { view in
      outline.isOnlySeen(
        in: { ["sheet", "fullScreenCover", "popover"].contains($0) }, start, of: view)
    } ?? false
  }

  /// Whether what appears is a row above others of a list, which makes it again whenever it is scrolled back to.
  var isScrolledAway: Bool {
    let outline = context.outline
    let start = outline.statements[state.statement].tokens.start
    guard let view = outline.view(around: start) else { return false }
    return outline.isOnlySeen(in: Self.lists.contains, start, of: view)
      && outline.calls(in: view).contains { index in
        let list = outline.calls[index]
        return Self.lists.contains(list.name)
          && outline.calls(in: list.tokens).contains { isBeside(outline.calls[$0]) }
      }
  }

  /// Whether a call makes rows that may be there at the same time.
  private func isBeside(_ call: Call) -> Bool {
    let outline = context.outline
    let own = Int(outline.statements[state.statement].block)
    return call.name == "ForEach" && !outline.isExclusive(own, Int(call.block))
  }

  /// Views that make what they hold only as it comes on screen.
  private static let lists: Set<Name> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]
}
