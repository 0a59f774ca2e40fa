import Lexing
import Outlining
import SourceText

/// The statements of a body.
extension ObjectiveCOutliner {
  mutating func readStatements(from start: Int, to end: Int) {
    var index = start
    while index < end {
      index = max(index + 1, readStatement(index, end))
    }
  }

  /// Reads one statement, and returns the token after it.
  mutating func readStatement(_ start: Int, _ end: Int) -> Int {
    guard depth < Budget.depth else {
      outline.isUnreliable = true
      return take(.unknown, from: start, before: max(start + 1, statementEnd(start, end)))
    }
    depth += 1
    defer { depth -= 1 }
    switch kind(start) {
    case .directive: return take(.directive, from: start, before: start + 1)
    case .semicolon: return take(.other, from: start, before: start + 1)
    case .leftBrace where partner(of: start) != nil: return readCompound(start, brace: start, end)
    case .leftBrace, .rightBrace, .rightParen, .rightBracket, .invalid:
      return take(.unknown, from: start, before: start + 1)
    case .at: return readAtStatement(start, end)
    case .identifier, .keyword: return readWordStatement(start, end)
    default: return readExpression(.expression, start, from: start, end)
    }
  }

  private mutating func readWordStatement(_ start: Int, _ end: Int) -> Int {
    if kind(start) == .keyword {
      switch word(start) {
      case .if: return readIf(start, end)
      case .for, .while: return readLoop(start, end)
      case .do: return readDoWhile(start, end)
      case .switch: return readSwitch(start, end)
      case .return: return readExpression(.return, start, from: start + 1, end)
      case .break: return take(.break, from: start, before: statementEnd(start + 1, end))
      case .continue: return take(.continue, from: start, before: statementEnd(start + 1, end))
      case .goto: return take(.goto, from: start, before: statementEnd(start + 1, end))
      case .case, .default:
        return take(.other, from: start, before: labelEnd(start, end) + 1)
      case .else: return take(.unknown, from: start, before: start + 1)
      case .typedef: return readTypedef(start, end)
      default: break
      }
    }
    if kind(start + 1) == .colon, kind(start + 2) != .colon, start + 1 < end {
      return take(.other, from: start, before: start + 2)
    }
    if spells(start, "try"), kind(start + 1) == .leftBrace { return readTry(start, start, end) }
    if spells(start, "throw") { return readExpression(.throw, start, from: start + 1, end) }
    if spells(start, "using") || spells(start, "namespace") {
      return take(.declaration, from: start, before: statementEnd(start + 1, end))
    }
    if spells(start, "asm") || spells(start, "__asm__") || spells(start, "__asm") {
      return take(.other, from: start, before: statementEnd(start + 1, end))
    }
    if let after = readMacro(start, start, end) { return after }
    if let typed = typedName(from: start, to: end, inStatement: true) {
      return readLocal(typed, start, end)
    }
    if let after = readLocalType(start, end) { return after }
    return readExpression(.expression, start, from: start, end)
  }

  private mutating func readAtStatement(_ start: Int, _ end: Int) -> Int {
    let name = start + 1
    if spells(name, "try"), kind(name + 1) == .leftBrace { return readTry(start, name, end) }
    if spells(name, "autoreleasepool"), kind(name + 1) == .leftBrace {
      return readCompound(start, brace: name + 1, end)
    }
    if spells(name, "synchronized"), kind(name + 1) == .leftParen {
      return readCompound(start, brace: skip(name + 1, end), end, condition: name + 1)
    }
    if spells(name, "throw") { return readExpression(.throw, start, from: name + 1, end) }
    if kind(name) == .identifier, let after = readMacro(start, name, end) { return after }
    return readExpression(.expression, start, from: start, end)
  }

  // MARK: Expressions and locals

  /// Reads an expression up to its `;`, from `from` on, as a statement that begins at `start`.
  mutating func readExpression(
    _ kind: Statement.Kind, _ start: Int, from: Int, _ end: Int
  ) -> Int {
    let after = max(start + 1, statementEnd(from, end))
    let statement = begin(kind, at: start)
    finish(statement, before: after)
    let last = self.kind(after - 1) == .semicolon ? after - 1 : after
    if kind == .expression {
      whole = TokenRange(wholeStart(from, last), last)
      addAssignments(from: from, to: last)
    }
    walk(from: from, to: last)
    whole = .none
    return after
  }

  /// Returns where an expression begins whose value is thrown away with `(void)`.
  private func wholeStart(_ start: Int, _ end: Int) -> Int {
    let isVoid = kind(start) == .leftParen && spells(start + 1, "void")
    return isVoid && kind(start + 2) == .rightParen && start + 3 < end ? start + 3 : start
  }

