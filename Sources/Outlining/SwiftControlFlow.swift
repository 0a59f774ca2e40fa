import Lexing
import SourceText

// Statements that begin with a word of their own.
extension SwiftOutliner {
  /// Reads a statement that begins with a keyword. Returns whether one stood here.
  mutating func readControlFlow() -> Bool {
    if kind(position) == .identifier {
      if kind(position + 1) == .colon, beginsLabelled(position + 2) {
        return readLabelled()
      }
      return readContextualStatement()
    }
    guard kind(position) == .keyword else { return false }
    switch word(position) {
    case .if: readWhole(.if) { $0.readIf(.legal) }
    case .guard: readWhole(.guard) { $0.readGuard() }
    case .while: readWhole(.while) { $0.readWhile() }
    case .repeat: readWhole(.repeat) { $0.readRepeat() }
    case .for: readWhole(.for) { $0.readFor() }
    case .switch: readWhole(.switch) { $0.readSwitch(.legal) }
    case .do: readWhole(.do) { $0.readDo(.legal) }
    case .defer:
      readWhole(.defer) {
        $0.position += 1
        $0.readBraces(.deferBody)
      }
    case .return: readWhole(.return) { $0.readReturn() }
    case .throw:
      readWhole(.throw) {
        $0.position += 1
        $0.readExpression(.value)
      }
    case .break: readWhole(.break) { $0.readJump() }
    case .continue: readWhole(.continue) { $0.readJump() }
    case .fallthrough: readWhole(.fallthrough) { $0.position += 1 }
    case .case, .default: readCaseLabel()
    default: return false
    }
    return true
  }

  private mutating func readWhole(
    _ kind: Statement.Kind, _ body: (inout SwiftOutliner) -> Void
  ) {
    let index = beginStatement(kind)
    let saved = statement
    body(&self)
    statement = saved
    endStatement(index)
  }

