import SourceText

/// For each function those that call it, in two flat tables.
struct CallerLists: Sendable {
  /// Where each function's callers begin in `callers`; one more than there are functions.
  private var starts: ContiguousArray<Int32> = [0]
  private var callers: ContiguousArray<Int32> = []

  init() {}

  /// Takes in the calls among `count` functions.
  init(_ calls: some Collection<(caller: Int32, callee: Int32)>, count: Int) {
    starts = CallerLists.starts(of: calls.lazy.map(\.callee), count: count)
    callers = ContiguousArray(repeating: 0, count: calls.count)
    var next = starts
    for call in calls {
      callers[Int(next[Int(call.callee)])] = call.caller
      next[Int(call.callee)] += 1
    }
  }

  /// Where each function's part begins in a table ordered by function, and where the last one's ends: of
  /// each place in the table `functions` says whose it is.
  static func starts(
    of functions: some Sequence<Int32>, count: Int
  ) -> ContiguousArray<Int32> {
    var starts = ContiguousArray<Int32>(repeating: 0, count: count + 1)
    for function in functions { starts[Int(function) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    return starts
  }

  /// The callers of a function, in the order of their calls.
  subscript(function: Int) -> ArraySlice<Int32> {
    callers[Int(starts[function])..<Int(starts[function + 1])]
  }
}

/// For each function the calls that it makes.
struct OutgoingCalls {
  let edges: ContiguousArray<FactTables.Edge>
  /// Where each function's calls begin in `edges`; one more than there are functions.
  private let starts: ContiguousArray<Int32>

  /// Takes in the calls among `count` functions, which are in the order of their callers.
  init(_ edges: ContiguousArray<FactTables.Edge>, count: Int) {
    self.edges = edges
    starts = CallerLists.starts(of: edges.lazy.map(\.caller), count: count)
  }

  /// The calls that a function makes, in their order.
  subscript(function: Int) -> ArraySlice<FactTables.Edge> {
    edges[Int(starts[function])..<Int(starts[function + 1])]
  }
}

extension ProjectFacts {
  /// Whether a caller of the function posts by itself, or the one that calls its only caller.
  package func callerPosts(_ function: Int) -> Bool {
    var function = function
    // Further away it is another thing that is told.
    for _ in 0..<2 {
      let callers = storage.tables.callers[function]
      if callers.contains(where: { storage.tables.functions[Int($0)].flags.contains(.posts) }) {
        return true
      }
      guard callers.count == 1, let only = callers.first, Int(only) != function else { break }
      function = Int(only)
    }
    return false
  }
}
