import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What is made when it is needed for the first time.
extension EventGrouping {
  /// Whether a branch only makes a view, or puts it in its place, where it is not there yet: what is
  /// done with the view after that is done each time.
  func isFirstUse(_ block: Int) -> Bool {
    let statement = Int(outline.blocks[block].statement)
    guard statement >= 0, isAlone(block), !outline.leaves(block) else { return false }
    let head = outline.statements[statement].tokens.start..<Int(outline.blocks[block].open)
    var asked: [Name] = []
    for index in head where outline.token(index).kind == .identifier {
      switch outline.name(index) {
      // What else is done with what is there already may be to another view.
      case "superview", "isDescendant", "isDescendantOfView":
        guard outline.branches(beside: block).isEmpty else { return false }
        return isPutIn(index, in: head, block)
      case let name where isAskedToBeMissing(index, in: head) && !isText(name, in: block):
        asked.append(name)
      default: break
      }
    }
    asked = asked.filter { isUsed($0, after: block) }
    guard !asked.isEmpty else { return false }
    // `if (!self.bar) { self.bar = … }`
    return outline.assignments(directlyIn: block).contains { asked.contains($0.property) }
  }

  /// Whether a condition asks whether a view is in its place yet, and its branch puts it there.
  private func isPutIn(_ index: Int, in head: Range<Int>, _ block: Int) -> Bool {
    outline.name(index) == "superview"
      ? isAskedToBeMissing(index, in: head) && isAdded(ownerAt: index, in: block)
      : head.contains { ["!", "==", "false"].contains(outline.text($0)) }
  }

  /// Whether a branch is what else is done with a view that a first use makes: `else { bar.text = text }`.
  func isLaterUse(_ block: Int) -> Bool {
    let branches = outline.branches(beside: block)
    return branches.count == 1 && !outline.leaves(block) && isFirstUse(branches[0])
  }

  /// Whether an `if` has no other branch than an `else` that goes on.
  private func isAlone(_ block: Int) -> Bool {
    let branches = outline.branches(beside: block)
    return branches.isEmpty
      || branches.count == 1 && outline.blocks[branches[0]].kind == .elseBody
        && !outline.leaves(branches[0])
  }

  /// Whether a branch puts the view in its place whose superview is asked for at a token, and no other.
  private func isAdded(ownerAt index: Int, in block: Int) -> Bool {
    var before = index - 1
    while before > 0, [.period, .question, .exclamation].contains(outline.token(before).kind) {
      before -= 1
    }
    guard before > 0, outline.token(before).kind == .identifier else { return true }
    let owner = outline.name(before)
    let added = outline.calls(directlyIn: block).compactMap { call -> Name? in
      guard call.name == "addSubview" || call.name == "addSubview:",
        let first = call.arguments.first
      else { return nil }
      return outline.lastName(of: outline.arguments[Int(first)].value)
    }
    return added.isEmpty || added.contains(owner)
  }

  /// Whether code goes on with a member behind a branch.
  private func isUsed(_ name: Name, after block: Int) -> Bool {
    let around = Int(outline.blocks[block].parent)
    let end = outline.statements[Int(outline.blocks[block].statement)].tokens.end
    return (end..<max(end, Int(outline.blocks[around].close))).contains {
      outline.token($0).kind == .identifier && outline.name($0) == name
    }
  }

  /// Whether a member is no view but a text: where there is none yet it is shown by being set.
  private func isText(_ name: Name, in block: Int) -> Bool {
    let shape = facts.property(name, of: outline.typeName(ofBlock: block))?.shape
    return shape.map { $0.isString || $0.base == "Error" || $0.base == "NSError" } ?? false
  }

  /// Whether a name is the last of what a condition asks to be nothing: `self.bar == nil`, `!_bar`.
  private func isAskedToBeMissing(_ index: Int, in head: Range<Int>) -> Bool {
    // `!self.isShown` asks for no view.
    if let first = Words.split(outline.text(index)).first, ["is", "has", "was"].contains(first) {
      return false
    }
    switch outline.token(index + 1).kind {
    case .operator:
      return outline.text(index + 1) == "==" && outline.text(index + 2) == "nil"
    case .rightParen where outline.file.language == .objectiveC:
      return head.contains { outline.text($0) == "!" }
    default: return false
    }
  }
}
