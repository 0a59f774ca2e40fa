import SourceText

/// What a byte may be part of, looked up in one table by the loops that run over every byte.
struct ByteClass: OptionSet, Sendable {
  var rawValue: UInt8

  /// An ASCII letter, digit, `_` or `$`.
  static let word = ByteClass(rawValue: 1)
  static let digit = ByteClass(rawValue: 2)
  static let hexDigit = ByteClass(rawValue: 4)
  /// A byte that may stand in a Swift operator.
  static let operatorPart = ByteClass(rawValue: 8)
  /// A byte at which a scan of a string has to look closer: a quote, `\`, or a line end.
  static let stringStop = ByteClass(rawValue: 16)
  /// A byte of a scalar beyond ASCII.
  static let wide = ByteClass(rawValue: 32)
  /// A space or a tab.
  static let blank = ByteClass(rawValue: 64)

  /// A byte with which white space or a comment may begin.
  static let gapStart = ByteClass(rawValue: 128)

  /// The classes of all bytes, by value.
  static let table: ContiguousArray<ByteClass> = {
    var table = ContiguousArray<ByteClass>(repeating: [], count: 256)
    func add(_ byteClass: ByteClass, _ text: StaticString) {
      for index in 0..<text.utf8CodeUnitCount { table[Int(text[utf8: index])].insert(byteClass) }
    }
    add(.word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$")
    add(.digit, "0123456789")
    add(.hexDigit, "0123456789abcdefABCDEF")
    add(.operatorPart, "/=-+*%<>!&|^~.?")
    add(.stringStop, "\"'\\\n\r")
    add(.blank, " \t")
    // Last the first bytes of a no-break space and of a byte order mark.
    add(.gapStart, " \t\n\u{B}\u{C}\r/\\")
    for byte in [0xC2, 0xEF] { table[byte].insert(.gapStart) }
    for byte in 0x80...0xFF { table[byte].insert(.wide) }
    return table
  }()
}

/// The bytes that the lexers name, so that a comparison reads like the text.
extension UInt8 {
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var quote: UInt8 { UInt8(ascii: "\"") }
  static var backslash: UInt8 { UInt8(ascii: "\\") }
  static var slash: UInt8 { UInt8(ascii: "/") }
  static var asterisk: UInt8 { UInt8(ascii: "*") }
  static var pound: UInt8 { UInt8(ascii: "#") }
  static var period: UInt8 { UInt8(ascii: ".") }
  static var leftParen: UInt8 { UInt8(ascii: "(") }
  static var lessThan: UInt8 { UInt8(ascii: "<") }
  static var greaterThan: UInt8 { UInt8(ascii: ">") }

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
