/// Words as a shell reads them.
package enum ShellText {
  /// Returns one word that a shell takes for just this text; free of control characters.
  package static func quoted(_ text: String) -> String {
    let plain = "%+,-./:=@_"
    if !text.isEmpty,
      text.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || plain.unicodeScalars.contains($0)
      })
    {
      return text
    }
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      return "'\(parts.joined(separator: "'\\''"))'"
    }
    let bytes = text.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): return "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: return String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
    return "$'\(bytes.joined())'"
  }
}
