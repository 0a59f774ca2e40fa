infix operator <=>: ComparisonPrecedence
precedencegroup Chain {
  associativity: left
}
extension Version: Comparable {
  static func < (left: Version, right: Version) -> Bool { left.number < right.number }
  static func ==<T: Other>(left: Version, right: T) -> Bool { true }
  static prefix func - (value: Version) -> Version { value }
}
let sum = values.reduce(0, +)
let shifted = a << 2 &+ b >>> c
let chosen = a ?? (b ? c : d)
let generic = Box<[String: Int?]>() as? Box<Any>
let path = \Model.items[0]?.name
