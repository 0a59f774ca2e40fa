/// A `[…]` of a glob, tested against one byte.
struct ByteSet {
  /// Whether the byte is of the set, its negation reckoned with.
  private(set) var matches = false
  /// The index of the closing bracket.
  private(set) var end: Int

  private let pattern: ArraySlice<UInt8>
  private let byte: UInt8

  /// Reads the set that opens at `start`; `nil` where it is malformed and so matches nothing.
  init?(in pattern: ArraySlice<UInt8>, at start: Int, testing byte: UInt8) {
    self.pattern = pattern
    self.byte = byte
    end = start + 1
    let isNegated = current == UInt8(ascii: "!") || current == UInt8(ascii: "^")
    if isNegated { end += 1 }
    var previous: UInt8 = 0
    repeat {
      guard let last = readMember(after: previous) else { return nil }
      previous = last
      end += 1
    } while current != UInt8(ascii: "]")
    if isNegated { matches.toggle() }
  }

  private var current: UInt8 { end < pattern.endIndex ? pattern[end] : 0 }
  private var next: UInt8 { end + 1 < pattern.endIndex ? pattern[end + 1] : 0 }

  /// Reads one byte, range or class, leaving `end` on its last byte.
  ///
  /// Returns what a following `-` would start from: 0 after ranges and classes.
  private mutating func readMember(after previous: UInt8) -> UInt8? {
    switch current {
    case 0:
      return nil
    case UInt8(ascii: "\\"):
      end += 1
      if current == 0 { return nil }
    case UInt8(ascii: "-") where previous != 0 && next != 0 && next != UInt8(ascii: "]"):
      end += 1
      if current == UInt8(ascii: "\\") { end += 1 }
      if current == 0 { return nil }
      if previous <= byte && byte <= current { matches = true }
      return 0
    case UInt8(ascii: "[") where next == UInt8(ascii: ":"):
      return readClass()
    default:
      break
    }
    if byte == current { matches = true }
    return current
  }

  /// Reads `[:name:]`; a lone bracket where it is not closed as such.
  private mutating func readClass() -> UInt8? {
    let open = end
    let start = end + 2
    guard let close = pattern[min(start, pattern.endIndex)...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    guard close > start, pattern[close - 1] == UInt8(ascii: ":") else {
      end = open
      if byte == UInt8(ascii: "[") { matches = true }
      return UInt8(ascii: "[")
    }
    end = close
    let name = String(decoding: pattern[start..<close - 1], as: UTF8.self)
    guard let isMember = Self.isMember(byte, ofClass: name) else { return nil }
    if isMember { matches = true }
    return 0
  }

  /// `nil` for a name that is no class.
  private static func isMember(_ byte: UInt8, ofClass name: String) -> Bool? {
    let isDigit = 0x30...0x39 ~= byte
    let isUpper = 0x41...0x5A ~= byte
    let isLower = 0x61...0x7A ~= byte
    let isGraphic = 0x21...0x7E ~= byte
    switch name {
    case "alnum": return isDigit || isUpper || isLower
    case "alpha": return isUpper || isLower
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return isDigit
    case "graph": return isGraphic
    case "lower": return isLower
    case "print": return isGraphic || byte == 0x20
    case "punct": return isGraphic && !(isDigit || isUpper || isLower)
    case "space": return byte == 0x20 || 0x09...0x0D ~= byte
    case "upper": return isUpper
    case "xdigit": return isDigit || 0x41...0x46 ~= byte || 0x61...0x66 ~= byte
    default: return nil
    }
  }
}
