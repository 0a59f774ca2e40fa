import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension CountChoice {
  /// Whether a collection has what it is made with, and nothing in the file changes that: there are as many
  /// as ever.
  func isFixed(_ collection: Collection) -> Bool {
    let name = Name(collection.name)
    let isWritten = outline.declarations.contains { declaration in
      declaration.name == name && declaration.kind == .property && outline.isMember(declaration)
        && isWrittenOut(declaration.value)
    }
    guard isWritten else { return false }
    return !outline.assignments.contains { assignment in
      assignment.property == name || outline.name(assignment.target.start) == name
    }
      && !outline.calls.contains { outline.lastName(of: $0.receiver) == name && changes($0.name) }
  }

  /// Whether a value is an array with something in it, and not the call of a type: `[String]()`.
  private func isWrittenOut(_ value: TokenRange) -> Bool {
    value.count > 2 && outline.token(value.start).kind == .leftBracket
      && Int(outline.partners[value.start]) == value.end - 1
  }

  /// Whether what fills a collection fills several others in the same breath, a part of each thing into each: which
  /// of them names the things is not known.
  func isOneOfSeveral(_ collection: Collection) -> Bool {
    let name = Name(collection.name)
    return outline.calls.contains { fill in
      guard fills(fill), outline.lastName(of: fill.receiver) == name else { return false }
      let beside = outline.calls(directlyIn: Int(fill.block)).filter(fills)
      return Set(beside.compactMap { outline.lastName(of: $0.receiver) }).count > 2
    }
  }

  /// Whether the event gives a collection one thing more, or all that the function is handed, and nothing takes out
  /// what was there: it is not all of it that has come.
  func getsMore(_ collection: Collection) -> Bool {
    guard event.function >= 0 else { return false }
    let name = Name(collection.name)
    let body = outline.declarations[event.function].tokens
    return outline.calls[outline.calls(in: body)].contains { call in
      guard adds(call.name), outline.lastName(of: call.receiver) == name,
        let first = call.arguments.first, outline.arguments[Int(first)].label != "contentsOf"
      else { return false }
      let loop = outline.blocksOfFunction(around: Int(call.block)).first {
        outline.blocks[$0].kind == .loopBody
      }
      guard let loop else { return outline.isBlock(event.home, inside: Int(call.block)) }
      return runsOverParameter(loop) && !isEmptied(name)
    }
  }

  /// Whether a loop goes over what the function is handed: `for item in items`.
  private func runsOverParameter(_ loop: Int) -> Bool {
    let open = Int(outline.blocks[loop].open)
    return open > 1 && outline.token(open - 2).word == .in
      && outline.isParameter(outline.name(open - 1), ofFunction: event.function)
  }

  /// Whether something in the file takes out what a collection has, or gives it other things.
  private func isEmptied(_ name: Name) -> Bool {
    outline.assignments.contains { $0.property == name }
      || outline.calls.contains { outline.removesAll($0, from: name) }
  }

  private func fills(_ call: Call) -> Bool { call.name == "append" || call.name == "addObject:" }

  private func adds(_ call: Name) -> Bool {
    switch call {
    case "append", "insert", "addObject:", "insertObject:atIndex:": true
    default: false
    }
  }

  private func changes(_ call: Name) -> Bool {
    switch call {
    case "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "swapAt": true
    default: false
    }
  }
}
