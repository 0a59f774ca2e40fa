/// The bytes of one word, to be compared with keywords.
struct WordText {
  let start: UnsafePointer<UInt8>
  let count: Int

  /// The first byte as a scalar, so that it can be matched with literals.
  @inline(__always)
  var first: Unicode.Scalar { Unicode.Scalar(start[0]) }

  /// Returns `keyword` where the word is spelt `text`, which must have the same length.
  @inline(__always)
  func `is`(_ text: StaticString, _ keyword: Keyword) -> Keyword? {
    let expected = text.utf8Start
    // The first byte is what the caller switched over.
    for index in 1..<count where start[index] != expected[index] { return nil }
    return keyword
  }
}
