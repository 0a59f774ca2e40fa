import Lexing
import Outlining
import SourceText

/// Calls and blocks inside expressions.
///
/// No grammar of operators: a walk from left to right knows where the operand before a bracket
/// began, which is enough to tell a message from a subscript and a call from a group.
extension ObjectiveCOutliner {
  /// The operand that ends where the walk is.
  private struct Operand {
    /// Its first token; -1 where an operator or nothing was last.
    var start = -1
    /// Whether a `.`, `->`, `::` or `@` was last, so that a name belongs to what is before.
    var isJoined = false
    /// Whether it ends with the arguments of a call.
    var isCall = false

    mutating func begin(at index: Int) {
      if start < 0 || !isJoined { start = index }
      isJoined = false
      isCall = false
    }

    mutating func end() { self = Operand() }
  }

  /// Finds calls, messages and blocks from `start` to before `end`.
  mutating func walk(from start: Int, to end: Int) {
    var index = start
    var operand = Operand()
    while index < end {
      index = max(index + 1, step(index, end, &operand))
    }
  }

  private mutating func step(_ index: Int, _ end: Int, _ operand: inout Operand) -> Int {
    switch kind(index) {
    case .identifier, .keyword:
      if isStatementWord(index), !operand.isJoined {
        operand.end()
      } else {
        operand.begin(at: index)
      }
      return index + 1
    case .integerLiteral, .floatLiteral, .stringLiteral, .characterLiteral, .placeholder:
      operand.begin(at: index)
      return index + 1
    case .period, .arrow:
      operand.isJoined = operand.start >= 0
      return index + 1
    case .at:
      return stepAt(index, end, &operand)
    case .leftParen:
      return stepParenthesis(index, end, &operand)
    case .leftBracket:
      return stepBracket(index, end, &operand)
    case .leftBrace:
      if let close = partner(of: index), close < end {
        readValueBraces(index, close)
        operand.begin(at: index)
        return close + 1
      }
    case .operator:
      return stepOperator(index, end, &operand)
    default:
      break
    }
    operand.end()
    return index + 1
  }

  private mutating func stepOperator(_ index: Int, _ end: Int, _ operand: inout Operand) -> Int {
    if isOperator(index, "::") {
      if operand.start < 0 { operand.start = index }
      operand.isJoined = true
      return index + 1
    }
    if let literal = blockLiteral(at: index, end) {
      operand.begin(at: index)
      return readBlockLiteral(literal, call: -1, label: .none)
    }
    let isPostfix = operand.start >= 0 && (isOperator(index, "++") || isOperator(index, "--"))
    if !isPostfix { operand.end() }
    return index + 1
  }

  private mutating func stepAt(_ index: Int, _ end: Int, _ operand: inout Operand) -> Int {
    operand.end()
    operand.start = index
    operand.isJoined = true
    guard kind(index + 1) == .identifier || kind(index + 1) == .keyword, index + 1 < end,
      kind(index + 2) == .leftParen, let close = partner(of: index + 2), close < end
    else { return index + 1 }
    operand.isJoined = false
    if spells(index + 1, "selector") {
      let call = addCall(index + 1, tokens: TokenRange(index, close + 1), flags: .macro)
      addArgument(.none, TokenRange(index + 3, close))
      let last = Int32(outline.arguments.count)
      outline.calls[call].arguments = last - 1..<last
      return close + 1
    }
    if spells(index + 1, "encode") || spells(index + 1, "protocol")
      || spells(index + 1, "available")
    {
      return close + 1
    }
    operand.isJoined = true
    return index + 1  // A macro's `@weakify(self)`: read as a call.
  }

  private mutating func stepParenthesis(
    _ open: Int, _ end: Int, _ operand: inout Operand
  ) -> Int {
    guard let close = partner(of: open), close < end else {
      operand.end()
      return open + 1
    }
    if operand.start >= 0, operand.isCall || isCalled(open - 1), !isPointer(open, close) {
      readCall(operand.start, open: open, close)
      operand.isCall = true
      operand.isJoined = false
      return close + 1
    }
    walk(from: open + 1, to: close)
    operand.isJoined = false
    operand.begin(at: open)
    return close + 1
  }

