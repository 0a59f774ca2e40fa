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

  /// Returns `changes` without the texts that say no outcome.
  func leftOut(of changes: [Change]) -> [Change] {
    var texts: [String: [Change]] = [:]
    for change in changes where isText(change) {
      texts["\(owner(change)).\(change.name)", default: []].append(change)
    }
    var out = Set(
      changes.filter { isText($0) && outline.tellsStart($0.value) }.map(\.subject.start))
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
    guard !out.isEmpty else { return changes }
    return changes.filter { !(isText($0) && out.contains($0.subject.start)) }
  }

  private func isText(_ change: Change) -> Bool {
    (change.kind == .text || change.kind == .stateText) && !change.name.isEmpty
  }

  /// Whether a text comes in the place of another one of the same function: when its work is done, or
  /// only after a while.
  private func follows(_ later: Text, _ first: Text, afterAWhile: Bool) -> Bool {
    let (before, after) = (first.context, later.context)
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
  /// Whether a text only says that something has begun: `"Uploading…"`, `"status.connecting"`.
  func tellsStart(_ value: TokenRange) -> Bool {
    let literals = (value.start..<max(value.start, value.end)).filter {
      token($0).kind == .stringLiteral
    }
    guard let first = literals.first else { return false }
    let text = self.text(first).drop { $0 == "@" || $0 == "\"" }.prefix { $0 != "\"" }
    if text.hasSuffix("…") || text.hasSuffix("...") { return true }
    guard !text.contains(" ") else { return false }
    let key = text.split(separator: ".").last.map(String.init) ?? ""
    return Words.split(key).contains { Starts.participles.contains($0) }
  }

  /// Whether an assignment is made only a while after what its function does.
  func comesAfterAWhile(_ assignment: Assignment) -> Bool {
    let block = Int(assignment.block)
    guard !context(ofToken: assignment.target.start, inBlock: block).isDelayed else { return true }
    return calls.contains {
      $0.name == "sleep" && Int($0.block) == block && $0.tokens.end < assignment.target.start
    }
  }
}
