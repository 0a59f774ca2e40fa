/// The words of an identifier, for judging and for speaking it.
package enum Words {
  /// Splits camel case, underscores and digits: `_errorHTTPLabel2` → error, http, label.
  ///
  /// All lower case; a run of capitals is one word up to the last of them that begins another.
  package static func split(_ identifier: String) -> [String] {
    var result: [String] = []
    var word: [UInt8] = []
    let bytes = Array(identifier.utf8)
    func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
    func isLower(_ byte: UInt8) -> Bool { (byte >= 97 && byte <= 122) || byte >= 128 }
    func finish() {
      if !word.isEmpty { result.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for index in bytes.indices {
      let byte = bytes[index]
      guard isUpper(byte) || isLower(byte) else {
        finish()
        continue
      }
      if isUpper(byte) {
        let afterLower = index > 0 && isLower(bytes[index - 1])
        let beforeLower = index + 1 < bytes.count && isLower(bytes[index + 1])
        let afterUpper = index > 0 && isUpper(bytes[index - 1])
        if afterLower || (afterUpper && beforeLower) { finish() }
        word.append(byte + 32)
      } else {
        word.append(byte)
      }
    }
    finish()
    return result
  }
}
