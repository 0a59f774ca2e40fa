import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What a `do` and its `catch` tell of a change: whether it comes at all, and whether it is news.
extension Silence {
  /// Whether the event stands in a `catch` that nothing in its `do` can reach.
  func isNeverReached(_ event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    return enclosing(event, .catchBody).contains { block in
      guard let body = branch(.doBody, of: block) else { return false }
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

  /// Whether an error's label is given another text in the `catch` beside: here it says what it says
  /// while all is well.
  func isBackToHint(_ event: Event) -> Bool {
    let texts = event.changes([.text]).filter { $0.role.contains(.error) }
    guard !texts.isEmpty, texts.count == event.changes.count else { return false }
    return enclosing(event, .doBody).contains { block in
      let statement = outline.blocks[block].statement
      return texts.allSatisfy { text in
        outline.assignments.contains { assignment in
          assignment.property == "text"
            && outline.lastName(of: assignment.receiver) == Name(text.name)
            && outline.blocks[Int(assignment.block)].kind == .catchBody
            && outline.blocks[Int(assignment.block)].statement == statement
        }
      }
    }
  }

  /// The blocks of a kind around an event, within its function.
  private func enclosing(_ event: Event, _ kind: Block.Kind) -> [Int] {
    var result: [Int] = []
    var index = event.home
    while index >= 0, ![.function, .accessor, .closure].contains(outline.blocks[index].kind) {
      if outline.blocks[index].kind == kind { result.append(index) }
      index = Int(outline.blocks[index].parent)
    }
    return result
  }

  /// The branch of a kind that belongs to the same statement as a block.
  private func branch(_ kind: Block.Kind, of block: Int) -> Int? {
    let statement = outline.blocks[block].statement
    guard statement >= 0 else { return nil }
    return (0..<outline.blocks.count).first {
      outline.blocks[$0].kind == kind && outline.blocks[$0].statement == statement
    }
  }
}
