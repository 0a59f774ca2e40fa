import SourceText

/// The words of an identifier, for judging and for speaking it.
package enum Words {
  /// Splits camel case, underscores and digits: `_errorHTTPLabel2` → error, http, label.
  ///
  /// All lower case; a run of capitals is one word up to the last of them that begins another.
  package static func split(_ identifier: String) -> [String] {
    var identifier = identifier
    return identifier.withUTF8 { unsafe split($0.span) }
  }

  private static func split(_ bytes: Span<UInt8>) -> [String] {
    var result: [String] = []
    result.reserveCapacity(4)
    // A word is a stretch of bytes; those in capitals are made small when it is taken out.
    var start = 0
    func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
    func isLower(_ byte: UInt8) -> Bool { (byte >= 97 && byte <= 122) || byte >= 128 }
    func finish(at end: Int, next: Int) {
      if end > start { result.append(lowercased(bytes, start..<end)) }
      start = next
    }
    for index in bytes.indices {
      let byte = bytes[index]
      guard isUpper(byte) || isLower(byte) else {
        finish(at: index, next: index + 1)
        continue
      }
      if isUpper(byte) {
        let afterLower = index > 0 && isLower(bytes[index - 1])
        let beforeLower = index + 1 < bytes.count && isLower(bytes[index + 1])
        let afterUpper = index > 0 && isUpper(bytes[index - 1])
        if afterLower || (afterUpper && beforeLower) { finish(at: index, next: index) }
      }
    }
    finish(at: bytes.count, next: bytes.count)
    return result
  }

  private static func lowercased(_ bytes: Span<UInt8>, _ word: Range<Int>) -> String {
    unsafe String(unsafeUninitializedCapacity: word.count) { buffer in
      for (index, offset) in word.enumerated() {
        let byte = bytes[offset]
        unsafe buffer[index] = byte >= 65 && byte <= 90 ? byte + 32 : byte
      }
      return word.count
    }
  }

  /// Whether an identifier says that something has been done: `feedbackSent`, `isSaved`.
  package static func tellDone(_ identifier: String) -> Bool {
    let words = split(identifier)
    return words.contains(where: done.contains)
      || zip(words, words.dropFirst()).contains { $0 == "checked" && ["in", "out"].contains($1) }
  }

  /// Whether an identifier says that something is as it has to be: `isEmailValid`.
  package static func tellRight(_ identifier: String) -> Bool {
    split(identifier).contains {
      ["valid", "correct", "acceptable", "matching", "match", "matches"].contains($0)
    }
  }

  /// Whether a text says that something is wrong and nothing else, not even of what: "Error", "Failed!".
  package static func tellOnlyFailure(_ text: String) -> Bool {
    let words = split(text)
    return !words.isEmpty
      && words.allSatisfy {
        ["error", "errors", "failed", "failure", "warning", "oops", "invalid", "wrong"].contains($0)
      }
  }

  /// Whether an identifier's words say that there is nothing: `emptyView`, `noMatchesLabel`; not
  /// `phoneNo`.
  package static func tellNothing(_ words: [String]) -> Bool {
    words.contains { ["empty", "none", "nothing"].contains($0) } || words.dropLast().contains("no")
  }

  private static let done: Set<String> = Set(
    WordTable.words(
      """
      sent saved submitted copied updated deleted removed added uploaded downloaded completed finished
      done success succeeded successful successfully confirmed failed booked ordered published posted exported
      imported restored reported cancelled canceled created shared joined registered verified renewed
      redeemed paid purchased subscribed unsubscribed synced archived moved replaced reset changed
      cleared applied accepted declined approved activated deactivated invited reserved resent refunded
      transferred enrolled rated reviewed
      """))
}
