/// Reads JSON in which people may write comments and leave commas behind the last element.
struct JSONReader: ~Copyable {
  private let bytes: ContiguousArray<UInt8>
  private var offset = 0

  /// Deeper brackets are an error, so that the reader's own calls are bounded.
  private static let maximumDepth = 64

  /// Returns the one value of a text; a byte order mark before it is passed over.
  static func node(in bytes: ContiguousArray<UInt8>) throws(JSONError) -> JSONNode {
    if let invalid = firstInvalidByte(in: bytes) {
      throw JSONError(offset: invalid, message: "this is no UTF-8")
    }
    var reader = JSONReader(bytes)
    try reader.skipBlanks()
    let node = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.current == nil else {
      throw JSONError(offset: reader.offset, message: "nothing may follow the closing brace")
    }
    return node
  }

  private init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private static func firstInvalidByte(in bytes: ContiguousArray<UInt8>) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return zip(bytes, String(decoding: bytes, as: UTF8.self).utf8).prefix { $0 == $1 }.count
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ message: String, at place: Int? = nil) -> JSONError {
    JSONError(offset: place ?? offset, message: message)
  }

  // MARK: Blanks

  private mutating func skipBlanks() throws(JSONError) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = offset
    switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return
        }
        offset += 1
      }
      throw error("this comment is never closed", at: start)
    default: throw error("expected a value; a comment begins with // or /*")
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    let start = offset
    guard depth < Self.maximumDepth else { throw error("too many brackets inside one another") }
    switch current {
    case UInt8(ascii: "{"): return JSONNode(offset: start, value: .object(try members(depth)))
    case UInt8(ascii: "["): return JSONNode(offset: start, value: .array(try elements(depth)))
    case UInt8(ascii: "\""): return JSONNode(offset: start, value: .string(try string()))
    case nil: throw error("the text ends where a value is expected")
    default: return JSONNode(offset: start, value: try word())
    }
  }

  private mutating func members(_ depth: Int) throws(JSONError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    let open = offset
    offset += 1
    while true {
      try skipBlanks()
      let start = offset
      switch current {
      case UInt8(ascii: "}"):
        offset += 1
        return members
      case UInt8(ascii: "\""): break
      case nil: throw error("this brace is never closed", at: open)
      default: throw error("expected a key in double quotes")
      }
      let name = try string()
      if members.contains(where: { $0.name == name }) {
        throw error("the key \(JSONNode.quoted(name)) is here twice", at: start)
      }
      try skipBlanks()
      guard current == UInt8(ascii: ":") else { throw error("expected a colon behind the key") }
      offset += 1
      try skipBlanks()
      let node = try value(depth: depth + 1)
      members.append(JSONNode.Member(name: name, offset: start, node: node))
      try skipBlanks()
      if current == UInt8(ascii: ",") {
        offset += 1
      } else if current != UInt8(ascii: "}"), current != nil {
        throw error("expected a comma or a closing brace")
      }
    }
  }

  private mutating func elements(_ depth: Int) throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    let open = offset
    offset += 1
    while true {
      try skipBlanks()
      switch current {
      case UInt8(ascii: "]"):
        offset += 1
        return elements
      case nil: throw error("this bracket is never closed", at: open)
      default: elements.append(try value(depth: depth + 1))
      }
      try skipBlanks()
      if current == UInt8(ascii: ",") {
        offset += 1
      } else if current != UInt8(ascii: "]"), current != nil {
        throw error("expected a comma or a closing bracket")
      }
    }
  }

  /// A number or one of the words that JSON has.
  private mutating func word() throws(JSONError) -> JSONNode.Value {
    let start = offset
    while let byte = current, Self.isWord(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "": throw error("expected a value")
    default:
      guard Self.isNumber(Array(text.utf8)) else {
        throw error("'\(text)' is no value; text is written in double quotes", at: start)
      }
      return .number(text)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "/"):
      false
    default: true
    }
  }

  private static func isNumber(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
      let count = rest.prefix { 0x30...0x39 ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZero = rest.first == 0x30
    let whole = digits(&rest)
    guard whole > 0, !isZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits(&rest) > 0 else { return false }
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let start = offset
    offset += 1
    var result = ContiguousArray<UInt8>()
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0x00..<0x20: throw error("this string is not closed on its line", at: start)
      default: result.append(byte)
      }
    }
    throw error("this string is never closed", at: start)
  }

  private mutating func escape(into result: inout ContiguousArray<UInt8>) throws(JSONError) {
    let start = offset - 1
    guard let byte = current else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "u"):
      var unit = UInt32(try hexadecimal(from: start))
      if 0xD800..<0xDC00 ~= unit, bytes[offset...].starts(with: Array("\\u".utf8)) {
        offset += 2
        let low = UInt32(try hexadecimal(from: start))
        guard 0xDC00..<0xE000 ~= low else { throw error("half a character", at: start) }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw error("half a character", at: start) }
      result.append(contentsOf: String(scalar).utf8)
    default: throw error("there is no such escape", at: start)
    }
  }

  private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let value = UInt16(text, radix: 16)
    else { throw error("\\u needs four hexadecimal digits", at: start) }
    offset += 4
    return value
  }
}
