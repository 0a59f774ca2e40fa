import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension CountChoice {
  /// Whether a collection has nothing in it when the event is over: its code empties it, and until then
  /// neither says its name again nor calls what does so.
  func isLeftEmpty(_ name: Name) -> Bool {
    let body = outline.declarations[event.function].tokens
    guard let emptied = lastEmptying(of: name, in: body) else { return false }
    let end = outline.statements[event.last].tokens.end
    guard emptied <= end else { return true }
    let rest = TokenRange(emptied, end)
    return !rest.indices.contains { isName($0, name) }
      && !outline.calls(in: rest).contains { mayFill(outline.calls[$0], name) }
  }

  /// Whether a collection gets something at once that is waited for only later.
  func isFilledBefore(_ name: Name) -> Bool {
    guard event.context.isLater else { return false }
    let body = outline.declarations[event.function].tokens
    return outline.assignments[outline.assignments(in: body)].contains { assignment in
      assignment.property == name && !isNothing(assignment.value)
        && assignment.target.start < event.changes[0].subject.start
        && !outline.context(ofToken: assignment.value.end - 1, inBlock: Int(assignment.block))
          .isLater
    }
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
    outline.removesAll(call, from: name) && isPassed(Int(call.block))
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
  /// names it outside of closures, and not to empty it, or one that is not in this file.
  private func mayFill(_ call: Call, _ name: Name) -> Bool {
    guard outline.isOnSelf(call.receiver),
      context.facts.declares(call.name)
    else { return false }
    let type = outline.typeName(around: event.function)
    let own = outline.functions(call.name, of: type)
    return own.isEmpty || own.contains { mayFillAtOnce(name, in: outline.declarations[$0]) }
  }

  /// Whether a function names a collection outside of its closures, which may run later, and not only to empty it.
  private func mayFillAtOnce(_ name: Name, in function: Declaration) -> Bool {
    let open = outline.blocks[Int(function.body)].open
    let emptied = outline.assignments[outline.assignments(in: function.tokens)].filter {
      $0.property == name && isNothing($0.value)
    }
    return function.tokens.indices.contains { index in
      isName(index, name) && !emptied.contains { $0.target.indices.contains(index) }
        && !outline.blocks.contains { block in
          block.kind == .closure && open < block.open
            && (Int(block.open)..<Int(block.close)).contains(index)
        }
    }
  }

  private func isName(_ token: Int, _ name: Name) -> Bool {
    outline.token(token).kind == .identifier && outline.name(token) == name
  }

  /// Whether who comes to the event has come through a block, and nothing else has run in between, but for a hop
  /// to the main queue.
  private func isPassed(_ block: Int) -> Bool {
    outline.isBlock(event.home, inside: block)
      && (!event.context.isLater || outline.body(around: block) == outline.body(around: event.home))
  }
}

extension SyntaxOutline {
  /// Whether a call takes out of a collection all it has, or all that some condition holds of.
  func removesAll(_ call: Call, from name: Name) -> Bool {
    (call.name == "removeAll" || call.name == "removeAllObjects")
      && lastName(of: call.receiver) == name
  }
}
