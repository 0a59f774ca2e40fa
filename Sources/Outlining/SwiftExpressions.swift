import Lexing
import SourceText

// Expressions: operands with their postfix chains, joined by operators.
extension SwiftOutliner {
  /// Where an expression stands: what may follow it, and what its braces mean.
  enum Flavor {
    /// The whole of a statement: may be an assignment.
    case statement
    /// Inside parentheses, after `=`, after `return`.
    case value
    /// In the head of `if`, `while`, `for`, `switch`: a brace opens the body.
    case condition
    /// After the `=` of a property, where a brace may open its observers.
    case initializer
    /// A pattern of `case`: bindings are allowed.
    case pattern
  }

  /// The operand that is being read, as far as calls and assignments ask for it.
  struct Chain {
    var start: Int
    /// The token of the last name; -1 where something else was last.
    var name = -1
    /// The dot before that name; -1 for none.
    var dot = -1
    var isAwaited = false
    /// The last call read, where nothing followed it yet; -1 for none.
    var call = -1
    var hasLeadingDot = false
  }

  /// Moves past an expression; stays where none begins.
  mutating func readExpression(_ flavor: Flavor) {
    let start = position
    var ternaries = 0
    var operands = 0
    var assignment = -1
    var isAwaited = false
    while true {
      let before = position
      let chain = readOperand(flavor, isAwaited: &isAwaited)
      operands += 1
      if position == before, operands > 1 || kind(position) != .operator { break }
      if flavor == .statement, operands == 1, chain.call >= 0 {
        markWholeStatement(chain, startsAt: start)
      }
      guard
        readInfixes(
          flavor, chain: chain, ternaries: &ternaries, isFirst: operands == 1,
          assignment: &assignment)
      else { break }
    }
    if assignment >= 0 {
      let value = outline.assignments[assignment].value
      outline.assignments[assignment].value = TokenRange(value.start, position)
    }
  }

  private mutating func markWholeStatement(_ chain: Chain, startsAt start: Int) {
    let next = kind(position)
    guard next != .operator || startsLine(position), next != .equal, next != .question else {
      return
    }
    outline.calls[chain.call].flags.insert(.wholeStatement)
    guard chain.name >= 0, spells(chain.name, "toggle"), chain.dot > chain.start else { return }
    let target = TokenRange(chain.start, chain.dot)
    appendAssignment(target: target, value: .none, isCompound: true)
  }

  /// What stands after an operand.
  private enum Infix {
    case operand, another, none
  }

  /// Moves past what joins two operands, casts included. Returns whether another operand follows.
  private mutating func readInfixes(
    _ flavor: Flavor, chain: Chain, ternaries: inout Int, isFirst: Bool, assignment: inout Int
  ) -> Bool {
    while true {
      switch readInfix(
        flavor, chain: chain, ternaries: &ternaries, isFirst: isFirst, assignment: &assignment)
      {
      case .operand: return true
      case .another: continue
      case .none: return false
      }
    }
  }

  private mutating func readInfix(
    _ flavor: Flavor, chain: Chain, ternaries: inout Int, isFirst: Bool, assignment: inout Int
  ) -> Infix {
    let token = tokens[position]
    switch token.kind {
    case .operator:
      guard token.isBinary else { return .none }
      if flavor == .statement, isFirst, isCompoundAssignment(position) {
        assignment = appendAssignment(
          target: TokenRange(chain.start, position),
          value: TokenRange(position + 1, position + 1), isCompound: true)
      }
      position += 1
      return .operand
    case .equal:
      guard flavor == .statement || flavor == .value else { return .none }
      if isFirst, flavor == .statement {
        assignment = appendAssignment(
          target: TokenRange(chain.start, position),
          value: TokenRange(position + 1, position + 1), isCompound: false)
      }
      position += 1
      return .operand
    case .question:
      guard !token.isLeftBound || token.startsLine else { return .none }
      ternaries += 1
      position += 1
      return .operand
    case .exclamation:
      return .none
    case .colon:
      guard ternaries > 0 else { return .none }
      ternaries -= 1
      position += 1
      return .operand
    case .keyword:
      return readCast(token.word)
    case .arrow:
      position += 1
      return .operand
    case .identifier:
      guard token.word == .async, kind(position + 1) == .arrow || isKeyword(position + 1, .throws)
      else { return .none }
      position += 1
      return readCast(.throws)
    default:
      return .none
    }
  }

