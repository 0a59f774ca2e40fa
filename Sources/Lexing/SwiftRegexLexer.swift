// Regex literals: `#/…/#` always, `/…/` where the compiler would take it for one.

extension SwiftScanner {
  /// What a search for the end of a regex literal found.
  private enum RegexEnd {
    /// The offset past the closing delimiter.
    case closed(Int)
    /// The offset up to which the broken literal is skipped.
    case unterminated(Int)
    case notARegex
  }

  /// Scans the regex literal that starts at `start` with `pounds` times `#` and a `/`.
  mutating func scanExtendedRegex(from start: Int, pounds: Int) {
    switch regexEnd(from: start, pounds: pounds, isCertain: true) {
    case .closed(let end):
      let hasLines = cursor.endOfLine(from: start) < end
      cursor.emit(.regexLiteral, from: start, to: end, flags: hasLines ? .special : [])
    case .unterminated(let end): cursor.emitUnterminated(from: start, to: end)
    case .notARegex: cursor.emitByte(.invalid)
    }
  }

  /// Scans a bare regex literal that begins at `slash`, inside or at the start of an operator,
  /// and the part of the operator before it; returns `false` where the operator is just that.
  mutating func scanRegex(at slash: Int, operatorFrom start: Int, to operatorEnd: Int) -> Bool {
    guard !isLeftBound(start) else { return false }
    let previous = cursor.tokens.last
    // Here an operator is being declared.
    if previous?.word == .func || previous?.word == .operator { return false }
    var isCertain = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      // It looks like a binary operator. Where none can stand it is a regex literal after all,
      // unless the operator may be an argument by itself.
      let followsTry = followsMarkedTry
      guard followsTry || mayBeginExpression(after: previous) else { return false }
      isCertain = followsTry || !mayTakeOperator(after: previous)
    }
    switch regexEnd(from: slash, pounds: 0, isCertain: isCertain) {
    case .notARegex: return false
    case .closed(let end):
      if slash > start { emitOperator(from: start, to: slash) }
      cursor.emit(.regexLiteral, from: slash, to: end)
    case .unterminated(let end):
      guard isCertain else { return false }
      if slash > start { emitOperator(from: start, to: slash) }
      cursor.emitUnterminated(from: slash, to: end)
    }
    return true
  }

  /// Whether the token before is the mark of `try?` or `try!`, which no binary operator follows.
  private var followsMarkedTry: Bool {
    guard let mark = cursor.tokens.last, mark.isLeftBound, cursor.tokens.count >= 2 else {
      return false
    }
    guard mark.kind == .question || mark.kind == .exclamation else { return false }
    return cursor.tokens[cursor.tokens.count - 2]?.word == .try
  }

  /// Returns whether an operator alone may be an argument after `token`: `reduce(1, /)`.
  private func mayTakeOperator(after token: Token?) -> Bool {
    switch token?.kind {
    case .leftParen, .leftBracket, .comma, .colon, .stringHead, .stringMiddle: true
    default: false
    }
  }

  /// Returns whether an expression may begin after `token`, or rather a binary operator follows.
  private func mayBeginExpression(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftBrace, .leftParen, .leftBracket, .equal, .semicolon, .comma, .colon, .invalid,
      .stringHead, .stringMiddle:
      return true
    case .operator:
      return !token.isLeftBound || token.isRightBound
    case .question, .exclamation:
      return !token.isLeftBound
    case .keyword:
      switch token.word {
      case .true, .false, .Any, .nil, .self, .Self, .super, .underscore, .await: return false
      default: return true
      }
    case .directive:
      switch token.word {
      case .poundAvailable, .poundUnavailable, .poundSourceLocation: return false
      default: return true
      }
    case .identifier, .integerLiteral, .floatLiteral, .stringLiteral, .stringTail, .regexLiteral,
      .characterLiteral, .arrow, .period, .at, .pound, .backslash, .rightParen, .rightBracket,
      .rightBrace, .placeholder, .shebang, .endOfFile:
      return false
    }
  }

  /// Searches for the end of the regex literal that starts at `start`.
  ///
  /// Where `isCertain`, it is one even if it looks odd.
  private mutating func regexEnd(from start: Int, pounds: Int, isCertain: Bool) -> RegexEnd {
    var offset = start + pounds + 1
    if pounds == 0 {
      switch Unicode.Scalar(cursor.peek(offset)) {
      case " ", "\t": if !isCertain { return .notARegex }
      case "*", "/": return .notARegex
      default: break
      }
      if start > 0, cursor.bytes[start - 1] == .asterisk { return .notARegex }
      return bareRegexEnd(from: offset, isCertain: isCertain)
    }
    let opening = cursor.end(of: .blank, from: offset)
    let isMultiline = cursor.peek(opening).isLineEnd && opening < cursor.count
    if isMultiline {
      if pounds >= searches.unclosedRegexPounds { return .unterminated(opening) }
      offset = opening
    }
    while offset < cursor.count {
      switch cursor.bytes[offset] {
      case .slash where cursor.run(of: .pound, from: offset + 1) >= pounds:
        return .closed(offset + 1 + cursor.run(of: .pound, from: offset + 1))
      case .lineFeed where !isMultiline, .carriageReturn where !isMultiline:
        return .unterminated(offset)
      case .backslash where isMultiline || !cursor.peek(offset + 1).isLineEnd: offset += 2
      default: offset += 1
      }
    }
    guard isMultiline else { return .unterminated(cursor.count) }
    // What follows is likely sound code: only the opening delimiter is given up.
    searches.unclosedRegexPounds = pounds
    return .unterminated(opening)
  }

  private func bareRegexEnd(from start: Int, isCertain: Bool) -> RegexEnd {
    var groupDepth = 0
    var classDepth = 0
    var offset = start
    var lastIsOpenBlank = false
    while offset < cursor.count {
      let byte = cursor.bytes[offset]
      if byte == .slash {
        let next = cursor.peek(offset + 1)
        if next == .slash || next == .asterisk { return .unterminated(offset) }
        return lastIsOpenBlank && !isCertain ? .notARegex : .closed(offset + 1)
      }
      lastIsOpenBlank = false
      switch Unicode.Scalar(byte) {
      case "\n", "\r": return .unterminated(offset)
      case "\\" where !cursor.peek(offset + 1).isLineEnd: offset += 1
      case "(" where classDepth == 0: groupDepth += 1
      case ")" where classDepth == 0:
        if groupDepth == 0, !isCertain { return .notARegex }
        groupDepth = max(0, groupDepth - 1)
      case "[": classDepth += 1
      case "]": classDepth = max(0, classDepth - 1)
      case " ", "\t": lastIsOpenBlank = true
      default: break
      }
      offset += 1
    }
    return .unterminated(cursor.count)
  }
}

/// Searches to the end of the file or of a line that came to nothing.
struct FailedSearches {
  /// No multi-line regex literal with this many `#` or more has an end.
  var unclosedRegexPounds = Int.max
  /// No string quote with this many `#` or more stands before `openStringLimit`.
  var openStringPounds = Int.max
  var openStringLimit = 0
}
