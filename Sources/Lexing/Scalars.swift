/// One Unicode scalar read from bytes, or a run of bytes that encodes none.
struct DecodedScalar {
  /// `nil` where the bytes are no valid UTF-8.
  var value: UInt32?
  /// The number of bytes read, at least 1.
  var length: Int
}

extension LexingCursor {
  /// Returns the scalar at `offset`, which must lie inside the file.
  ///
  /// A malformed one takes the bytes after it with it that could only have continued it.
  func scalar(at offset: Int) -> DecodedScalar {
    let lead = bytes[offset]
    if lead < 0x80 { return DecodedScalar(value: UInt32(lead), length: 1) }
    let expected = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4 else { return malformed(at: offset, atMost: Int.max) }
    var value = UInt32(lead) & (0x7F >> UInt32(expected))
    for index in 1..<expected {
      let byte = peek(offset + index)
      guard byte & 0xC0 == 0x80 else { return malformed(at: offset, atMost: index) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = expected == 4 ? 0x10000 : expected == 3 ? 0x800 : 0x80
    let isSurrogate = value & ~0x7FF == 0xD800
    guard value >= smallest, value <= 0x10FFFF, !isSurrogate else {
      return malformed(at: offset, atMost: expected)
    }
    return DecodedScalar(value: value, length: expected)
  }

  private func malformed(at offset: Int, atMost limit: Int) -> DecodedScalar {
    var length = 1
    while length < limit, offset + length < count, bytes[offset + length] & 0xC0 == 0x80 {
      length += 1
    }
    return DecodedScalar(value: nil, length: length)
  }

  /// Returns the offset past the word (letters, digits, `_`, `$`, wide scalars) from `start` on.
  @inline(__always)
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while let eight = bytes.eight(at: offset) {
      let others = bytesOutsideWords(UInt64(littleEndian: eight))
      offset += others.trailingZeroBitCount >> 3
      if others != 0 { break }
    }
    return isAt([.word, .wide], offset) ? endOfRareWord(from: offset) : offset
  }

  /// Returns `bytes` with the high bit of each byte set that is no ASCII letter, digit or `_`,
  /// and all other bits clear.
  ///
  /// Adding `0x80 - x` to a byte below 0x80 sets its high bit just where it is `x` or more. Two such
  /// bits differ for what is between two bounds, and no byte is in more than one of the ranges.
  @inline(__always)
  private func bytesOutsideWords(_ bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    let ascii = bytes & ~high
    let lower = ascii | ones &* 0x20
    let letters = (lower &+ ones &* 0x1F) ^ (lower &+ ones &* 0x05)
    let digits = (ascii &+ ones &* 0x50) ^ (ascii &+ ones &* 0x46)
    let notUnderscores = (ascii ^ ones &* 0x5F) &+ ones &* 0x7F
    return (letters ^ digits ^ notUnderscores | bytes) & high
  }

  /// Continues `endOfWord(from:)` at a byte beyond ASCII, a `$`, or the last bytes of the file.
  @inline(never)
  private func endOfRareWord(from start: Int) -> Int {
    var offset = start
    while offset < count {
      if isAt(.word, offset) {
        offset += 1
        continue
      }
      guard isAt(.wide, offset) else { break }
      let scalar = scalar(at: offset)
      guard let value = scalar.value, isIdentifierPart(value) else { break }
      offset += scalar.length
    }
    return offset
  }
}

/// Returns whether a scalar beyond ASCII may stand in a name, by the ranges of C11 and Swift.
func isIdentifierPart(_ value: UInt32) -> Bool {
  switch value {
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
  case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
  case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F: true
  case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
  case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
  case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8: true
  // Planes 1 to 14 whole, but for the last two scalars of each.
  case 0x10000...0xEFFFD: value & 0xFFFF <= 0xFFFD
  default: false
  }
}

/// Returns whether a scalar beyond ASCII may begin a name.
func isIdentifierStart(_ value: UInt32) -> Bool {
  isIdentifierPart(value) && !isCombiningMark(value)
}

/// Returns whether a scalar beyond ASCII may begin a Swift operator.
func isOperatorStart(_ value: UInt32) -> Bool {
  switch value {
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
  case 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
  case 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
  case 0x3001...0x3003, 0x3008...0x3030: true
  default: false
  }
}

/// Returns whether a scalar beyond ASCII may continue a Swift operator.
func isOperatorPart(_ value: UInt32) -> Bool {
  if isOperatorStart(value) || isCombiningMark(value) { return true }
  return 0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value
}

private func isCombiningMark(_ value: UInt32) -> Bool {
  switch value {
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
  default: false
  }
}
