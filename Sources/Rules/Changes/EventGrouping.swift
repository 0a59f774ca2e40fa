import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Makes events of changes: what one branch of one function does is told once.
struct EventGrouping {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  /// A change with the block that holds its event and the statement of that block it is part of.
  struct Placed {
    var change: Change
    var home: Int
    var statement: Int

    /// The change as part of a statement of another block.
    func moved(to home: Int, statement: Int) -> Placed {
      Placed(change: change, home: home, statement: statement)
    }
  }

  func events(of changes: [Change]) -> [Event] {
    var byHome: [Int: [Placed]] = [:]
    for change in changes {
      let item = place(change)
      byHome[item.home, default: []].append(item)
    }
    joinSame(&byHome)
    absorbBranches(&byHome)
    joinSequences(&byHome)
    var result: [Event] = []
    for home in byHome.keys.inOrder(<) {
      for items in alternatives(byHome[home] ?? [], in: home) {
        guard var event = event(items, home: home) else { continue }
        event.id = result.count
        result.append(event)
      }
    }
    return result
  }

  /// Splits what lies in different branches of an `#if`: only one of them is compiled.
  private func alternatives(_ items: [Placed], in home: Int) -> [[Placed]] {
    var branches: [Int: Int] = [:]
    var branch = 0
    var hasBranches = false
    for statement in outline.statements(of: home) {
      if outline.statements[statement].kind == .directive {
        switch outline.token(outline.statements[statement].tokens.start).word {
        case .poundElse, .poundElseif, .poundElif: hasBranches = true
        default: break
        }
        branch += 1
      }
      branches[statement] = branch
    }
    guard hasBranches else { return [items] }
    let groups = Dictionary(grouping: items) { branches[$0.statement] ?? 0 }
    return groups.keys.inOrder(<).compactMap { groups[$0] }
  }

  // MARK: Placing

  /// Moves out of blocks that only group: an animation's changes, a bare `do`.
  private func place(_ change: Change) -> Placed {
    var block = change.block
    var statement = change.statement
    while outline.blocks[block].parent >= 0, isTransparent(block),
      outline.blocks[block].statement >= 0
    {
      statement = Int(outline.blocks[block].statement)
      block = Int(outline.blocks[block].parent)
    }
    return Placed(change: change, home: block, statement: statement)
  }

  private func isTransparent(_ block: Int) -> Bool {
    let current = outline.blocks[block]
    switch current.kind {
    case .compound: return !outline.leaves(block)
    case .ifBody: return isFirstUse(block)
    case .elseBody: return isLaterUse(block)
    case .closure:
      switch outline.role(of: Int(current.closure)) {
      case .inline, .animationCompletion: return true
      default: return false
      }
    default: return false
    }
  }

  // MARK: Branches

  /// A branch belongs to the event around it where that is at least as strong and goes on.
  private func absorbBranches(_ byHome: inout [Int: [Placed]]) {
    for home in byHome.keys.inOrder(>) {
      guard let items = byHome[home], isBranch(home), let outer = enclosingHome(of: home, byHome)
      else { continue }
      guard let around = byHome[outer.block] else { continue }
      let strength = items.map(\.change.strength).max() ?? 0
      let outerStrength = around.map(\.change.strength).max() ?? 0
      if outerStrength >= strength, !outline.leaves(home) {
        byHome[outer.block]?.append(
          contentsOf: items.map { $0.moved(to: outer.block, statement: outer.statement) })
        byHome[outer.block] = byHome[outer.block]?.inOrder {
          $0.change.statement < $1.change.statement
        }
        byHome[home] = nil
      } else if outerStrength < strength {
        // What is weaker around it is only the setting for it; so is a list of which a label tells in
        // any case. What the view shows where the branch has not left is another outcome.
        let isTold = isToldInAnyCase(home, byHome)
        let isLeft = outline.leaves(home)
        byHome[outer.block] = around.filter { item in
          if isLeft, item.change.kind == .stateFlag, item.change.statement > outer.statement {
            return true
          }
          return item.change.strength > 2
            && !(isTold && [.list, .stateList].contains(item.change.kind))
        }
        if byHome[outer.block]?.isEmpty == true { byHome[outer.block] = nil }
      }
    }
  }