  private func beginsLabelled(_ index: Int) -> Bool {
    guard kind(index) == .keyword else { return kind(index) == .leftBrace && false }
    switch word(index) {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }

  private mutating func readLabelled() -> Bool {
    let start = position
    position += 2
    guard readControlFlow() else {
      position = start
      return false
    }
    if statement >= 0, outline.statements[statement].tokens.start == start + 2 {
      outline.statements[statement].tokens.lower = Int32(start)
    } else if let last = lastStatement(), outline.statements[last].tokens.start == start + 2 {
      outline.statements[last].tokens.lower = Int32(start)
    }
    return true
  }

  private func lastStatement() -> Int? {
    let last = Int(outline.blocks[block].last)
    return last < 0 ? nil : last
  }

  /// `yield x`, `discard self`, `then x`: words that are statements where an operand follows.
  private mutating func readContextualStatement() -> Bool {
    switch word(position) {
    case .yield, .then:
      guard !startsLine(position + 1) else { return false }
      switch kind(position + 1) {
      case .identifier, .stringLiteral, .stringHead, .integerLiteral: break
      case .operator: guard spells(position + 1, "&") else { return false }
      case .keyword:
        guard word(position + 1) == .self || word(position + 1) == .try else { return false }
      default: return false
      }
    case .discard:
      guard isKeyword(position + 1, .self), !startsLine(position + 1) else { return false }
    default:
      return false
    }
    readWhole(.other) {
      $0.position += 1
      $0.readExpression(.value)
    }
    return true
  }

  // MARK: Heads

  /// Moves past conditions, up to the brace or `else` after them.
  private mutating func readConditions() {
    while true {
      let before = position
      readCondition()
      guard kind(position) == .comma else { return }
      position += 1
      if position == before { return }
    }
  }

  private mutating func readCondition() {
    guard kind(position) == .keyword else { return readExpression(.condition) }
    switch word(position) {
    case .let, .var:
      position += 1
      let start = position
      readBindingPattern()
      let end = position
      let type = readAnnotation()
      let names = TokenRange(start, end)
      var value = TokenRange.none
      if kind(position) == .equal {
        position += 1
        let first = position
        if isKeyword(position, .if) || isKeyword(position, .switch) {
          readValueStatement()
        } else {
          readExpression(.condition)
        }
        value = TokenRange(first, position)
      }
      if kind(start) == .identifier {
        declareBinding(start, type: type, value: value)
      } else {
        declareNames(in: names, isBinding: true)
      }
    case .case:
      position += 1
      readPattern()
      _ = readAnnotation()
      if kind(position) == .equal {
        position += 1
        readExpression(.condition)
      }
    default:
      readExpression(.condition)
    }
  }

  private mutating func readBindingPattern() {
    switch kind(position) {
    case .leftParen: position = closing(position) + 1
    case .identifier, .keyword: position += 1
    default: break
    }
  }

  /// Moves past `: Type` and returns the type's tokens.
  mutating func readAnnotation() -> TokenRange {
    guard kind(position) == .colon else { return .none }
    position += 1
    let start = position
    readType()
    return TokenRange(start, position)
  }

  /// Moves past a pattern of `case` and records the names it binds.
  private mutating func readPattern() {
    let start = position
    readExpression(.pattern)
    declareNames(in: TokenRange(start, position), isBinding: false)
  }

  /// Records the names that a pattern binds: those under a `let` or `var`, or all of them where
  /// the whole pattern is; labels, members and types are none.
  private mutating func declareNames(in pattern: TokenRange, isBinding: Bool) {
    let saved = position
    defer { position = saved }
    var bound = isBinding ? pattern.end : pattern.start
    position = pattern.start
    while position < pattern.end {
      switch (kind(position), word(position)) {
      case (.keyword, .let), (.keyword, .var):
        bound = max(bound, endOfPattern(from: position + 1, until: pattern.end))
      case (.keyword, .as), (.keyword, .is):
        position += 1
        let start = position
        if kind(position) == .question || kind(position) == .exclamation { position += 1 }
        readType()
        if position == start { position += 1 }
        continue
      case (.identifier, _):
        if position < bound, isBoundName(position, until: pattern.end) { declareBinding(position) }
      default:
        break
      }
      position += 1
    }
  }

  /// Returns the token at which the pattern that begins at `start` ends inside its brackets.
  private func endOfPattern(from start: Int, until end: Int) -> Int {
    var index = start
    while index < end {
      switch kind(index) {
      case .leftParen, .leftBracket, .leftBrace, .stringHead: index = closing(index)
      case .comma, .rightParen, .rightBracket: return index
      default: break
      }
      index += 1
    }
    return end
  }

  private func isBoundName(_ index: Int, until end: Int) -> Bool {
    guard kind(index - 1) != .period else { return false }
    guard index + 1 < end else { return true }
    switch kind(index + 1) {
    case .leftParen, .period, .colon: return false
    default: return true
    }
  }

  // MARK: Branches

  mutating func readIf(_ legality: Block.Legality) {
    while true {
      position += 1
      let first = outline.declarations.count
      readConditions()
      let last = outline.declarations.count
      moveBindings(first..<last, to: readBraces(.ifBody, legality: legality))
      guard isKeyword(position, .else) else { return }
      position += 1
      guard isKeyword(position, .if) else { break }
    }
    readBraces(.elseBody, legality: legality)
  }

  private mutating func readGuard() {
    position += 1
    readConditions()
    if isKeyword(position, .else) { position += 1 }
    readBraces(.guardBody)
  }

  private mutating func readWhile() {
    position += 1
    let first = outline.declarations.count
    readConditions()
    let last = outline.declarations.count
    moveBindings(first..<last, to: readBraces(.loopBody))
  }

  /// Makes what a head binds a part of the body: it is seen nowhere else.
  private mutating func moveBindings(_ declarations: Range<Int>, to body: Int) {
    guard body >= 0 else { return }
    for index in declarations
    where outline.declarations[index].kind == .binding
      && outline.declarations[index].block == Int32(block)
    {
      outline.declarations[index].block = Int32(body)
    }
  }

  private mutating func readRepeat() {
    position += 1
    readBraces(.loopBody)
    guard isKeyword(position, .while) else { return }
    position += 1
    readExpression(.value)
  }

  private mutating func readFor() {
    position += 1
    let first = outline.declarations.count
    while isKeyword(position, .try) || word(position) == .await || word(position) == .unsafe {
      guard !isKeyword(position + 1, .in) else { break }
      position += 1
    }
    if isKeyword(position, .case) {
      position += 1
      readPattern()
    } else {
      let start = position
      readExpression(.pattern)
      declareNames(in: TokenRange(start, position), isBinding: true)
    }
    _ = readAnnotation()
    if isKeyword(position, .in) {
      position += 1
      readExpression(.condition)
    }
    if isKeyword(position, .where) {
      position += 1
      readExpression(.condition)
    }
    let last = outline.declarations.count
    moveBindings(first..<last, to: readBraces(.loopBody))
  }

  private mutating func readDo(_ legality: Block.Legality) {
    position += 1
    if isKeyword(position, .throws) {
      position += 1
      if kind(position) == .leftParen { position = closing(position) + 1 }
    }
    readBraces(.doBody, legality: legality)
    while isKeyword(position, .catch) {
      position += 1
      while kind(position) != .leftBrace, kind(position) != .endOfFile {
        let before = position
        readPattern()
        if isKeyword(position, .where) {
          position += 1
          readExpression(.condition)
        }
        if kind(position) == .comma { position += 1 }
        if position == before { break }
      }
      readBraces(.catchBody, legality: legality)
    }
  }

  private mutating func readReturn() {
    position += 1
    switch kind(position) {
    case .rightBrace, .semicolon, .endOfFile, .directive:
      guard word(position) == .poundAvailable || word(position) == .poundUnavailable else { return }
    case .keyword where startsStatement(position): return
    default:
      if beginsCase(position) || declarationKeyword(at: position) != nil { return }
    }
    readExpression(.value)
  }

  /// Whether a statement's keyword stands here that begins no expression.
  private func startsStatement(_ index: Int) -> Bool {
    switch word(index) {
    case .guard, .while, .repeat, .for, .defer, .return, .throw, .break, .continue,
      .fallthrough, .case, .default:
      return true
    default:
      return false
    }
  }

  private mutating func readJump() {
    position += 1
    if kind(position) == .identifier, !startsLine(position) { position += 1 }
  }

  // MARK: Switch

  mutating func readSwitch(_ legality: Block.Legality) {
    position += 1
    readExpression(.condition)
    guard kind(position) == .leftBrace else { return }
    let close = closing(position)
    let index = beginBlock(.switchBody, open: position, close: close, legality: .notStatements)
    position += 1
    let saved = (block, statement, caseLegality)
    block = index
    caseLegality = legality
    while position < close {
      let before = position
      if beginsCase(position) { readCaseLabel() } else { readStatement() }
      if position == before { position += 1 }
    }
    (block, statement, caseLegality) = saved
    position = min(close + 1, tokens.count - 1)
  }

  private func beginsCase(_ index: Int) -> Bool {
    if kind(index) == .at { return isKeyword(index + 2, .case) || isKeyword(index + 2, .default) }
    return isKeyword(index, .case) || (isKeyword(index, .default) && kind(index + 1) == .colon)
  }

  /// Reads `case …:` or `default:` with the statements up to the next label.
  private mutating func readCaseLabel() {
    let index = beginStatement(.caseLabel)
    let saved = statement
    let legality = caseLegality
    caseLegality = .legal
    if kind(position) == .at { position += 2 }
    position += 1
    let end = Int(outline.blocks[block].close)
    let body = outline.blocks.count
    outline.blocks.append(
      Block(kind: .caseBody, open: position, close: position, parent: block, legality: legality))
    outline.blocks[body].statement = Int32(index)
    let label = block
    block = body
    readCasePatterns(until: end)
    block = label
    if kind(position) == .colon { position += 1 }
    outline.blocks[body].open = Int32(position - 1)
    readContents(of: body, until: end, ofCase: true)
    outline.blocks[body].close = Int32(position)
    statement = saved
    caseLegality = legality
    endStatement(index)
  }

  private mutating func readCasePatterns(until end: Int) {
    while kind(position) != .colon, position < end {
      let before = position
      readPattern()
      if isKeyword(position, .where) {
        position += 1
        readExpression(.value)
      }
      if kind(position) == .comma { position += 1 }
      if position == before { position += 1 }
    }
  }

  /// Whether what stands here ends the statements of a `case`: the next label of its `switch`, or
  /// a condition around labels. `depth` counts the conditions open among the statements.
  func endsCase(_ depth: inout Int) -> Bool {
    guard kind(position) == .directive else { return beginsCase(position) }
    switch word(position) {
    case .poundIf:
      if holdsCase(position) { return true }
      depth += 1
    case .poundElseif, .poundElse:
      return depth == 0
    case .poundEndif:
      guard depth > 0 else { return true }
      depth -= 1
    default:
      break
    }
    return false
  }

  /// Whether a label follows directly on the condition at `index`.
  private func holdsCase(_ index: Int) -> Bool {
    var next = index
    while kind(next) == .directive, word(next) != .poundEndif { next = endOfDirective(at: next) }
    return beginsCase(next)
  }

  // MARK: Values

  /// Reads an `if`, `switch` or `do` that is used as a value.
  mutating func readValueStatement() {
    switch word(position) {
    case .if: readIf(.valueBranch)
    case .switch: readSwitch(.valueBranch)
    default: readDo(.valueBranch)
    }
  }
}
