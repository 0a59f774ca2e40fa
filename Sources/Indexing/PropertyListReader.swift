/// Reads what Xcode writes its projects in: the property lists of NeXTSTEP.
///
/// Foundation reads them, too; it is not loaded, for the time that takes at every start.
struct PropertyListReader {
  enum Value {
    case text(String)
    case list([String])
    case dictionary([String: Value])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [String]? { if case .list(let list) = self { list } else { nil } }

    subscript(key: String) -> Value? {
      if case .dictionary(let values) = self { values[key] } else { nil }
    }
  }

  private let bytes: ContiguousArray<UInt8>
  private var offset = 0

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  /// The next value; of lists the texts in them.
  ///
  /// What is no property list ends early.
  mutating func value(depth: Int = 0) -> Value {
    skipGap()
    guard depth < 32 else { return .text("") }
    if take("{") {
      var values: [String: Value] = [:]
      while !isAtEnd, !take("}") {
        guard case .text(let key) = value(depth: depth + 1), take("=") else { break }
        values[key] = value(depth: depth + 1)
        _ = take(";")
      }
      return .dictionary(values)
    }
    if take("(") {
      var values: [String] = []
      while !isAtEnd, !take(")") {
        let start = offset
        if let text = value(depth: depth + 1).text { values.append(text) }
        _ = take(",")
        guard offset > start else { break }
      }
      return .list(values)
    }
    return .text(string())
  }

  private var isAtEnd: Bool { offset >= bytes.count }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipGap()
    guard !isAtEnd, bytes[offset] == UInt8(ascii: mark) else { return false }
    offset += 1
    skipGap()
    return true
  }

  private mutating func string() -> String {
    guard !isAtEnd, bytes[offset] == UInt8(ascii: "\"") else {
      let start = offset
      while !isAtEnd, !Self.isEnd(bytes[offset]) { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    offset += 1
    var text: [UInt8] = []
    while !isAtEnd, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
      text.append(bytes[offset])
      offset += 1
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a byte ends a text without quotes.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ")"),
      UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Skips white space and comments.
  private mutating func skipGap() {
    while !isAtEnd {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count {
        switch bytes[offset + 1] {
        case UInt8(ascii: "*"):
          offset += 2
          while !isAtEnd,
            bytes[offset] != UInt8(ascii: "/") || bytes[offset - 1] != UInt8(ascii: "*")
          {
            offset += 1
          }
          offset += 1
        case UInt8(ascii: "/"):
          while !isAtEnd, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        default: return
        }
      } else {
        return
      }
    }
  }
}