  /// Whether each branch of the `if` around a block puts the state of things on a label.
  private func isToldInAnyCase(_ block: Int, _ byHome: [Int: [Placed]]) -> Bool {
    guard outline.blocks[block].kind != .caseBody else { return false }
    let others = outline.branches(beside: block)
    return !others.isEmpty
      && ([block] + others).allSatisfy { branch in
        byHome[branch]?.contains {
          $0.change.kind == .text && !$0.change.role.isDisjoint(with: [.status, .error])
        } ?? false
      }
  }

  private func isBranch(_ block: Int) -> Bool {
    switch outline.blocks[block].kind {
    case .ifBody, .elseBody, .caseBody, .guardBody, .doBody, .catchBody, .unbraced: true
    default: false
    }
  }

  /// The nearest block around a branch that has changes of its own, and the statement there.
  private func enclosingHome(
    of block: Int, _ byHome: [Int: [Placed]]
  ) -> (block: Int, statement: Int)? {
    var current = block
    while true {
      let item = outline.blocks[current]
      guard item.statement >= 0, item.parent >= 0,
        isBranch(current) || isTransparent(current) || item.kind == .switchBody
      else { return nil }
      let parent = Int(item.parent)
      if byHome[parent] != nil { return (parent, Int(item.statement)) }
      current = parent
    }
  }

  /// Conditions one after the other in one block are one event.
  private func joinSequences(_ byHome: inout [Int: [Placed]]) {
    var groups: [Int: [Int]] = [:]
    for home in byHome.keys where outline.blocks[home].kind == .ifBody && !outline.leaves(home) {
      let block = outline.blocks[home]
      guard block.statement >= 0, block.parent >= 0 else { continue }
      let others = outline.branches(beside: home)
      // Another branch that takes away what this one shows says nothing of its own.
      guard others.allSatisfy({ byHome[$0]?.allSatisfy { $0.change.kind == .hidden } ?? true })
      else { continue }
      groups[Int(block.parent), default: []].append(home)
    }
    liftErrors(in: &groups, byHome)
    // The innermost first: what is joined there is part of what is joined around it.
    for parent in groups.keys.inOrder(>) {
      guard let homes = groups[parent], homes.count > 1 else { continue }
      for home in homes {
        for other in outline.branches(beside: home) { byHome[other] = nil }
      }
      var joined: [Placed] = byHome[parent] ?? []
      for home in homes.inOrder(<) {
        let statement = statement(of: home, in: parent)
        joined += (byHome[home] ?? []).map { $0.moved(to: parent, statement: statement) }
        byHome[home] = nil
      }
      byHome[parent] = joined
    }
  }

  /// The statement of a block that holds another block.
  private func statement(of inner: Int, in outer: Int) -> Int {
    outline.block(in: outer, around: inner).map { Int(outline.blocks[$0].statement) } ?? -1
  }

  /// Puts an error that a form shows under a further condition to those that it shows beside it: a fee is
  /// asked for only where the goods are sent.
  private func liftErrors(in groups: inout [Int: [Int]], _ byHome: [Int: [Placed]]) {
    func showsErrors(_ home: Int) -> Bool {
      byHome[home]?.allSatisfy { $0.change.kind == .shown && $0.change.role.contains(.error) }
        ?? false
    }
    for parent in groups.keys.inOrder(>) {
      guard let homes = groups[parent], homes.count == 1, showsErrors(homes[0]) else { continue }
      var block = parent
      while [.ifBody, .elseBody].contains(outline.blocks[block].kind), !outline.leaves(block),
        byHome[block] == nil, outline.branches(beside: block).allSatisfy({ byHome[$0] == nil })
      {
        block = Int(outline.blocks[block].parent)
        guard let others = groups[block], others.allSatisfy(showsErrors) else { continue }
        groups[block] = others + homes
        groups[parent] = nil
        break
      }
    }
  }

