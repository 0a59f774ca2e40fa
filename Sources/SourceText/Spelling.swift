/// What a stretch of a file spells, to be compared with ASCII texts byte by byte.
///
/// Hot code asks this of nearly every name of a project: a `String` each would cost more than all
/// the lexing.
@usableFromInline package struct Spelling: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private let range: ByteRange
  /// Whether capital letters of the file are taken for small ones.
  private var ignoresCase = false

  package init(_ bytes: ContiguousArray<UInt8>, _ range: ByteRange) {
    self.bytes = bytes
    self.range = range
  }

  /// The same, to be compared with texts in small letters.
  package var lowercased: Spelling {
    var result = self
    result.ignoresCase = true
    return result
  }

  package var isEmpty: Bool { range.isEmpty }

  package static func == (left: Spelling, right: StaticString) -> Bool {
    left.range.count == right.utf8CodeUnitCount && left.stands(right, at: left.range.start)
  }

  package static func != (left: Spelling, right: StaticString) -> Bool { !(left == right) }

  package static func == (left: Spelling, right: Spelling) -> Bool {
    left.bytes[left.range.start..<left.range.end]
      .elementsEqual(right.bytes[right.range.start..<right.range.end])
  }

  package static func != (left: Spelling, right: Spelling) -> Bool { !(left == right) }

  package static func ~= (pattern: StaticString, spelling: Spelling) -> Bool {
    spelling == pattern
  }

  package func hasPrefix(_ text: StaticString) -> Bool {
    range.count >= text.utf8CodeUnitCount && stands(text, at: range.start)
  }

  package func hasSuffix(_ text: StaticString) -> Bool {
    range.count >= text.utf8CodeUnitCount && stands(text, at: range.end - text.utf8CodeUnitCount)
  }

  package func contains(_ text: StaticString) -> Bool {
    let last = range.end - text.utf8CodeUnitCount
    guard text.utf8CodeUnitCount > 0, last >= range.start else {
      return text.utf8CodeUnitCount == 0
    }
    let first = text.utf8Start[0]
    // The capital of a letter lies 32 below it; what else does is told by the whole comparison.
    let other = ignoresCase ? first & ~0x20 : first
    return bytes.withUnsafeBufferPointer { buffer in
      for offset in range.start...last where buffer[offset] == first || buffer[offset] == other {
        if stands(text, at: offset) { return true }
      }
      return false
    }
  }

  /// Whether any of `texts` is contained.
  package func contains(anyOf texts: [StaticString]) -> Bool {
    texts.contains { contains($0) }
  }

  /// Whether `text`, which must not reach beyond the range, is spelt from `offset` on.
  private func stands(_ text: StaticString, at offset: Int) -> Bool {
    let expected = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount {
      var byte = bytes[offset + index]
      if ignoresCase, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte |= 0x20 }
      if byte != expected[index] { return false }
    }
    return true
  }
}
