func match(_ value: Any, _ pair: (Int, Int)?) {
  if case let (x, y)? = pair, x > y { use(x) }
  if case .some((let x, _)) = pair { use(x) }
  if let (left, right) = pair { use(left + right) }
  for case let .value(name: text, kind) in all where kind != .none { use(text) }
  for (index, item) in items.enumerated() { use(index, item) }
  while let next = iterator.next() { use(next) }
  switch value {
  case let number as Int: use(number)
  case is String, is Substring: use(0)
  case let view as UIView where view.isHidden: use(view)
  case 0..<10, (let a, let b) as (Int, Int): use(a)
  default: break
  }
}
