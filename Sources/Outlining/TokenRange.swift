/// A half-open range of token indices.
package struct TokenRange: Hashable, Sendable {
  package var lower: Int32
  package var upper: Int32

  package init(_ lower: Int, _ upper: Int) {
    self.lower = Int32(truncatingIfNeeded: lower)
    self.upper = Int32(truncatingIfNeeded: upper)
  }

  package static let none = TokenRange(0, 0)

  package var start: Int { Int(lower) }
  package var end: Int { Int(upper) }
  package var count: Int { end - start }
  package var isEmpty: Bool { upper <= lower }
  package func contains(_ token: Int) -> Bool { start <= token && token < end }
}
