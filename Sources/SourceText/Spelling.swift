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

  /// Whether any of `texts`, none of which is empty, is what it begins with.
  package func hasPrefix(anyOf texts: [StaticString]) -> Bool {
    guard !range.isEmpty else { return false }
    let first = folded(bytes[range.start])
    return texts.contains { $0[utf8: 0] == first && hasPrefix($0) }
  }

  package func hasSuffix(anyOf texts: [StaticString]) -> Bool {
    texts.contains { hasSuffix($0) }
  }

  package func hasSuffix(_ text: StaticString) -> Bool {
    range.count >= text.utf8CodeUnitCount && stands(text, at: range.end - text.utf8CodeUnitCount)
  }

  package func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0, range.count >= length else { return length == 0 }
    // A byte that is nowhere in the text rules out every place that would cover it.
    let used = Self.bits(of: text, ignoringCase: ignoresCase)
    let end = text[utf8: length - 1]
    let span = bytes.span
    var last = range.start + length - 1
    while last < range.end {
      guard used & (1 << UInt64(span[last] & 63)) != 0 else {
        last += length
        continue
      }
      if folded(span[last]) == end, stands(text, at: last - length + 1) { return true }
      last += 1
    }
    return false
  }

  /// A set of the bytes of `text`, by their last six bits; capitals among them where case is
  /// ignored.
  private static func bits(of text: StaticString, ignoringCase: Bool) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<text.utf8CodeUnitCount {
      let byte = text[utf8: index]
      bits |= 1 << UInt64(byte & 63)
      if ignoringCase { bits |= 1 << UInt64((byte & ~0x20) & 63) }
    }
    return bits
  }

  /// Whether any of `texts` is contained.
  package func contains(anyOf texts: [StaticString]) -> Bool {
    // A byte that is nowhere in the range rules out every text that has it.
    var present: UInt64 = 0
    let span = bytes.span.extracting(range.start..<range.end)
    for offset in span.indices { present |= 1 << UInt64(span[offset] & 63) }
    // What capitals leave is half of the bits away from what small letters do.
    if ignoresCase { present |= present << 32 }
    return texts.contains { text in
      for index in 0..<text.utf8CodeUnitCount
      where present & (1 << UInt64(text[utf8: index] & 63)) == 0 {
        return false
      }
      return contains(text)
    }
  }

  /// Whether `text`, which must not reach beyond the range, is spelt from `offset` on.
  private func stands(_ text: StaticString, at offset: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount {
      if folded(bytes[offset + index]) != text[utf8: index] { return false }
    }
    return true
  }

  /// The byte as it is compared.
  private func folded(_ byte: UInt8) -> UInt8 {
    ignoresCase && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
