/// Text of others made safe to print: whatever steers a terminal is written out instead.
package enum PrintableText {
  /// Returns `text` with control characters, C0, C1 and DEL alike, line and direction marks
  /// written as Swift escapes; tabs become four spaces where `expandsTabs`, else escapes too.
  package static func escaped(_ text: String, expandsTabs: Bool = false) -> String {
    // Most text is plain ASCII.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }),
      text.unicodeScalars.contains(where: isUnprintable)
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result += expandsTabs ? "    " : "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\0": result += "\\0"
      case _ where isUnprintable(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators; marks that turn the direction of what follows.
    case 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }

  /// Returns how many columns of a terminal a text takes, escapes and tabs replaced already.
  package static func width(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.count : text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300: 1
    case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
