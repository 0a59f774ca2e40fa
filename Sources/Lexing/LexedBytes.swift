/// The bytes of a file that is being lexed; there are zeros before and behind them.
///
/// It must not outlive the buffer that it was made from. Every read is checked, which costs no more
/// than the question for the end that the lexers ask anyway.
@safe struct LexedBytes {
  private let start: UnsafePointer<UInt8>
  let count: Int
  /// How many offsets have eight bytes from there on.
  private let eights: Int

  /// `nil` for a buffer without bytes.
  init?(_ buffer: UnsafeBufferPointer<UInt8>) {
    guard let start = buffer.baseAddress else { return nil }
    unsafe self.start = start
    count = buffer.count
    eights = max(0, count - 7)
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe start[offset] : 0
  }

  /// Returns the eight bytes from `offset` on as the machine reads them; `nil` where there are
  /// fewer.
  @inline(__always)
  func eight(at offset: Int) -> UInt64? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: eights) else { return nil }
    return unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
  }

  /// Returns the bytes of a word; none where it does not lie inside the file.
  @inline(__always)
  func word(from offset: Int, to end: Int) -> WordText {
    // As unsigned, a negative offset lies beyond all ends.
    let isInside =
      UInt(bitPattern: offset) <= UInt(bitPattern: end)
      && UInt(bitPattern: end) <= UInt(bitPattern: count)
    return unsafe WordText(
      start: start + (isInside ? offset : 0), count: isInside ? end - offset : 0)
  }
}

/// The bytes of one word, to be compared with keywords.
@safe struct WordText {
  private let start: UnsafePointer<UInt8>
  let count: Int

  @inline(__always)
  fileprivate init(start: UnsafePointer<UInt8>, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  @inline(__always)
  var firstByte: UInt8 { count > 0 ? unsafe start[0] : 0 }

  /// The first byte as a scalar, so that it can be matched with literals.
  @inline(__always)
  var first: Unicode.Scalar { Unicode.Scalar(firstByte) }

  /// Returns `keyword` where the word is spelt `text`.
  @inline(__always)
  func `is`(_ text: StaticString, _ keyword: Keyword) -> Keyword? {
    guard count == text.utf8CodeUnitCount else { return nil }
    let expected = unsafe text.utf8Start
    var index = 1
    // The first byte is what the caller switched over.
    while index < count {
      if unsafe start[index] != expected[index] { return nil }
      index += 1
    }
    return keyword
  }
}
