import Lexing
import Outlining
import SourceText

extension OutlineTables {
  /// Fills `firstAwaits`, given every `await`.
  mutating func findSuspensions(at places: ContiguousArray<Int>) {
    let places = places.filter { !isHop($0) }
    guard !places.isEmpty else { return }
    firstAwaits = ContiguousArray(repeating: -1, count: blocks.count)
    let blocks = blocks
    let inOrder = blocks.indices.filter { blocks[$0].open >= 0 }
      .inOrder { blocks[$0].open < blocks[$1].open }
    var open: [Int] = []
    var next = 0
    for place in places {
      while next < inOrder.count, Int(blocks[inOrder[next]].open) < place {
        close(&open, before: Int(blocks[inOrder[next]].open))
        open.append(inOrder[next])
        next += 1
      }
      close(&open, before: place)
      for block in open.reversed() {
        if firstAwaits[block] < 0 { firstAwaits[block] = Int32(place) }
        if blocks[block].kind.isBody { break }
      }
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
  /// Whether an `await` in it suspends it, not what is around it.
  fileprivate var isBody: Bool {
    switch self {
    case .closure, .function, .accessor: true
    default: false
    }
  }
}
