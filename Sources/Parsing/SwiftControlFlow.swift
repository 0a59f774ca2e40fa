import Lexing
import Outlining
import SourceText

// Statements that begin with a word of their own.
extension SwiftOutliner {
  /// Reads a statement that begins with a keyword; returns whether one stood here.
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
    case .repeat where kind(position + 1) != .leftBrace: return false  // repeat each item
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

  mutating func readWhole(
    _ kind: Statement.Kind, _ body: (inout SwiftOutliner) -> Void
  ) {
    let index = beginStatement(kind)
    let saved = statement
    body(&self)
    statement = saved
    endStatement(index)
  }

  func beginsLabelled(_ index: Int) -> Bool {
    guard kind(index) == .keyword else { return false }
    switch word(index) {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }

  mutating func readLabelled() -> Bool {
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

  func lastStatement() -> Int? {
    let last = Int(outline.blocks[block].last)
    return last < 0 ? nil : last
  }

  /// `yield x`, `discard self`, `then x`: words that are statements where an operand follows.
  mutating func readContextualStatement() -> Bool {
    switch word(position) {
    case .yield, .then:
      guard !startsLine(position + 1) else { return false }
      switch kind(position + 1) {
      case .identifier, .stringLiteral, .stringHead, .integerLiteral, .floatLiteral: break
      case .operator: guard spells(position + 1, "&") else { return false }
      case .keyword:
        switch word(position + 1) {
        case .self, .super, .try, .nil, .true, .false: break
        default: return false
        }
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

  mutating func readGuard() {
    position += 1
    readConditions()
    if isKeyword(position, .else) { position += 1 }
    readBraces(.guardBody)
  }

  mutating func readWhile() {
    position += 1
    let first = outline.declarations.count
    readConditions()
    let last = outline.declarations.count
    moveBindings(first..<last, to: readBraces(.loopBody))
  }

  /// Makes what a head binds a part of the body: it is seen nowhere else.
  mutating func moveBindings(_ declarations: Range<Int>, to body: Int) {
    guard body >= 0 else { return }
    for index in declarations
    where outline.declarations[index].kind == .binding
      && outline.declarations[index].block == Int32(block)
    {
      outline.declarations[index].block = Int32(body)
    }
  }

  mutating func readRepeat() {
    position += 1
    readBraces(.loopBody)
    guard isKeyword(position, .while) else { return }
    position += 1
    readExpression(.value)
  }

  mutating func readFor() {
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

  mutating func readDo(_ legality: Block.Legality) {
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

  mutating func readReturn() {
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
  func startsStatement(_ index: Int) -> Bool {
    switch word(index) {
    case .guard, .while, .repeat, .for, .defer, .return, .throw, .break, .continue,
      .fallthrough, .case, .default:
      return true
    default:
      return false
    }
  }

  mutating func readJump() {
    position += 1
    if kind(position) == .identifier, !startsLine(position) { position += 1 }
  }

  // MARK: Values

  /// Reads an `if`, `switch` or `do` that is used as a value.
  mutating func readValueStatement() {
    // `if let a = if let b = …` nests without brackets.
    guard valueDepth < Budget.depth else {
      position += 1
      return
    }
    valueDepth += 1
    defer { valueDepth -= 1 }
    switch word(position) {
    case .if: readIf(.valueBranch)
    case .switch: readSwitch(.valueBranch)
    default: readDo(.valueBranch)
    }
  }
}
