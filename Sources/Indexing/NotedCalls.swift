/// A call inside a function, as it is found.
struct NotedCall {
  /// In `FileFacts.functions`.
  var function: Int
  var call: CallFact
  /// The subscription that makes it, in `FileFacts.subscriptions`; -1 for none.
  var subscription: Int32
}

extension FileReader {
  /// Lays the calls out by their functions.
  mutating func layOutCalls() {
    guard let any = noted.first?.call else { return }
    facts.calls = ContiguousArray(repeating: any, count: noted.count)
    var counts = ContiguousArray<Int32>(repeating: 0, count: facts.functions.count)
    for item in noted { counts[item.function] += 1 }
    var end: Int32 = 0
    for index in facts.functions.indices {
      facts.functions[index].calls = end..<end + counts[index]
      counts[index] = end
      end = facts.functions[index].calls.upperBound
    }
    for item in noted {
      let place = counts[item.function]
      facts.calls[Int(place)] = item.call
      if item.subscription >= 0 { facts.subscribedCalls[place] = item.subscription }
      counts[item.function] += 1
    }
  }
}
