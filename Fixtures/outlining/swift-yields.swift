struct Table {
  var first: Item? {
    _read {
      guard let found = find() else { yield nil }
      yield found
    }
    _modify {
      yield &store.first
      if isDone { yield false } else { yield 0.5 }
    }
  }
  public #make(of: 1)
  private static #make { 2 }
  func each<each Value>(_ values: repeat each Value) {
    repeat (show(each values))
    repeat { step() } while isOpen
    repeat show(each values)
  }
}
extension Grid where count == 2, Item: Hashable {
  func swap() {}
}