  /// Moves past `is T`, `as T`, `as? T`, `as! T`, `throws ->`.
  private mutating func readCast(_ word: Keyword) -> Infix {
    switch word {
    case .is:
      position += 1
      readType()
      return .another
    case .as:
      position += 1
      if kind(position) == .question || kind(position) == .exclamation { position += 1 }
      readType()
      return .another
    case .throws, .rethrows:
      var next = position
      if isKeyword(next, .throws) || isKeyword(next, .rethrows) { next += 1 }
      if kind(next) == .leftParen { next = closing(next) + 1 }
      guard kind(next) == .arrow else { return .none }
      position = next + 1
      return .operand
    default:
      return .none
    }
  }

  private func isCompoundAssignment(_ index: Int) -> Bool {
    guard lastByte(index) == UInt8(ascii: "="), length(index) >= 2 else { return false }
    switch firstByte(index) {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return length(index) > 2
    default: return true
    }
  }

  @discardableResult
  private mutating func appendAssignment(
    target: TokenRange, value: TokenRange, isCompound: Bool
  ) -> Int {
    var last = target.end - 1
    while last > target.start, kind(last) == .question || kind(last) == .exclamation { last -= 1 }
    let isName = kind(last) == .identifier || kind(last) == .keyword
    var receiver = TokenRange.none
    if isName, last - 1 > target.start, kind(last - 1) == .period {
      receiver = TokenRange(target.start, last - 1)
    }
    var new = Assignment(
      property: isName ? outline.name(last) : .none, propertyToken: isName ? last : -1,
      receiver: receiver, target: target, value: value, block: block)
    new.statement = Int32(statement)
    new.isCompound = isCompound
    outline.assignments.append(new)
    return outline.assignments.count - 1
  }

  // MARK: Operands

  private mutating func readOperand(_ flavor: Flavor, isAwaited: inout Bool) -> Chain {
    readOperandPrefixes(flavor, isAwaited: &isAwaited)
    var chain = Chain(start: position, isAwaited: isAwaited)
    guard readPrimary(flavor, &chain) else { return chain }
    readPostfix(flavor, &chain)
    return chain
  }

  private mutating func readOperandPrefixes(_ flavor: Flavor, isAwaited: inout Bool) {
    while true {
      switch kind(position) {
      case .keyword:
        switch word(position) {
        case .try:
          position += 1
          if kind(position) == .question || kind(position) == .exclamation,
            tokens[position].isLeftBound
          {
            position += 1
          }
        case .await:
          isAwaited = true
          position += 1
        case .let, .var:
          guard flavor == .pattern else { return }
          position += 1
        case .is:
          guard flavor == .pattern else { return }
          position += 1
          readType()
          return
        case .repeat:
          guard isPackExpansion(position) else { return }
          position += 1
        default:
          return
        }
      case .identifier:
        switch word(position) {
        case .await:
          guard beginsOperand(position + 1) else { return }
          isAwaited = true
          position += 1
        case .unsafe, .each, .consume, .copy, .any, .some:
          guard beginsName(position + 1) else { return }
          position += 1
        default:
          return
        }
      case .operator:
        switch kind(position + 1) {
        case .comma, .rightParen, .rightBracket, .rightBrace, .colon, .endOfFile: return
        default: position += 1
        }
      case .exclamation:
        position += 1
      default:
        return
      }
    }
  }

  private func isPackExpansion(_ index: Int) -> Bool { kind(index + 1) != .leftBrace }

  private func beginsOperand(_ index: Int) -> Bool {
    guard !startsLine(index) else { return false }
    switch kind(index) {
    case .identifier, .keyword, .leftParen, .leftBracket, .leftBrace, .pound, .backslash: return true
    case .period: return false
    default: return false
    }
  }

  private func beginsName(_ index: Int) -> Bool {
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

  private mutating func readPrimary(_ flavor: Flavor, _ chain: inout Chain) -> Bool {
    switch kind(position) {
    case .identifier:
      chain.name = position
      position += 1
    case .keyword:
      return readKeywordPrimary(flavor, &chain)
    case .period:
      guard kind(position + 1) == .identifier || kind(position + 1) == .keyword else { return false }
      chain.hasLeadingDot = true
      chain.dot = position
      chain.name = position + 1
      position += 2
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
    case .at:
      skipAttribute()
      return readPrimary(flavor, &chain)
    case .operator:
      position += 1  // an operator as a value: `reduce(0, +)`
      return false
    default:
      return false
    }
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
  private mutating func readKeyPath() {
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
  private mutating func readMacro(_ chain: inout Chain) {
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

  private mutating func skipLabel() {
    guard kind(position + 1) == .colon else { return }
    switch kind(position) {
    case .identifier, .keyword: position += 2
    default: break
    }
  }

  private mutating func readInterpolations() {
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
