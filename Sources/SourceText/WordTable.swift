/// Tables of words, written down as text: a long literal of strings takes the compiler many times
/// as long, and reads no better.
package enum WordTable {
  /// Returns the words of a text, parted by white space.
  package static func words(_ text: StaticString) -> [String] {
    var result: [String] = []
    result.reserveCapacity(text.utf8CodeUnitCount / 8)
    eachWord(of: text) { result.append(String(decoding: $0, as: UTF8.self)) }
    return result
  }

  /// Hands on the bytes of each word of a text, in order: for those who need no string of it.
  package static func eachWord(of text: StaticString, _ body: (ArraySlice<UInt8>) -> Void) {
    let bytes = bytes(of: text)
    var start = 0
    for index in 0...bytes.count {
      let isEnd =
        index == bytes.count || bytes[index] == UInt8(ascii: " ")
        || bytes[index] == UInt8(ascii: "\n")
      guard isEnd else { continue }
      if index > start { body(bytes[start..<index]) }
      start = index + 1
    }
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
