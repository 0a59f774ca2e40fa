import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Texts that one piece of work gives the same label one after the other.
///
/// Only what has come of it is told: not that it has begun, nor what is put back after a while.
struct Starts {
  let outline: SyntaxOutline

  /// Returns `changes` without the texts that say no outcome.
  func leftOut(of changes: [Change]) -> [Change] {
    let texts = changes.filter { $0.kind == .text || $0.kind == .stateText }
    guard texts.count > 1 else { return changes }
    return changes.filter { change in
      guard change.kind == .text || change.kind == .stateText, !change.name.isEmpty else {
        return true
      }
      return !texts.contains { other in
        follows(other, change, afterAWhile: false) || follows(change, other, afterAWhile: true)
      }
    }
  }

  /// Whether a text comes in the place of another one of the same function: when its work is done, or
  /// only after a while.
  private func follows(_ later: Change, _ first: Change, afterAWhile: Bool) -> Bool {
    guard later.name == first.name, owner(later) == owner(first), later.kind == first.kind,
      later.subject.start > first.subject.end, isInside(later.block, first.block)
    else { return false }
    let before = outline.context(ofToken: first.subject.start, inBlock: first.block)
    let after = outline.context(ofToken: later.subject.start, inBlock: later.block)
    guard before.function >= 0, before.function == after.function, after.isLater,
      after.own == before.own
    else { return false }
    let between = first.subject.end..<later.subject.start
    let isPutOff =
      after.isDelayed && !before.isDelayed || between.contains { outline.name($0) == "sleep" }
    guard isPutOff == afterAWhile else { return false }
    return after.closure != before.closure
      || between.contains { outline.token($0).word == .await }
  }

  private func owner(_ change: Change) -> String { change.owner == "self" ? "" : change.owner }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var index = inner
    while index >= 0 {
      if index == outer { return true }
      index = Int(outline.blocks[index].parent)
    }
    return false
  }
}

extension SyntaxOutline {
  /// Whether an assignment is made only a while after what its function does.
  func comesAfterAWhile(_ assignment: Assignment) -> Bool {
    let block = Int(assignment.block)
    guard !context(ofToken: assignment.target.start, inBlock: block).isDelayed else { return true }
    return calls.contains {
      $0.name == "sleep" && Int($0.block) == block && $0.tokens.end < assignment.target.start
    }
  }
}
