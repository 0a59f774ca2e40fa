/// One member of an object; places are byte offsets.
struct JSONMember {
  var key: String
  /// Where the key's first quote stands, and past its last.
  var start: Int
  var keyEnd: Int
  var value: Range<Int>
}

/// Reads JSON for where its parts stand, not for what they hold.
struct JSONCursor {
  let bytes: ContiguousArray<UInt8>
  var offset = 0
  private var depth = 0

  init(bytes: ContiguousArray<UInt8>, offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads the whole as one object, with nothing behind it.
  mutating func document() throws(StringTableError) -> [JSONMember] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    skipSpace()
    let members = try object()
    skipSpace()
    guard offset == bytes.count else { throw .malformed(offset: offset) }
    return members
  }

  /// Reads the object that begins here.
  mutating func object() throws(StringTableError) -> [JSONMember] {
    try object(isKept: true)
  }

  /// Reads the object that begins here; one that is not kept is only passed over.
  private mutating func object(isKept: Bool) throws(StringTableError) -> [JSONMember] {
    try take(UInt8(ascii: "{"))
    var result: [JSONMember] = []
    skipSpace()
    if peek == UInt8(ascii: "}") {
      offset += 1
      return result
    }
    while true {
      skipSpace()
      let start = offset
      var key = ""
      if isKept { key = try string() } else { try skipString() }
      let keyEnd = offset
      skipSpace()
      try take(UInt8(ascii: ":"))
      skipSpace()
      let value = offset
      try skipValue()
      if isKept {
        result.append(JSONMember(key: key, start: start, keyEnd: keyEnd, value: value..<offset))
      }
      skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      offset += 1
    }
    try take(UInt8(ascii: "}"))
    return result
  }

  /// Where the plain bytes of a string end: at a quote, an escape or the end.
  private var endOfPlain: Int {
    let bytes = bytes.span
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
      end += 1
    }
    return end
  }

  /// Passes over the string that begins here.
  private mutating func skipString() throws(StringTableError) {
    let start = offset
    try take(UInt8(ascii: "\""))
    offset = endOfPlain
    guard peek == UInt8(ascii: "\"") else {
      // What has escapes is read, so that wrong ones are found.
      offset = start
      _ = try string()
      return
    }
    offset += 1
  }

  /// Reads the string that begins here.
  mutating func string() throws(StringTableError) -> String {
    let start = offset
    try take(UInt8(ascii: "\""))
    var content: [UInt8] = []
    while true {
      let plain = offset
      offset = endOfPlain
      content += bytes[plain..<offset]
      guard peek == UInt8(ascii: "\\") else { break }
      offset += 1
      guard let escaped = peek else { break }
      offset += 1
      content += try unescaped(escaped)
    }
    guard peek != nil else { throw .malformed(offset: start) }
    offset += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func unescaped(_ byte: UInt8) throws(StringTableError) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if units[0] & 0xFC00 == 0xD800, bytes[offset...].starts(with: "\\u".utf8) {
        offset += 2
        units.append(try codeUnit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  private mutating func codeUnit() throws(StringTableError) -> UInt16 {
    guard offset + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw .malformed(offset: offset) }
    offset += 4
    return unit
  }

  /// Passes over the value that begins here.
  private mutating func skipValue() throws(StringTableError) {
    switch peek {
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "{"):
      try deeper()
      _ = try object(isKept: false)
      depth -= 1
    case UInt8(ascii: "["):
      try deeper()
      try skipArray()
      depth -= 1
    default:
      let start = offset
      while let byte = peek, !Self.ends.contains(byte) { offset += 1 }
      guard offset > start else { throw .malformed(offset: start) }
    }
  }

  private static let ends: [UInt8] = [10, 13, 9, 32, 44, 93, 125, 58, 34]

  private mutating func deeper() throws(StringTableError) {
    depth += 1
    guard depth < 100 else { throw .malformed(offset: offset) }
  }

  private mutating func skipArray() throws(StringTableError) {
    offset += 1
    skipSpace()
    if peek == UInt8(ascii: "]") {
      offset += 1
      return
    }
    while true {
      skipSpace()
      try skipValue()
      skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      offset += 1
    }
    try take(UInt8(ascii: "]"))
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) throws(StringTableError) {
    guard peek == byte else { throw .malformed(offset: offset) }
    offset += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { offset += 1 }
  }
}
