// Operators, and what begins like one: periods, placeholders, bare regex literals.

extension SwiftScanner {
  @inline(__always)
  mutating func scanPeriod() {
    let start = cursor.position
    // Nearly every period stands alone, before a name; that of a key path (`\.?.name`) always does.
    if cursor.isAt(.word, start + 1) || cursor.tokens.last?.kind == .backslash {
      return cursor.emit(
        .period, from: start, to: start + 1, flags: binding(from: start, to: start + 1))
    }
    scanOperator()
  }

  mutating func scanOperator() {
    let start = cursor.position
    let first = cursor.bytes[start]
    if first == .slash, cursor.peek(start + 1) == .asterisk {
      // The gap before stopped here because the comment has no end.
      return cursor.emitUnterminated(from: start, to: cursor.count)
    }
    let isMark = first == UInt8(ascii: "!") || first == UInt8(ascii: "?")
    if isMark, isLeftBound(start) {
      return emitOperator(from: start, to: start + 1)
    }
    if first == .lessThan, cursor.peek(start + 1) == .pound,
      let end = cursor.endOfPlaceholder(from: start)
    {
      return cursor.emit(.placeholder, from: start, to: end)
    }
    let end = endOfOperator(from: start)
    if let slash = firstSlash(from: start, to: end),
      scanRegex(at: slash, operatorFrom: start, to: end)
    {
      return
    }
    emitOperator(from: start, to: endBeforeComment(from: start, to: end))
  }

  /// Returns the end of the longest run of operator scalars from `start` on.
  private func endOfOperator(from start: Int) -> Int {
    let mayHoldPeriods = cursor.bytes[start] == .period
    var end = start
    while end < cursor.count {
      let byte = cursor.bytes[end]
      if cursor.isAt(.operatorPart, end) {
        if byte == .period, !mayHoldPeriods { break }
        if byte == .lessThan, end > start, cursor.peek(end + 1) == .pound,
          cursor.endOfPlaceholder(from: end) != nil
        {
          break
        }
        end += 1
      } else if byte >= 0x80 {
        let scalar = cursor.scalar(at: end)
        guard let value = scalar.value, isOperatorPart(value) else { break }
        end += scalar.length
      } else {
        break
      }
    }
    return end
  }

  @inline(__always)
  private func firstSlash(from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset < end {
      if cursor.bytes[offset] == .slash { return offset }
      offset += 1
    }
    return nil
  }

  /// Returns where the operator ends because a comment begins in it.
  @inline(__always)
  private func endBeforeComment(from start: Int, to end: Int) -> Int {
    var offset = start + 1
    while offset + 1 < end {
      if cursor.bytes[offset] == .slash {
        let next = cursor.bytes[offset + 1]
        if next == .slash || next == .asterisk { return offset }
      }
      offset += 1
    }
    return end
  }

  /// Adds the operator under the kind that its spelling and surroundings give it.
  mutating func emitOperator(from start: Int, to end: Int) {
    let flags = binding(from: start, to: end)
    cursor.emit(operatorKind(from: start, to: end), from: start, to: end, flags: flags)
  }

  @inline(__always)
  private func operatorKind(from start: Int, to end: Int) -> TokenKind {
    switch end - start {
    case 1:
      switch Unicode.Scalar(cursor.bytes[start]) {
      case "=": return .equal
      case "?": return .question
      case "!": return .exclamation
      case ".": return .period
      default: return .operator
      }
    case 2 where cursor.bytes[start] == UInt8(ascii: "-"):
      return cursor.bytes[start + 1] == .greaterThan ? .arrow : .operator
    default:
      // The end of a comment that was never begun.
      var offset = start
      while offset + 1 < end {
        if cursor.bytes[offset] == .asterisk, cursor.bytes[offset + 1] == .slash { return .invalid }
        offset += 1
      }
      return .operator
    }
  }
}

// MARK: - Binding

extension SwiftScanner {
  /// Returns on which sides the operator is bound to an operand.
  @inline(__always)
  func binding(from start: Int, to end: Int) -> Token.Flags {
    let isLeft = isLeftBound(start)
    var flags: Token.Flags = isLeft ? .leftBound : []
    if isRightBound(end, isLeftBound: isLeft) { flags.insert(.rightBound) }
    return flags
  }

  /// Returns whether what ends at `offset` may be an operand.
  @inline(__always)
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch Unicode.Scalar(cursor.bytes[offset - 1]) {
    case " ", "\t", "\n", "\r", "(", "[", "{", ",", ";", ":", "\0": return false
    case "/": return offset < 2 || cursor.bytes[offset - 2] != .asterisk
    case "\u{A0}": return offset < 2 || cursor.bytes[offset - 2] != 0xC2
    default: return true
    }
  }

  /// Returns whether what begins at `offset` may be an operand.
  @inline(__always)
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    switch Unicode.Scalar(cursor.peek(offset)) {
    case " ", "\t", "\n", "\r", ")", "]", "}", ",", ";", ":", "\0": return false
    case ".": return !isLeftBound
    case "/":
      let next = cursor.peek(offset + 1)
      return next != .slash && next != .asterisk
    case "\u{C2}": return cursor.peek(offset + 1) != 0xA0
    default: return true
    }
  }
}
