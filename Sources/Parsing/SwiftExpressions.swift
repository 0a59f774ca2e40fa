import Lexing
import Outlining
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

  mutating func markWholeStatement(_ chain: Chain, startsAt start: Int) {
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
  enum Infix {
    case operand, another, none
  }

  /// Moves past what joins two operands, casts included; returns whether another operand follows.
  mutating func readInfixes(
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

  mutating func readInfix(
    _ flavor: Flavor, chain: Chain, ternaries: inout Int, isFirst: Bool, assignment: inout Int
  ) -> Infix {
    let token = tokens[position]
    switch token.kind {
    case .operator:
      guard token.isBinary else { return .none }
      if flavor == .statement, isFirst, isCompoundAssignment(position) {
        assignment = beginAssignment(to: chain, isCompound: true)
      }
      position += 1
      return .operand
    case .equal:
      guard flavor == .statement || flavor == .value else { return .none }
      if isFirst, flavor == .statement {
        assignment = beginAssignment(to: chain, isCompound: false)
      }
      position += 1
      return .operand
    case .question:
      guard !token.isLeftBound || token.startsLine else { return .none }
      ternaries += 1
      position += 1
      return .operand
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

  /// Records an assignment whose operator stands here; its value is empty yet.
  private mutating func beginAssignment(to chain: Chain, isCompound: Bool) -> Int {
    appendAssignment(
      target: TokenRange(chain.start, position), value: TokenRange(position + 1, position + 1),
      isCompound: isCompound)
  }

  /// Moves past `is T`, `as T`, `as? T`, `as! T`, `throws ->`.
  mutating func readCast(_ word: Keyword) -> Infix {
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

  func isCompoundAssignment(_ index: Int) -> Bool {
    guard lastByte(index) == UInt8(ascii: "="), length(index) >= 2 else { return false }
    switch firstByte(index) {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return length(index) > 2
    default: return true
    }
  }

  @discardableResult
  mutating func appendAssignment(
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
      property: isName ? name(last) : .none, propertyToken: isName ? last : -1,
      receiver: receiver, target: target, value: value, block: block)
    new.statement = Int32(statement)
    new.isCompound = isCompound
    outline.assignments.append(new)
    return outline.assignments.count - 1
  }
}
