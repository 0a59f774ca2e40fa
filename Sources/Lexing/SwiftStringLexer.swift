// String literals of all forms, and the `#` that may begin one.

/// A string literal that is interrupted by an interpolation.
struct OpenString {
  /// The number of `#` before the opening quote.
  var pounds: Int
  var isMultiline: Bool
  /// The index of the token that ends with the `\(`.
  var piece: Int
  /// How many `(` are open around the literal, up to the next interpolation.
  var outerParenDepth: Int
}

extension SwiftScanner {
  mutating func scanPound() {
    let start = cursor.position
    let pounds = cursor.run(of: .pound, from: start)
    switch cursor.peek(start + pounds) {
    case .quote: return scanString(from: start, pounds: pounds)
    case .slash: return scanExtendedRegex(from: start, pounds: pounds)
    default: break
    }
    for _ in 1..<pounds { cursor.emitByte(.pound) }
    scanDirectiveOrPound()
  }

  private mutating func scanDirectiveOrPound() {
    let start = cursor.position
    var end = start + 1
    while Unicode.Scalar(cursor.peek(end)).isDirectiveLetter { end += 1 }
    let word = swiftDirective(cursor.bytes.word(from: start, to: end))
    guard word != .none else { return cursor.emitByte(.pound) }
    cursor.emit(.directive, from: start, to: end, word: word)
  }

  /// Scans the string that starts at `start` with `pounds` times `#` and a quote.
  mutating func scanString(from start: Int, pounds: Int) {
    let quote = start + pounds
    var offset = quote + 1
    let isMultiline =
      cursor.peek(offset) == .quote && cursor.peek(offset + 1) == .quote
      && !(pounds > 0 && closesOnLine(from: offset + 2, pounds: pounds))
    if isMultiline { offset += 2 }
    scanPiece(from: start, at: offset, pounds: pounds, isMultiline: isMultiline, isFirst: true)
  }

  /// Returns whether `#"""` is a single-line string after all, closed on the line it begins on.
  ///
  /// The three quotes end at `start`; the last of them may itself close.
  private mutating func closesOnLine(from start: Int, pounds: Int) -> Bool {
    if cursor.run(of: .pound, from: start) >= pounds { return true }
    if start < searches.openStringLimit, pounds >= searches.openStringPounds { return false }
    var offset = start
    while offset < cursor.count, !cursor.bytes[offset].isLineEnd {
      offset += 1
      let isQuote = cursor.bytes[offset - 1] == .quote
      if isQuote, cursor.run(of: .pound, from: offset) >= pounds { return true }
    }
    searches.openStringLimit = offset
    searches.openStringPounds = pounds
    return false
  }

  /// Scans the string's text from `offset` up to its end or its next interpolation.
  private mutating func scanPiece(
    from start: Int, at offset: Int, pounds: Int, isMultiline: Bool, isFirst: Bool
  ) {
    var offset = offset
    let form: Token.Flags = isMultiline ? .special : []
    while true {
      offset = cursor.next(.stringStop, from: offset)
      guard offset < cursor.count else { break }
      switch cursor.bytes[offset] {
      case .quote:
        offset += 1
        if isMultiline {
          guard cursor.peek(offset) == .quote, cursor.peek(offset + 1) == .quote else { continue }
        }
        let end = offset + (isMultiline ? 2 : 0) + pounds
        guard pounds == 0 || cursor.run(of: .pound, from: end - pounds) >= pounds else { continue }
        return cursor.emit(
          isFirst ? .stringLiteral : .stringTail, from: start, to: end, flags: form)
      case .backslash:
        offset += 1
        guard pounds == 0 || cursor.run(of: .pound, from: offset) >= pounds else { continue }
        offset += pounds
        let next = cursor.peek(offset)
        if next == .leftParen {
          openInterpolation(pounds: pounds, isMultiline: isMultiline)
          return cursor.emit(
            isFirst ? .stringHead : .stringMiddle, from: start, to: offset + 1, flags: form)
        }
        if next == .quote || next == .backslash { offset += 1 }
      case .lineFeed, .carriageReturn:
        guard isMultiline else {
          return cursor.emitUnterminated(from: start, to: offset, flags: form)
        }
        offset += 1
      default: offset += 1
      }
    }
    cursor.emitUnterminated(from: start, to: cursor.count, flags: form)
  }

  /// Enters the interpolation whose `\(` ends the token that is about to be added.
  private mutating func openInterpolation(pounds: Int, isMultiline: Bool) {
    openStrings.append(
      OpenString(
        pounds: pounds, isMultiline: isMultiline, piece: cursor.tokens.count,
        outerParenDepth: parenDepth))
    parenDepth = 0
    lineEndClosesString = !isMultiline
  }

  /// Goes on with the innermost string at the `)` that ends its interpolation.
  mutating func resumeString() {
    let string = closeInnermostString()
    scanPiece(
      from: cursor.position, at: cursor.position + 1, pounds: string.pounds,
      isMultiline: string.isMultiline, isFirst: false)
  }

  /// Gives up the innermost string in the middle of an interpolation.
  ///
  /// The piece before the interpolation becomes what is unterminated.
  mutating func abandonInnermostString() {
    let string = closeInnermostString()
    cursor.tokens.change(string.piece) {
      $0.kind = .invalid
      $0.flags.insert(.unterminated)
    }
  }

  private mutating func closeInnermostString() -> OpenString {
    let string = openStrings.removeLast()
    parenDepth = string.outerParenDepth
    lineEndClosesString = openStrings.last.map { !$0.isMultiline } ?? false
    return string
  }

  /// Scans `'…'`, which is no literal of Swift, up to its end on the same line.
  mutating func scanSingleQuote() {
    let start = cursor.position
    var offset = start + 1
    while offset < cursor.count, !cursor.bytes[offset].isLineEnd {
      if cursor.bytes[offset] == UInt8(ascii: "'") {
        return cursor.emit(.invalid, from: start, to: offset + 1)
      }
      offset += cursor.bytes[offset] == .backslash && !cursor.peek(offset + 1).isLineEnd ? 2 : 1
    }
    cursor.emitUnterminated(from: start, to: min(offset, cursor.count))
  }
}

extension Unicode.Scalar {
  fileprivate var isDirectiveLetter: Bool {
    "a"..."z" ~= self || "A"..."Z" ~= self || self == "_"
  }
}
