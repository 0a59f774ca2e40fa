import Lexing
import Outlining
import SourceText

/// Branches, loops and the other statements that hold blocks.
extension ObjectiveCOutliner {
  /// Reads the body of a branch or loop at `start`, and returns the token after it.
  ///
  /// Its brace may have its other half in one branch of an `#if` only: see `markSplit`.
  private mutating func readBody(_ kind: Block.Kind, _ head: Int, _ end: Int) -> Int {
    let start = skipDirectives(head, end)
    guard start < end else { return end }
    if self.kind(start) == .leftBrace, partner(of: start) != nil {
      readBraces(kind, open: start)
      return skip(start, end)
    }
    guard self.kind(start) != .rightBrace else { return start }
    let body = addBlock(.unbraced, open: start - 1, close: start, legality: .unbraced)
    var after = start
    inside(body) {
      after = max(start + 1, $0.readStatement(start, end))
      // Under an `#if` each branch may hold another body: all are one, up to the `#endif`.
      while $0.openConditions(from: head, to: after) > 0, after < end,
        $0.kind(after) != .rightBrace
      {
        after = max(after + 1, $0.readStatement(after, end))
      }
    }
    outline.blocks[body].close = Int32(after)
    return after
  }

  private func skipDirectives(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, kind(index) == .directive { index += 1 }
    return index
  }

  /// Reads the parenthesis of a condition at `open`, and returns the token after it.
  private mutating func readCondition(_ open: Int, _ end: Int) -> Int {
    guard kind(open) == .leftParen, open < end else { return min(open, end) }
    let after = skip(open, end)
    walk(from: open + 1, to: max(open + 1, after - 1))
    return after
  }

  /// Reads an `if` with all its branches: `else if` is a further branch of the same statement.
  mutating func readIf(_ start: Int, _ end: Int) -> Int {
    let statement = begin(.if, at: start)
    var index = start
    var conditions = 0
    while true {
      // Before the condition: `if`, `if constexpr`.
      index += 1
      while index < end, isWord(index), kind(index + 1) == .leftParen { index += 1 }
      let open = readCondition(index, end)
      index = readBody(.ifBody, open, end)
      markSplit(statement, body: open)
      let next = skipDirectives(index, end)
      guard next < end, isElse(next) else { break }
      conditions += openConditions(from: index, to: next)
      index = next + 1
      guard index < end, kind(index) == .keyword, word(index) == .if else {
        let body = index
        index = readBody(.elseBody, body, end)
        markSplit(statement, body: body)
        break
      }
    }
    // An `else` under an `#if` takes the `#endif` along, so that what comes after it is outside.
    while conditions > 0, index < end, word(index) == .poundEndif {
      conditions -= 1
      index += 1
    }
    if conditions != 0 { outline.statements[statement].kind = .unknown }
    return finish(statement, before: max(start + 1, min(index, end)))
  }

  /// How many `#if` more than `#endif` stand from `start` to before `end`.
  private func openConditions(from start: Int, to end: Int) -> Int {
    (start..<max(start, end)).reduce(0) { count, index in
      switch word(index) {
      case .poundIf, .poundIfdef, .poundIfndef: count + 1
      case .poundEndif: count - 1
      default: count
      }
    }
  }

  /// Makes a statement one not to write beside if its brace at `body` lacks its other half.
  ///
  /// That is how `if (a) {` and `if (b) {` in two branches of an `#if` share one `}`.
  private mutating func markSplit(_ statement: Int, body: Int) {
    if kind(body) == .leftBrace, partner(of: body) == nil {
      outline.statements[statement].kind = .unknown
    }
  }

  private func isElse(_ index: Int) -> Bool {
    kind(index) == .keyword && word(index) == .else
  }

  mutating func readLoop(_ start: Int, _ end: Int) -> Int {
    let isFor = word(start) == .for
    let statement = begin(isFor ? .for : .while, at: start)
    var open = start + 1
    if isFor, isWord(open), kind(open + 1) == .leftParen { open += 1 }  // for each (…)
    guard kind(open) == .leftParen, let close = partner(of: open), close < end else {
      return finish(statement, before: max(start + 1, statementEnd(start + 1, end)))
    }
    let firstDeclaration = outline.declarations.count
    if isFor { readForHeader(open + 1, close) } else { walk(from: open + 1, to: close) }
    let headerDeclarations = firstDeclaration..<outline.declarations.count
    let body = outline.blocks.count
    let after = readBody(.loopBody, close + 1, end)
    markSplit(statement, body: close + 1)
    if body < outline.blocks.count, outline.blocks[body].statement == statement {
      for declaration in headerDeclarations
      where outline.declarations[declaration].block == Int32(block) {
        outline.declarations[declaration].block = Int32(body)
      }
    }
    return finish(statement, before: after)
  }

