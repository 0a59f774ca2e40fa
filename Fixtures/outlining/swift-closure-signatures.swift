let sort: (Int, Int) -> Bool = { $0 < $1 }
let typed = { (a: Int, b: Result<Int, any Error>) throws -> Void in print(a, b) }
let captured = { [weak self, unowned(unsafe) owner, count = items.count] in
  self?.update(count)
  owner.done()
}
let attributed = { @MainActor @Sendable [weak view] (_ value: Int) async -> Int in
  view?.show(value)
  return value
}
let shorthand = { first, _ in first }
let nested = { { { 1 } } }
