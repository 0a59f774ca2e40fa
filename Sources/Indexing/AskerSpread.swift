import Outlining
import SourceText

/// Hands on who asked along the calls of functions and the news of what is watched.
struct AskerSpread {
  let outgoing: OutgoingCalls
  let subscriptions: SubscriptionTable

  /// Hands on who asked from the functions in `start` to all that they lead to; of those in `unknown`, whom nobody is
  /// known to call, what their closures say of who does.
  ///
  /// `askers` has the functions' first, then the subscriptions'.
  func run(
    from start: ContiguousArray<Int>, throughUnknown unknown: [Int],
    in askers: inout ContiguousArray<Asker>
  ) {
    guard subscriptions.count > 0 else {
      return run(from: start, throughUnknown: unknown, isNews: false, in: &askers)
    }
    var known = askers
    run(from: start, throughUnknown: unknown, isNews: true, in: &known)
    // What those that nobody has news for lead to may be others' news, too.
    let silent = ContiguousArray(subscriptions.nodes.filter { known[$0].isEmpty })
    for node in silent { known[node] = subscriptions.looks(of: node) }
    run(from: silent, throughUnknown: [], isNews: true, in: &known)
    for node in silent where known[node] == subscriptions.looks(of: node) { known[node] = [] }
    for node in subscriptions.nodes {
      askers[node] = subscriptions.asker(of: node, known: known[node])
    }
    // What leads to each subscription is settled: now for what they lead to.
    run(
      from: start + ContiguousArray(subscriptions.nodes), throughUnknown: unknown, isNews: false,
      in: &askers)
  }

  /// Hands on who may have asked from the functions in `start` to all that they lead to.
  func run(from start: ContiguousArray<Int>, in guesses: inout ContiguousArray<Asker>) {
    run(from: start, throughUnknown: [], isNews: true, in: &guesses)
  }

  private func run(
    from start: ContiguousArray<Int>, throughUnknown unknown: [Int], isNews: Bool,
    in askers: inout ContiguousArray<Asker>
  ) {
    var open = start
    for index in unknown { hand(on: [], from: index, isNews, in: &askers, into: &open) }
    while let next = open.popLast() {
      hand(on: askers[next], from: next, isNews, in: &askers, into: &open)
    }
  }

  /// Hands on what one function or subscription leads to; to other subscriptions only as news.
  private func hand(
    on callers: Asker, from index: Int, _ isNews: Bool, in askers: inout ContiguousArray<Asker>,
    into open: inout ContiguousArray<Int>
  ) {
    if !subscriptions.nodes.contains(index) {
      for edge in outgoing[index] where !edge.marks.contains(.isSubscribed) {
        spread(edge, callers, in: &askers, into: &open)
      }
    }
    guard subscriptions.count > 0 else { return }
    for edge in subscriptions.edges(from: index)
    where isNews || !subscriptions.nodes.contains(Int(edge.callee)) {
      spread(edge, callers, in: &askers, into: &open)
    }
  }

  private func spread(
    _ edge: FactTables.Edge, _ callers: Asker, in askers: inout ContiguousArray<Asker>,
    into open: inout ContiguousArray<Int>
  ) {
    let callee = Int(edge.callee)
    // `bar.onFilters = { self.showFilters() }`: the name of what is run says that a user does.
    if edge.flags.contains(.isStreamed) { return }
    let base = edge.own.isEmpty ? callers : edge.own
    var asker = edge.flags.contains(.isLater) ? base.later : base
    if edge.flags.contains(.isBegun) { asker.remove(.repeated) }
    if edge.flags.contains(.isInTurn) { asker.insert(.repeated) }
    if edge.marks.contains(.stopsFrames) { asker = asker.recognised }
    guard !askers[callee].isSuperset(of: asker) else { return }
    askers[callee].formUnion(asker)
    open.append(callee)
  }
}
