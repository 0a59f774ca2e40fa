import Findings
import Indexing
import Lexing
import Outlining

/// Where an animation of an event is over.
extension EventGrouping {
  /// The completion of the last animation of the event, where it has one written out: of one that
  /// another's completion begins, that one's, where something of the event happens there.
  func completion(
    of changes: some Sequence<Change>, statements: Set<Int>, home: Int
  ) -> Int {
    let outer = completion(of: statements, home: home)
    guard outer >= 0 else {
      return Array(changes).last.map { completion(bringing: $0, home: home) } ?? -1
    }
    let begun = changes.compactMap { outline.block(in: outer, around: $0.block) }
      .map { Int(outline.blocks[$0].statement) }
    let inner = completion(of: Set(begun), home: outer)
    return inner >= 0 ? inner : outer
  }

  /// The completion of the animation by which a view that has just been put there comes into sight, and of another
  /// that follows it; -1 for none.
  private func completion(bringing change: Change, home: Int) -> Int {
    guard change.kind == .shown, change.block == home else { return -1 }
    let view = Name(change.name)
    var (next, outer) = (Int(outline.statements[change.statement].next), -1)
    while next >= 0, outer < 0 {
      if moves(view, next) { outer = completion(of: [next], home: home) }
      next = Int(outline.statements[next].next)
    }
    guard outer >= 0 else { return -1 }
    let inner = completion(of: [Int(outline.blocks[outer].last)], home: outer)
    return inner >= 0 && !takesAway(inner) ? inner : takesAway(outer) ? -1 : outer
  }

  private func takesAway(_ completion: Int) -> Bool {
    outline.calls[outline.calls(in: outline.interior(of: completion))].contains {
      $0.name == "removeFromSuperview"
    }
  }

  /// Whether a statement is long enough for an animation and names a view.
  private func moves(_ view: Name, _ statement: Int) -> Bool {
    let item = outline.statements[statement]
    guard item.kind == .expression, item.tokens.count > 12 else { return false }
    return item.tokens.indices.contains { outline.name($0) == view }
  }

  private func completion(of statements: Set<Int>, home: Int) -> Int {
    var result = -1
    for closure in outline.closures.indices {
      let item = outline.closures[closure]
      guard item.body >= 0, Int(item.block) == home,
        outline.role(of: closure) == .animationCompletion
      else { continue }
      let statement = Int(outline.blocks[Int(item.body)].statement)
      guard statements.contains(statement), outline.blocks[Int(item.body)].legality == .legal else {
        continue
      }
      result = Int(item.body)
    }
    return result >= 0 ? finished(result) ?? result : result
  }

  /// The branch that is all that a completion does, where the animation has not been cut short:
  /// `if (finished) { [view removeFromSuperview]; }`; `nil` for another.
  private func finished(_ completion: Int) -> Int? {
    guard outline.blocks[completion].count == 1,
      let branch = outline.blocks.indices.first(where: {
        Int(outline.blocks[$0].parent) == completion && outline.blocks[$0].kind == .ifBody
      }), outline.blocks[branch].legality == .legal, outline.branches(beside: branch).isEmpty,
      !outline.leaves(branch), outline.blocks[branch].count > 0
    else { return nil }
    let names = outline.condition(ofBranch: branch).indices
      .filter { outline.token($0).kind == .identifier }.map { outline.name($0) }
    let closure = Int(outline.blocks[completion].closure)
    return names.count == 1 && outline.isParameter(names[0], ofClosure: closure) ? branch : nil
  }
}