  private mutating func readLocal(_ typed: TypedName, _ start: Int, _ end: Int) -> Int {
    let statement = begin(.declaration, at: start)
    let read = readDeclarators(typed, from: start, to: end)
    outline.statements[statement].declaration = Int32(read.declaration)
    return finish(statement, before: max(start + 1, declarationEnd(read.end, end)))
  }

  /// Reads a `struct` or `enum` that is defined in a body; `nil` where there is none.
  private mutating func readLocalType(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, isQualifier(index), !isTypeKeyword(index) { index += 1 }
    guard isTypeKeyword(index) else { return nil }
    while index < end, isWord(index) || kind(index) == .colon {
      index =
        isAttributeWord(index) && kind(index + 1) == .leftParen
        ? skip(index + 1, end) : index + 1
    }
    guard kind(index) == .leftBrace, index < end else { return nil }
    let after = skip(index, end)
    guard isWord(after), after < end, after > index + 1 else {
      return take(.declaration, from: start, before: statementEnd(start, end))
    }
    let typed = TypedName(type: TokenRange(start, after), name: after, end: after + 1)
    return readLocal(typed, start, end)
  }

  /// Reads what only a macro explains: one without a `;`, or one with braces after it.
  ///
  /// `name` is its name, after an `@` in `@weakify(self)`.
  private mutating func readMacro(_ start: Int, _ name: Int, _ end: Int) -> Int? {
    guard kind(name) == .identifier, !isQualifier(name), !isBuiltInType(name) else { return nil }
    var after = name + 1
    if kind(after) == .leftParen, after < end {
      guard let close = partner(of: after), close < end, !isTypeOf(name),
        !spells(name, "__attribute__")
      else { return nil }
      after = close + 1
    }
    let hasArguments = after > name + 1
    if kind(after) == .leftBrace, after < end, partner(of: after) != nil {
      guard hasArguments || !isPlainType(name, after) else { return nil }
      let statement = begin(.unknown, at: start)
      walk(from: start, to: after)
      readBraces(.compound, open: after)
      return finish(statement, before: skip(after, end))
    }
    guard endsLine(after, end, hasArguments: hasArguments) else { return nil }
    let statement = begin(.unknown, at: start)
    finish(statement, before: after)
    walk(from: start, to: after)
    return after
  }

  /// Whether braces after a name make a value of C++: `Point{1, 2}.draw();`.
  private func isPlainType(_ name: Int, _ open: Int) -> Bool {
    guard let close = partner(of: open) else { return false }
    return kind(close + 1) == .semicolon || kind(close + 1) == .period
  }

  /// Whether a macro ends before the token `index` though there is no `;`.
  private func endsLine(_ index: Int, _ end: Int, hasArguments: Bool) -> Bool {
    guard index < end else { return true }
    if kind(index) == .directive { return endsStatement(at: index, from: index, end) }
    guard startsLine(index) else { return false }
    switch kind(index) {
    case .identifier, .keyword, .at, .rightBrace: return true
    case .leftBracket: return hasArguments || message(index) != nil
    case .operator: return hasArguments && isOperator(index, "*") && isWord(index + 1)
    default: return false
    }
  }

  // MARK: Ends

  /// Returns the token after the `;` that ends the statement which begins at `start`.
  ///
  /// Without a `;` that is the end of the block, or a directive that parts two statements.
  func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch kind(index) {
      case .semicolon: return index + 1
      case .directive where endsStatement(at: index, from: start, end): return index
      case .rightBrace: return index
      default: index = skip(index, end)
      }
    }
    return end
  }

  /// Whether a statement that began at `start` is over before the directive at `index`.
  ///
  /// It goes on where an operator wants its operand, or where one comes after the directives.
  func endsStatement(at index: Int, from start: Int, _ end: Int) -> Bool {
    guard index > start, endsOperand(index - 1) else { return index > start ? false : true }
    var next = index
    while next < end, kind(next) == .directive { next += 1 }
    guard next < end else { return true }
    switch kind(next) {
    case .semicolon, .comma, .colon, .question, .period, .arrow, .equal: return false
    case .operator: return spells(next, "*") || spells(next, "^")
    default: return true
    }
  }

  /// Returns the colon that ends a `case` or `default` label.
  func labelEnd(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    var choices = 0
    while index < end {
      switch kind(index) {
      case .question: choices += 1
      case .colon:
        if choices == 0 { return index }
        choices -= 1
      case .semicolon, .leftBrace, .rightBrace, .directive: return index - 1
      default: break
      }
      index = skip(index, end)
    }
    return end - 1
  }
}
