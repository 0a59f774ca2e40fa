import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What the code around a change tells of it, a `do` and its `catch` above all: whether it comes at all, and
/// whether it is news.
extension Silence {
  /// Whether the event stands behind what has left its block, or in a `catch` that nothing in its `do` can
  /// reach.
  func isNeverReached(_ event: Event) -> Bool {
    if isBehindLeaving(event.changes[0].statement) || endsApp(event) { return true }
    guard outline.file.language == .swift else { return false }
    return enclosing(event, .catchBody).contains { block in
      guard let body = guarded(by: block) else { return false }
      return !outline.interior(of: body).indices.contains { index in
        switch outline.token(index).word {
        case .throw: true
        case .try: ![.question, .exclamation].contains(outline.token(index + 1).kind)
        // A macro may be made of anything.
        default: outline.token(index).kind == .pound
        }
      }
    }
  }

  /// Whether the same statements end the app after it: nobody hears anything then.
  private func endsApp(_ event: Event) -> Bool {
    let start = outline.statements[event.changes[0].statement].tokens.start
    return outline.calls(directlyIn: event.home).contains { call in
      call.tokens.start > start && call.receiver.isEmpty
        && (call.name == "exit" || call.name == "abort")
    }
  }

  /// Whether a statement before it in its block, or in one around that, has left that in any case.
  private func isBehindLeaving(_ statement: Int) -> Bool {
    let start = outline.statements[statement].tokens.start
    for block in outline.blocks(around: Int(outline.statements[statement].block)) {
      let statements = outline.statements(of: block).lazy.map { outline.statements[$0] }
      // What stands between directives is compiled for some only, and a label is jumped to.
      if statements.contains(where: { $0.kind.leavesBlock && $0.tokens.end <= start }),
        !statements.contains(where: { $0.kind == .directive || $0.kind == .other })
      {
        return true
      }
      // A function may stand behind the end of the one around it.
      if [.function, .accessor].contains(outline.blocks[block].kind) { return false }
    }
    return false
  }

  /// Whether an error's label is given another text in the `catch` beside: here it says what it says
  /// while all is well.
  func isBackToHint(_ event: Event) -> Bool {
    let texts = event.changes(.text).keeping { $0.role.contains(.error) }
    guard !texts.isEmpty, texts.count == event.changes.count else { return false }
    let assigned = outline.assignments[
      outline.assignments(in: outline.declarations[event.function].tokens)]
    return enclosing(event, .doBody).contains { block in
      let statement = outline.blocks[block].statement
      return texts.allSatisfy { text in
        assigned.contains { assignment in
          assignment.property == "text"
            && outline.lastName(of: assignment.receiver) == Name(text.name)
            && outline.blocks[Int(assignment.block)].kind == .catchBody
            && outline.blocks[Int(assignment.block)].statement == statement
        }
      }
    }
  }

  /// The blocks of a kind around an event, as far as the closure or function that it stands in.
  private func enclosing(_ event: Event, _ kind: Block.Kind) -> [Int] {
    outline.enclosing(event.home, kind, throughClosures: false)
  }

  /// The `do` that a `catch` belongs to, which comes before it.
  private func guarded(by block: Int) -> Int? {
    let statement = outline.blocks[block].statement
    guard statement >= 0 else { return nil }
    return (0..<block).last {
      outline.blocks[$0].kind == .doBody && outline.blocks[$0].statement == statement
    }
  }
}
