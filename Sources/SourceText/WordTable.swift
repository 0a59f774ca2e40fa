/// Tables of words, written down as text: a long literal of strings takes the compiler many times
/// as long, and reads no better.
package enum WordTable {
  /// Returns the words of a text, parted by white space.
  package static func words(_ text: StaticString) -> [String] {
    bytes(of: text).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the pairs of a text such as `man: men, woman: women`; the values may have spaces.
  package static func pairs(_ text: StaticString) -> [String: String] {
    var result: [String: String] = [:]
    for pair in bytes(of: text).split(whereSeparator: { $0 == UInt8(ascii: ",") }) {
      let parts = pair.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { part in
        let start = part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        return String(decoding: start, as: UTF8.self)
      }
      if parts.count == 2 { result[parts[0]] = parts[1] }
    }
    return result
  }

  private static func bytes(of text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { unsafe Array($0) }
  }
}

extension Set<String> {
  /// The words of a text, parted by white space.
  package init(words text: StaticString) { self.init(WordTable.words(text)) }
}
