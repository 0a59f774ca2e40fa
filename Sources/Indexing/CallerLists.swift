import SourceText

/// For each function those that call it, in two flat tables.
struct CallerLists: Sendable {
  /// Where each function's callers begin in `callers`; one more than there are functions.
  private var starts: ContiguousArray<Int32> = [0]
  private var callers: ContiguousArray<Int32> = []

  init() {}

  /// Takes in the calls among `count` functions.
  init(_ calls: some Collection<(caller: Int32, callee: Int32)>, count: Int) {
    starts = ContiguousArray(repeating: 0, count: count + 1)
    callers = ContiguousArray(repeating: 0, count: calls.count)
    for call in calls { starts[Int(call.callee) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    for call in calls {
      callers[Int(next[Int(call.callee)])] = call.caller
      next[Int(call.callee)] += 1
    }
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
  private var starts: ContiguousArray<Int>

  /// Takes in the calls among `count` functions, which are in the order of their callers.
  init(_ edges: ContiguousArray<FactTables.Edge>, count: Int) {
    self.edges = edges
    starts = ContiguousArray(repeating: 0, count: count + 1)
    for edge in edges { starts[Int(edge.caller) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
  }

  /// The calls that a function makes, in their order.
  subscript(function: Int) -> ArraySlice<FactTables.Edge> {
    edges[starts[function]..<starts[function + 1]]
  }
}