  /// Whether a parenthesis after this token holds the arguments of a call.
  private func isCalled(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .rightBracket, .rightBrace: return true
    case .keyword: return !isBuiltInType(index)
    case .rightParen:
      // `((Function)pointer)(…)` is a call, `(CGFloat)(…)` is not.
      guard let open = opener(of: index) else { return false }
      return kind(open + 1) == .leftParen
    default: return false
    }
  }

  /// Whether a parenthesis belongs to a type that is being written: `BOOL (*)(id)`.
  private func isPointer(_ open: Int, _ close: Int) -> Bool {
    close == open + 2 && (isOperator(open + 1, "*") || isOperator(open + 1, "^"))
  }

  /// Reads braces inside an expression: elements, or the statements of GNU's `({ … })`.
  private mutating func readValueBraces(_ open: Int, _ close: Int) {
    let isAlone = kind(open - 1) == .leftParen && kind(close + 1) == .rightParen
    if kind(close - 1) == .semicolon || (isAlone && kind(close - 1) == .rightBrace) {
      readBraces(.compound, open: open, legality: .valueBranch)
    } else {
      walk(from: open + 1, to: close)
    }
  }

  private mutating func stepBracket(_ open: Int, _ end: Int, _ operand: inout Operand) -> Int {
    guard let close = partner(of: open), close < end else {
      operand.end()
      return open + 1
    }
    if !isSubscript(open, operand), let message = message(open) {
      readMessage(message, open, close)
      operand.isJoined = false
      operand.start = open
      operand.isCall = false
      return close + 1
    }
    let isPrefix = operand.start < 0
    if isPrefix, let body = lambdaBody(close + 1, end) {
      return readLambda(open, body, &operand)
    }
    walk(from: open + 1, to: close)
    if isPrefix { operand.start = open }
    operand.isJoined = false
    operand.isCall = false
    return close + 1
  }

  /// Whether a bracket cannot but hold an index or, after an `@`, elements: `info[(id)key]`.
  private func isSubscript(_ open: Int, _ operand: Operand) -> Bool {
    guard operand.start >= 0 else { return false }
    switch kind(open - 1) {
    case .at, .identifier, .rightBracket, .stringLiteral: return true
    case .rightParen: return operand.isCall || isCalled(open - 1)
    default: return false
    }
  }

  // MARK: Calls

  /// Adds a call; its arguments must be added next.
  mutating func addCall(
    _ nameToken: Int, receiver: TokenRange = .none, tokens: TokenRange, flags: Call.Flags
  ) -> Int {
    var call = Call(
      name: nameToken < 0 ? .none : name(nameToken), nameToken: nameToken, receiver: receiver,
      tokens: tokens, block: block)
    call.statement = Int32(statement)
    call.flags = flags
    if tokens == whole { call.flags.insert(.wholeStatement) }
    outline.calls.append(call)
    return outline.calls.count - 1
  }

  mutating func addArgument(_ label: Name, _ value: TokenRange) {
    outline.arguments.append(
      Argument(label: label, value: value, closure: -1, isTrailing: false))
  }

  /// Walks the arguments of a call; one that is a block as a whole is tied to it.
  mutating func walkArguments(of call: Int) {
    let arguments = outline.calls[call].arguments
    for index in arguments {
      let value = outline.arguments[Int(index)].value
      guard !value.isEmpty else { continue }
      guard kind(value.start) == .operator,
        let literal = blockLiteral(at: value.start, value.end), literal.close + 1 == value.end
      else {
        walk(from: value.start, to: value.end)
        continue
      }
      outline.arguments[Int(index)].closure = Int32(outline.closures.count)
      _ = readBlockLiteral(literal, call: call, label: outline.arguments[Int(index)].label)
    }
  }

  /// Reads `name(…)` or `receiver.name(…)`, an operand that begins at `start`.
  private mutating func readCall(_ start: Int, open: Int, _ close: Int) {
    let nameToken = isWord(open - 1) ? open - 1 : -1
    var receiver = TokenRange.none
    if nameToken < 0 {
      receiver = TokenRange(start, open)
    } else if nameToken > start, kind(start) != .at || nameToken > start + 1 {
      receiver = TokenRange(start, nameToken - 1)
    }
    var flags: Call.Flags = []
    if nameToken >= 0, isCapital(nameToken) { flags.insert(.capitalized) }
    let call = addCall(
      nameToken, receiver: receiver, tokens: TokenRange(start, close + 1), flags: flags)
    let first = outline.arguments.count
    eachPiece(from: open + 1, to: close) { $0.addArgument(.none, $1) }
    outline.calls[call].arguments = Int32(first)..<Int32(outline.arguments.count)
    walkArguments(of: call)
  }

  private func isCapital(_ token: Int) -> Bool {
    let first = bytes[Int(tokens[token].start)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  // MARK: Lambdas of C++

  /// Returns the brace of a lambda's body where `start` comes after its captures.
  private func lambdaBody(_ start: Int, _ end: Int) -> Int? {
    var index = start
    if kind(index) == .leftParen, let close = partner(of: index) { index = close + 1 }
    if spells(index, "mutable") || spells(index, "noexcept") { index += 1 }
    if kind(index) == .arrow {
      index += 1
      while index < end,
        isWord(index) || isOperator(index, "*") || isOperator(index, "::")
          || isOperator(index, "&")
      { index += 1 }
    }
    guard index < end, kind(index) == .leftBrace, let close = partner(of: index), close < end else {
      return nil
    }
    return index
  }

  private mutating func readLambda(_ open: Int, _ brace: Int, _ operand: inout Operand) -> Int {
    let captures = partner(of: open) ?? open
    let close = partner(of: brace) ?? brace
    var literal = BlockLiteral(start: open, open: brace, close: close)
    if kind(captures + 1) == .leftParen, let last = partner(of: captures + 1) {
      literal.parameters = TokenRange(captures + 2, last)
      literal.hasSignature = true
    }
    operand.begin(at: open)
    return readBlockLiteral(literal, call: -1, label: .none)
  }
}
