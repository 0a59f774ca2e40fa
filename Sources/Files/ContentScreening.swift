import SourceText

/// What disqualifies the content of a file.
package enum ContentScreening {
  /// Returns why a file with these bytes is left alone; `nil` where it is sound.
  package static func problem(in bytes: ContiguousArray<UInt8>) -> FileProblem? {
    if bytes.count > SourceFile.maximumSize { return .tooLarge }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return .utf16 }
    let text = read(bytes.span)
    if !text.isValid { return bytes.contains(0) ? .containsNUL : .invalidUTF8 }
    if text.hasConflictMarkers { return .conflictMarkers }
    return ForeignCode.isGenerated(header: bytes) ? .generated : nil
  }

  /// Whether all is UTF-8 without a NUL byte, and whether a line begins with seven `<` or `>` and a
  /// space.
  ///
  /// Seven in a row cover one of the fours that are looked at, as the next begins where one ends, or
  /// before that.
  private static func read(
    _ bytes: Span<UInt8>
  ) -> (isValid: Bool, hasConflictMarkers: Bool) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var hasConflictMarkers = false
    var offset = 0
    while offset < bytes.count {
      offset = bytes.firstEight(from: offset) { eight in
        // The high bit of a byte is set beyond ASCII, and by the subtraction where it is 0.
        if (eight | (eight &- ones)) & (ones << 7) != 0 { return true }
        // What differs from `>`, but for the bit in which `<` does.
        let others = (eight ^ 0x3E3E_3E3E_3E3E_3E3E) & 0xFDFD_FDFD_FDFD_FDFD
        return others & 0xFFFF_FFFF == 0 || others >> 32 == 0
      }
      guard offset < bytes.count else { break }
      if isConflictMarker(bytes, around: offset) || isConflictMarker(bytes, around: offset + 4) {
        hasConflictMarkers = true
      }
      guard let length = scalarLength(bytes, at: offset) else { return (false, false) }
      offset += length
    }
    return (true, hasConflictMarkers)
  }

  /// Returns the bytes of the scalar at `offset`; `nil` where there is no valid one, or a NUL.
  private static func scalarLength(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    let first = bytes[offset]
    // The allowed second bytes: overlong forms, surrogates and what lies past U+10FFFF fall out.
    let length: Int
    let second: ClosedRange<UInt8>
    switch first {
    case 0: return nil
    case 0x01...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in offset + 2..<max(offset + 2, offset + length) where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// Whether the byte at `probe`, if there is one, is one of seven that mark a conflict.
  private static func isConflictMarker(_ bytes: Span<UInt8>, around probe: Int) -> Bool {
    guard probe < bytes.count else { return false }
    let byte = bytes[probe]
    guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") else { return false }
    // No farther than tells that there are more than seven: a line of them takes no square of its
    // length.
    var start = probe
    while start > 0, start > probe - 7, bytes[start - 1] == byte { start -= 1 }
    var end = probe
    while end < bytes.count, end <= probe + 7, bytes[end] == byte { end += 1 }
    let isAtLineStart = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    let hasSpace = end < bytes.count && bytes[end] == UInt8(ascii: " ")
    return end - start == 7 && isAtLineStart && hasSpace
  }
}
