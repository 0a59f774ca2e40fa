import Lexing
import Outlining
import SourceText

// Operands without what follows them.
extension SwiftOutliner {
  mutating func readOperand(_ flavor: Flavor, isAwaited: inout Bool) -> Chain {
    readOperandPrefixes(flavor, isAwaited: &isAwaited)
    var chain = Chain(start: position, isAwaited: isAwaited)
    guard readPrimary(flavor, &chain) else { return chain }
    readPostfix(flavor, &chain)
    return chain
  }

  /// Moves past what stands before an operand: `try`, `await`, `let` of a pattern, operators.
  private mutating func readOperandPrefixes(_ flavor: Flavor, isAwaited: inout Bool) {
    while true {
      let next = position + 1
      switch (kind(position), word(position)) {
      case (.keyword, .try):
        position = next
        if kind(next) == .question || kind(next) == .exclamation, tokens[next].isLeftBound {
          position += 1
        }
      case (.keyword, .await):
        isAwaited = true
        position = next
      case (.keyword, .let) where flavor == .pattern, (.keyword, .var) where flavor == .pattern:
        position = next
      case (.keyword, .is) where flavor == .pattern:
        position = next
        return readType()
      case (.keyword, .repeat):
        // A pack's expansion, not a loop.
        guard kind(next) != .leftBrace else { return }
        position = next
      case (.identifier, .await):
        guard beginsOperand(next) else { return }
        isAwaited = true
        position = next
      case (.identifier, .unsafe), (.identifier, .each), (.identifier, .consume),
        (.identifier, .copy), (.identifier, .any), (.identifier, .some):
        guard beginsName(next) else { return }
        position = next
      case (.operator, _):
        guard !endsOperand(next) else { return }
        position = next
      case (.exclamation, _):
        position = next
      case (.at, _):
        // Of a closure or of a type: `@MainActor { … }`.
        skipAttribute()
      default:
        return
      }
    }
  }

  /// Whether what stands here shows that an operator before it is a value: `reduce(0, +)`.
  private func endsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .comma, .rightParen, .rightBracket, .rightBrace, .colon, .endOfFile: true
    default: false
    }
  }

  func beginsOperand(_ index: Int) -> Bool {
    guard !startsLine(index) else { return false }
    switch kind(index) {
    case .identifier, .keyword, .leftParen, .leftBracket, .leftBrace, .pound, .backslash:
      return true
    case .period: return false
    default: return false
    }
  }

  func beginsName(_ index: Int) -> Bool {
    guard !startsLine(index) else { return false }
    switch kind(index) {
    case .identifier: return true
    case .keyword:
      switch word(index) {
      case .self, .Self, .super, .Any, .try, .nil, .true, .false: return true
      default: return false
      }
    default: return false
    }
  }

  mutating func readPrimary(_ flavor: Flavor, _ chain: inout Chain) -> Bool {
    switch kind(position) {
    case .identifier:
      chain.name = position
      position += 1
    case .keyword:
      return readKeywordPrimary(flavor, &chain)
    case .period:
      return readImplicitMember(&chain)
    case .leftParen, .leftBracket:
      readList()
    case .leftBrace:
      guard flavor != .pattern, flavor != .condition || isFollowedAsClosure(position) else {
        return false
      }
      readClosure(call: -1, label: .none)
    case .stringHead:
      readInterpolations()
    case .stringLiteral, .integerLiteral, .floatLiteral, .regexLiteral, .characterLiteral,
      .placeholder, .invalid:
      position += 1
    case .pound:
      readMacro(&chain)
    case .directive:
      guard word(position) == .poundAvailable || word(position) == .poundUnavailable else {
        return false
      }
      position += 1
      if kind(position) == .leftParen { position = closing(position) + 1 }
    case .backslash:
      readKeyPath()
    case .operator:
      position += 1  // As a value.
      return false
    default:
      return false
    }
    return true
  }

  private mutating func readImplicitMember(_ chain: inout Chain) -> Bool {
    guard kind(position + 1) == .identifier || kind(position + 1) == .keyword else { return false }
    chain.hasLeadingDot = true
    chain.dot = position
    chain.name = position + 1
    position += 2
    return true
  }

  private mutating func readKeywordPrimary(_ flavor: Flavor, _ chain: inout Chain) -> Bool {
    switch word(position) {
    case .self, .Self, .super, .Any, .`init`, .true, .false, .nil, .underscore:
      chain.name = position
      position += 1
      return true
    case .if, .switch, .do:
      guard flavor == .value || flavor == .initializer || flavor == .statement else { return false }
      readValueStatement()
      return true
    default:
      return false
    }
  }

  /// Moves past a key path; subscripts in it hold expressions.
  mutating func readKeyPath() {
    position += 1
    while true {
      switch kind(position) {
      case .identifier, .period:
        guard !startsLine(position) || kind(position) == .period else { return }
        position += 1
      case .keyword:
        guard kind(position - 1) == .period || kind(position - 1) == .backslash else { return }
        position += 1
      case .question, .exclamation:
        guard tokens[position].isLeftBound else { return }
        position += 1
      case .operator:
        if firstByte(position) == UInt8(ascii: "<"), let end = endOfGenericArguments(at: position) {
          position = end
        } else if tokens[position].isLeftBound, !tokens[position].isRightBound {
          position += 1
        } else {
          return
        }
      case .leftBracket, .leftParen:
        guard !startsLine(position) else { return }
        readList()
      default:
        return
      }
    }
  }

  /// Moves past the `#name` of a macro; its arguments are read as those of a call.
  mutating func readMacro(_ chain: inout Chain) {
    position += 1
    guard kind(position) == .identifier || kind(position) == .keyword else { return }
    chain.name = position
    position += 1
  }

  /// Moves past the brackets at `position`, reading the expressions between them.
  mutating func readList() {
    let close = closing(position)
    position += 1
    while position < close {
      let before = position
      skipLabel()
      readExpression(.value)
      if kind(position) == .comma || kind(position) == .colon { position += 1 }
      if position == before { position += 1 }
      if position > close { position = close }
    }
    position = min(close + 1, tokens.count - 1)
  }

  mutating func skipLabel() {
    guard kind(position + 1) == .colon else { return }
    switch kind(position) {
    case .identifier, .keyword: position += 2
    default: break
    }
  }

  /// Moves past an interpolated string, reading the expressions in it.
  mutating func readInterpolations() {
    let saved = isInString
    defer { isInString = saved }
    isInString = true
    while true {
      let next = Int(partners[position])
      guard next > position else {
        position += 1
        return
      }
      position += 1
      while position < next {
        let before = position
        skipLabel()
        readExpression(.value)
        if kind(position) == .comma { position += 1 }
        if position == before { position += 1 }
      }
      position = next
      if kind(position) == .stringTail {
        position += 1
        return
      }
    }
  }
}