  // MARK: Events

  /// Leaves out views that are opaque again only after they were taken away, and what labels say that
  /// are taken away next.
  private func decisive(_ items: [Placed]) -> [Placed] {
    func names(_ kind: Change.Kind) -> Set<String> {
      Set(items.filter { $0.change.kind == kind && !$0.change.isByAlpha }.map(\.change.name))
    }
    guard items.contains(where: { $0.change.kind == .hidden }) else { return beforeLeaving(items) }
    let gone = names(.hidden).subtracting(names(.shown))
    let seen = items.filter { item in
      guard gone.contains(item.change.name) else { return true }
      switch item.change.kind {
      case .shown: return !item.change.isByAlpha
      case .text: return !items.contains { hides($0, item) }
      default: return true
      }
    }
    return beforeLeaving(seen)
  }

  /// Whether one of two changes takes the other's view away, right after it.
  private func hides(_ item: Placed, _ before: Placed) -> Bool {
    item.change.kind == .hidden && item.change.name == before.change.name
      && item.change.block == before.change.block && item.statement > before.statement
  }

  /// Leaves out what only goes again behind a `guard`: the event is over where the function may end.
  private func beforeLeaving(_ items: [Placed]) -> [Placed] {
    guard let first = items.map(\.statement).min(), let last = items.map(\.statement).max(),
      items.contains(where: { $0.change.kind != .hidden })
    else { return items }
    var exit = -1
    var statement = first
    while statement >= 0, statement != last {
      if outline.statements[statement].kind == .guard { exit = statement }
      statement = Int(outline.statements[statement].next)
    }
    guard exit >= 0 else { return items }
    let end = outline.statements[exit].tokens.end
    let behind = items.filter { outline.statements[$0.statement].tokens.start >= end }
    guard behind.allSatisfy({ $0.change.kind == .hidden }) else { return items }
    return items.filter { outline.statements[$0.statement].tokens.start < end }
  }

  private func event(_ all: [Placed], home: Int) -> Event? {
    let items = decisive(all)
    guard let last = items.map(\.statement).max(), let first = items.first else { return nil }
    // What a statement waits for comes before what it changes.
    let token = outline.statements[first.change.statement].tokens.end
    let context = outline.context(ofToken: token, inBlock: first.change.block)
    var event = Event(
      changes: items.map(\.change), home: home, last: last,
      functionName: functionName(context.function), context: context,
      completionBlock: completion(
        of: items.lazy.map(\.change), statements: Set(items.map(\.statement)), home: home),
      isConditional: Set(items.filter { isInBranch($0.change.block, of: home) }.map(\.statement))
        .count > 1)
    if isOnlyMade(event) { event.decision = .lifecycle } else { decide(&event) }
    return event
  }

  /// Whether a block inside an event's is run only where some condition holds.
  private func isInBranch(_ block: Int, of home: Int) -> Bool {
    outline.blocks(around: block, within: home).contains {
      outline.blocks[$0].kind.isConditional && !isTransparent($0)
    }
  }

  private func functionName(_ function: Int) -> String {
    guard function >= 0 else { return "" }
    let declaration = outline.declarations[function]
    // An observer has its property's name: `didSet` says nothing of what it does.
    if declaration.kind == .accessor, declaration.parent >= 0 {
      let property = outline.declarations[Int(declaration.parent)]
      return property.nameToken >= 0 ? outline.text(Int(property.nameToken)) : ""
    }
    guard declaration.nameToken >= 0 else { return "" }
    return outline.text(Int(declaration.nameToken))
  }
}
