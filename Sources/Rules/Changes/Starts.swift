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

  /// A text with when it is put on screen.
  private struct Text {
    var change: Change
    var context: ExecutionContext
  }

  /// So many texts of one label nobody writes by hand: they are not compared with each other.
  private static let most = 64

  /// Returns `changes` without the texts that say no outcome, and those that say that something has
  /// begun.
  func separated(_ changes: [Change]) -> (changes: [Change], begun: [Change]) {
    var texts: [String: [Change]] = [:]
    for change in changes where isText(change) {
      texts["\(owner(change)).\(change.name)", default: []].append(change)
    }
    let begun = changes.filter {
      isText($0) && (outline.tellsStart($0.value) || isOfWaiting($0))
    }
    var out = Set(begun.map(\.subject.start))
    for same in texts.values where same.count > 1 && same.count <= Starts.most {
      let own = same.map {
        Text(
          change: $0,
          context: outline.context(ofToken: $0.subject.start, inBlock: $0.block))
      }
      for text in own
      where own.contains(where: {
        follows($0, text, afterAWhile: false) || follows(text, $0, afterAWhile: true)
      }) {
        out.insert(text.change.subject.start)
      }
    }
    guard !out.isEmpty else { return (changes, []) }
    return (changes.filter { !(isText($0) && out.contains($0.subject.start)) }, begun)
  }

  /// Whether a label is there only while something is waited for.
  private func isOfWaiting(_ change: Change) -> Bool {
    change.role.contains(.loading) && !change.role.contains(.error)
      && !Set(Words.split(change.name)).isDisjoint(with: ["loading", "busy", "spinner"])
  }

  private func isText(_ change: Change) -> Bool {
    (change.kind == .text || change.kind == .stateText) && !change.name.isEmpty
  }

  /// Whether a text comes in the place of another one of the same function: when its work is done, or
  /// only after a while.
  private func follows(_ later: Text, _ first: Text, afterAWhile: Bool) -> Bool {
    let (before, after) = (first.context, later.context)
    if !afterAWhile, before.function >= 0, after.function >= 0, before.function != after.function,
      !before.isLater, later.change.kind == first.change.kind, !isLeft(first.change.block)
    {
      return isCalledLater(after.function, after: first)
    }
    guard later.change.kind == first.change.kind,
      later.change.subject.start > first.change.subject.end,
      before.function >= 0, before.function == after.function, after.isLater,
      after.own == before.own, outline.isBlock(later.change.block, inside: first.change.block)
    else { return false }
    let between = first.change.subject.end..<later.change.subject.start
    let isPutOff =
      after.isDelayed && !before.isDelayed || between.contains { outline.name($0) == "sleep" }
    guard isPutOff == afterAWhile else { return false }
    return after.closure != before.closure
      || between.contains { outline.token($0).word == .await }
  }

  /// Whether a branch ends the function: no work goes on from there.
  private func isLeft(_ block: Int) -> Bool {
    for index in outline.blocks(around: block) {
      let current = outline.blocks[index]
      switch current.kind {
      case .function, .closure, .accessor: return false
      default: break
      }
      if current.last >= 0, [.return, .throw].contains(outline.statements[Int(current.last)].kind) {
        return true
      }
    }
    return false
  }

  /// Whether a function is what is called when the work is done that a text says has begun.
  private func isCalledLater(_ function: Int, after first: Text) -> Bool {
    let name = outline.declarations[function].name
    let body = outline.declarations[first.context.function].tokens
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      guard call.name == name, call.tokens.start > first.change.subject.end else { return false }
      let context = outline.context(of: call)
      return context.function == first.context.function && context.isLater && context.own.isEmpty
        && !context.isDelayed
    }
  }

  /// What keys of texts call something that goes on.
  static let participles: Set<String> = Set(
    words: """
      loading connecting purchasing preparing exporting importing uploading downloading searching
      sending saving updating syncing synchronizing processing verifying checking fetching
      refreshing scanning deleting generating restoring installing submitting calculating
      reconnecting publishing pairing joining analyzing
      """)

  private func owner(_ change: Change) -> String { change.owner == "self" ? "" : change.owner }
}

extension SyntaxOutline {
  /// Whether an assignment is made only a while after what its function does.
  func comesAfterAWhile(_ assignment: Assignment) -> Bool {
    let block = Int(assignment.block)
    guard !context(ofToken: assignment.target.start, inBlock: block).isDelayed else { return true }
    return calls.contains {
      $0.name == "sleep" && Int($0.block) == block && $0.tokens.end <= assignment.target.start
    }
  }
}