  private mutating func readForHeader(_ start: Int, _ end: Int) {
    guard let typed = typedName(from: start, to: end, inStatement: true) else {
      return walk(from: start, to: end)
    }
    guard word(typed.end) == .in || kind(typed.end) == .colon, typed.end < end else {
      let read = readDeclarators(typed, from: start, to: end)
      return walk(from: read.end, to: end)
    }
    let binding = declare(.binding, typed.name, TokenRange(start, typed.end))
    outline.declarations[binding].type = bareType(typed.type)
    walk(from: typed.end + 1, to: end)
  }

  mutating func readDoWhile(_ start: Int, _ end: Int) -> Int {
    let statement = begin(.repeat, at: start)
    var after = readBody(.loopBody, start + 1, end)
    self.statement = statement
    if after < end, kind(after) == .keyword, word(after) == .while {
      after = readCondition(after + 1, end)
      if kind(after) == .semicolon, after < end { after += 1 }
    }
    return finish(statement, before: max(start + 1, after))
  }

  /// Reads braces that run as they stand, those of `@autoreleasepool` and `@synchronized` too.
  mutating func readCompound(
    _ start: Int, brace: Int, _ end: Int, condition: Int = -1
  ) -> Int {
    guard kind(brace) == .leftBrace, brace < end, partner(of: brace) != nil else {
      return take(.unknown, from: start, before: max(start + 1, statementEnd(start, end)))
    }
    let statement = begin(.compound, at: start)
    finish(statement, before: skip(brace, end))
    if condition >= 0 { _ = readCondition(condition, brace) }
    readBraces(.compound, open: brace)
    return skip(brace, end)
  }

  /// Reads `@try` or C++'s `try`, whose word is at `word`, with its handlers.
  mutating func readTry(_ start: Int, _ word: Int, _ end: Int) -> Int {
    let statement = begin(.compound, at: start)
    var after = word + 1
    if partner(of: after) != nil {
      readBraces(.doBody, open: after)
      after = skip(after, end)
    }
    while after < end {
      let name = kind(after) == .at ? after + 1 : after
      let isCatch = spells(name, "catch")
      guard isCatch || (spells(name, "finally") && name > after) else { break }
      var open = name + 1
      var parameter = TokenRange.none
      if isCatch, kind(open) == .leftParen, let close = partner(of: open) {
        parameter = TokenRange(open + 1, close)
        open = close + 1
      }
      guard kind(open) == .leftBrace, open < end, partner(of: open) != nil else { break }
      bind(parameter, in: outline.blocks.count)
      readBraces(isCatch ? .catchBody : .compound, open: open)
      after = skip(open, end)
    }
    self.statement = statement
    return finish(statement, before: max(start + 1, min(after, end)))
  }

  // MARK: switch

  mutating func readSwitch(_ start: Int, _ end: Int) -> Int {
    let statement = begin(.switch, at: start)
    let open = readCondition(start + 1, end)
    guard kind(open) == .leftBrace, open < end, let close = partner(of: open), close < end else {
      return finish(statement, before: max(start + 1, statementEnd(open, end)))
    }
    let body = addBlock(.switchBody, open: open, close: close, legality: .notStatements)
    inside(body) { $0.readCases(from: open + 1, to: close) }
    return finish(statement, before: close + 1)
  }

  private mutating func readCases(from start: Int, to end: Int) {
    var index = start
    while index < end {
      if isCase(index) {
        index = readCase(index, end)
      } else if kind(index) == .directive {
        index = take(.directive, from: index, before: index + 1)
      } else {
        let body = block
        index = max(index + 1, readStatement(index, end))
        block = body
      }
    }
  }

  private func isCase(_ index: Int) -> Bool {
    kind(index) == .keyword && (word(index) == .case || word(index) == .default)
      && !(word(index) == .default && kind(index + 1) != .colon)
  }

  private mutating func readCase(_ start: Int, _ end: Int) -> Int {
    let statement = begin(.caseLabel, at: start)
    let colon = max(start, labelEnd(start, end))
    walk(from: start + 1, to: colon)
    let body = addBlock(.caseBody, open: colon, close: colon + 1)
    var index = colon + 1
    inside(body) { outliner in
      var conditions = 0
      var run = start
      while index < end, !outliner.isCase(index) {
        if outliner.kind(index) == .directive {
          if run <= index { run = outliner.skipDirectives(index, end) }
          if outliner.leavesCase(index, before: run, end, &conditions) { break }
        }
        index = max(index + 1, outliner.readStatement(index, end))
      }
    }
    outline.blocks[body].close = Int32(min(index, end))
    return finish(statement, before: min(index, end))
  }

  /// Whether a directive stands between two labels; `conditions` counts the open ones in a body.
  ///
  /// `next` is the token after it and the directives that follow it.
  private func leavesCase(
    _ index: Int, before next: Int, _ end: Int, _ conditions: inout Int
  ) -> Bool {
    switch word(index) {
    case .poundIf, .poundIfdef, .poundIfndef:
      if next < end, isCase(next) { return true }
      conditions += 1
    case .poundElse, .poundElif, .poundElseif:
      return conditions == 0
    case .poundEndif:
      if conditions == 0 { return true }
      conditions -= 1
    default:
      break
    }
    return false
  }
}
