import Lexing
import Outlining
import SourceText

extension OutlineTables {
  /// Fills `firstAwaits`, given every `await`.
  ///
  /// What waits in one branch alone is none of the code around it: that may have come by another way.
  mutating func findSuspensions(at places: ContiguousArray<Int>) {
    let places = places.filter { !isHop($0) }
    guard !places.isEmpty else { return }
    firstAwaits = ContiguousArray(repeating: -1, count: blocks.count)
    let blocks = blocks
    let inOrder = blocks.indices.filter { blocks[$0].open >= 0 }
      .inOrder { blocks[$0].open < blocks[$1].open }
    var open: [Int] = []
    var next = 0
    // What is caught has most often been waited for, wherever in the `do` that was.
    var guarded: [Int32: Int] = [:]
    for place in places {
      while next < inOrder.count, Int(blocks[inOrder[next]].open) < place {
        close(&open, before: Int(blocks[inOrder[next]].open))
        open.append(inOrder[next])
        next += 1
      }
      close(&open, before: place)
      let own = open.suffix(from: open.lastIndex { blocks[$0].kind.isBody } ?? 0)
      for block in own where blocks[block].kind == .doBody && blocks[block].statement >= 0 {
        guarded[blocks[block].statement] = guarded[blocks[block].statement] ?? place
      }
      for block in open.reversed() {
        if firstAwaits[block] < 0 { firstAwaits[block] = Int32(place) }
        if blocks[block].kind.isBody || blocks[block].kind.mayBeLeftOut { break }
      }
    }
    for branches in branches(inOrder).reversed() { passOn(branches) }
    for block in inOrder where blocks[block].kind == .catchBody {
      if let place = guarded[blocks[block].statement], firstAwaits[block] < 0 {
        firstAwaits[block] = Int32(place)
      }
    }
  }

  /// The branches that belong together, by where the first of them begins.
  private func branches(_ inOrder: [Int]) -> [[Int]] {
    var result: [[Int]] = []
    var groups: [Int32: Int] = [:]
    for block in inOrder where blocks[block].kind.mayBeLeftOut {
      // The statement of an `if`, the block of a `switch`.
      let isCase = blocks[block].kind == .caseBody
      let group = isCase ? -blocks[block].parent - 1 : blocks[block].statement
      guard isCase || group >= 0 else { continue }
      if let index = groups[group] {
        result[index].append(block)
      } else {
        groups[group] = result.count
        result.append([block])
      }
    }
    return result
  }

  /// Has the code around branches wait where each of them does, or leaves.
  private mutating func passOn(_ branches: [Int]) {
    guard branches.contains(where: { [.elseBody, .caseBody].contains(blocks[$0].kind) }),
      let last = branches.map({ firstAwaits[$0] }).max(), last >= 0,
      branches.allSatisfy({ firstAwaits[$0] >= 0 || leaves($0) })
    else { return }
    var block = Int(blocks[branches[0]].parent)
    while block >= 0 {
      if firstAwaits[block] < 0 || last < firstAwaits[block] { firstAwaits[block] = last }
      if blocks[block].kind.isBody || blocks[block].kind.mayBeLeftOut { return }
      block = Int(blocks[block].parent)
    }
  }

  /// Whether an `await` only changes to the main actor: `await MainActor.run { … }` takes no time.
  private func isHop(_ place: Int) -> Bool {
    guard place + 3 < stream.tokens.count, stream.tokens[place + 2].kind == .period else {
      return false
    }
    return spelling(place + 1) == "MainActor" && spelling(place + 3) == "run"
  }

  /// Takes the blocks that end before a token off the stack.
  private func close(_ open: inout [Int], before token: Int) {
    while let last = open.last, Int(blocks[last].close) <= token { open.removeLast() }
  }
}

extension Block.Kind {
  /// Whether the code around it may come by without it.
  fileprivate var mayBeLeftOut: Bool {
    switch self {
    case .ifBody, .elseBody, .caseBody, .guardBody, .catchBody: true
    default: false
    }
  }
}
