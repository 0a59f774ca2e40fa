import Findings
import Indexing
import Lexing
import Outlining

extension SyntaxOutline {
  /// Whether the code itself asks if its task is cancelled on the way to an event, and waits for nothing
  /// after that: `guard !Task.isCancelled else { return }`, `try Task.checkCancellation()`.
  func asksForCancellation(before event: Event) -> Bool {
    guard let body = body(around: event.home) else { return false }
    let start = lastAwait(before: event) ?? Int(blocks[body].open)
    var block = event.home
    var end = statements[event.last].tokens.start
    while true {
      let asks = statements(of: block).contains { index in
        let tokens = statements[index].tokens
        return tokens.start < end
          && asksForCancellation(TokenRange(max(start, tokens.start), min(end, tokens.end)))
          && decides(index, about: end)
      }
      if asks { return true }
      guard block != body, blocks[block].parent >= 0 else { return false }
      end = Int(blocks[block].open)
      block = Int(blocks[block].parent)
    }
  }

  /// Whether tokens name the state of the task, outside of braces between them.
  private func asksForCancellation(_ tokens: TokenRange) -> Bool {
    var index = tokens.start
    while index + 2 < tokens.end {
      if text(index) == "Task", token(index + 1).kind == .period,
        ["isCancelled", "checkCancellation"].contains(text(index + 2))
      {
        return true
      }
      index = token(index).kind == .leftBrace ? max(index, Int(partners[index])) + 1 : index + 1
    }
    return false
  }

  /// Whether it depends on what a statement asks that the code comes to `token`.
  private func decides(_ index: Int, about token: Int) -> Bool {
    switch statements[index].kind {
    case .guard, .expression: true
    case .if:
      statements[index].tokens.end > token
        || blocks.indices.contains { Int(blocks[$0].statement) == index && leaves($0) }
    default: false
    }
  }
}
