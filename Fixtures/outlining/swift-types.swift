import struct Foundation.URL
@_exported import UIKit

public protocol Loader<Item>: AnyObject where Item: Sendable {
  associatedtype Item: Hashable = Int
  func load() -> [Item]
}
indirect enum Tree<Value> {
  case leaf, node(left: Tree, Value, right: Tree = .leaf)
  case named(String)
  typealias Pair = (Value, Value)
}
extension [String: Int] { var total: Int { values.reduce(0, +) } }
extension Swift.Array<Int>.Index? {}
fileprivate final class Cell: UITableViewCell, @unchecked Sendable {
  override init(style: Style, reuse: String?) { super.init(style: style, reuse: reuse) }
  convenience init?(coder: Coder) { return nil }
  deinit { stop() }
}
struct Pack<each T> { let values: (repeat each T) }
