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
    var before = Letter.none
    for index in bytes.indices {
      let letter = Letter(bytes[index])
      let begins: Bool
      switch (before, letter) {
      case (_, .none), (.lower, .upper): begins = true
      case (.upper, .upper):
        begins = index + 1 < bytes.count && Letter(bytes[index + 1]) == .lower
      default: begins = false
      }
      if begins {
        if index > start { result.append(lowercased(bytes, start..<index)) }
        start = letter == .none ? index + 1 : index
      }
      before = letter
    }
    if bytes.count > start { result.append(lowercased(bytes, start..<bytes.count)) }
    return result
  }

  /// What a byte is in a word; all beyond ASCII counts as small.
  private enum Letter {
    case none, lower, upper

    init(_ byte: UInt8) {
      // A small letter and its capital differ in one bit.
      let isLetter = byte >= 128 || (byte | 0x20) &- UInt8(ascii: "a") < 26
      self = !isLetter ? .none : byte & 0xA0 == 0 ? .upper : .lower
    }
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

  /// Whether an identifier's words name nothing but an advertisement: `bannerAdView`.
  package static func nameAdvertisement(_ words: [String]) -> Bool {
    !ofAdvertisements.isDisjoint(with: words)
      && words.allSatisfy {
        ofAdvertisements.contains($0)
          || ["view", "banner", "container", "holder", "box", "space", "my", "native"].contains($0)
      }
  }

  /// Words of what is searched for.
  package static let ofQueries: Set<String> = [
    "query", "search", "keyword", "keywords", "term", "text",
  ]

  package static let ofAdvertisements: Set<String> = [
    "ad", "ads", "advert", "adverts", "advertisement", "interstitial",
  ]

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
