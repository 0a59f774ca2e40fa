import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension CountChoice {
  /// Whether a collection has nothing in it when the event is over: its code empties it, and neither
  /// says its name again nor calls what does so before anything else has run.
  func isLeftEmpty(_ name: Name) -> Bool {
    let body = outline.declarations[event.function].tokens
    guard let emptied = lastEmptying(of: name, in: body) else { return false }
    let rest = TokenRange(emptied, body.end)
    return !mentions(name, in: rest, besides: nil)
      && !outline.calls(in: rest).contains { mayFill(outline.calls[$0], name) }
  }

  /// The token after what empties a collection last on the way to the event.
  private func lastEmptying(of name: Name, in body: TokenRange) -> Int? {
    var last: Int?
    for index in outline.assignments(in: body) where outline.assignments[index].property == name {
      let assignment = outline.assignments[index]
      guard isPassed(Int(assignment.block)), isNothing(assignment.value) else { continue }
      last = assignment.value.end
    }
    for index in outline.calls(in: body) where isRemoval(outline.calls[index], from: name) {
      last = max(last ?? 0, outline.calls[index].tokens.end)
    }
    return last
  }

  private func isRemoval(_ call: Call, from name: Name) -> Bool {
    (call.name == "removeAll" || call.name == "removeAllObjects")
      && outline.lastName(of: call.receiver) == name && isPassed(Int(call.block))
      && call.arguments.allSatisfy { outline.arguments[Int($0)].label == "keepingCapacity" }
  }

  private func isNothing(_ value: TokenRange) -> Bool {
    switch outline.text(value) {
    case "[]", "[:]", ".init()", "@[]", "[NSMutableArray array]", "[NSMutableArray new]",
      "[[NSMutableArray alloc] init]", "[NSArray array]", "[NSArray new]", "nil":
      true
    case let text: outline.file.language == .swift && text.hasPrefix("[") && text.hasSuffix("]()")
    }
  }

  /// Whether a call may put something into a collection before it returns: a function of the type that
  /// names it outside of closures, or one that is not in this file.
  private func mayFill(_ call: Call, _ name: Name) -> Bool {
    guard call.receiver.isEmpty || outline.text(call.receiver) == "self",
      context.facts.declares(call.name)
    else { return false }
    let type = outline.typeName(around: event.function)
    let own = outline.declarations.indices.filter {
      outline.declarations[$0].name == call.name && outline.declarations[$0].body >= 0
        && outline.typeName(around: $0) == type
    }
    return own.isEmpty
      || own.contains {
        let declaration = outline.declarations[$0]
        return mentions(name, in: declaration.tokens, besides: Int(declaration.body))
      }
  }

  /// Whether `tokens` name a collection; given a body, only what of them runs as that is run.
  private func mentions(_ name: Name, in tokens: TokenRange, besides body: Int?) -> Bool {
    tokens.indices.contains { index in
      guard outline.token(index).kind == .identifier, outline.name(index) == name else {
        return false
      }
      guard let body else { return true }
      return !outline.blocks.contains { block in
        block.kind == .closure && outline.blocks[body].open < block.open
          && (Int(block.open)..<Int(block.close)).contains(index)
      }
    }
  }

  /// Whether who comes to the event has come through a block, and nothing else has run in between.
  private func isPassed(_ block: Int) -> Bool {
    outline.isBlock(event.home, inside: block) && run(of: block) == run(of: event.home)
  }

  /// The function or closure that a block is part of.
  private func run(of block: Int) -> Int {
    var index = block
    while index >= 0 {
      if [.function, .closure, .accessor].contains(outline.blocks[index].kind) { break }
      index = Int(outline.blocks[index].parent)
    }
    return index
  }
}
