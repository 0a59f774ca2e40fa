/// Random numbers that are the same in every run of a test.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
