import Lexing
import Outlining
import SourceText

/// Reads just enough structure for placement tests: blocks and statements, nothing else.
struct SketchOutliner {
  var outline: SyntaxOutline
  private var tokens: ContiguousArray<Token> { outline.stream.tokens }

  static func outline(_ file: SourceFile) -> SyntaxOutline {
    let stream = lex(file)
    var partners = ContiguousArray<Int32>(repeating: -1, count: stream.count)
    var open: [Int] = []
    for (index, token) in stream.tokens.enumerated() {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace, .stringHead: open.append(index)
      case .rightParen, .rightBracket, .rightBrace, .stringTail:
        guard let start = open.popLast() else { continue }
        partners[start] = Int32(index)
        partners[index] = Int32(start)
      default: break
      }
    }
    var sketch = SketchOutliner(
      outline: SyntaxOutline(file: file, stream: stream, partners: partners))
    sketch.outline.blocks.append(
      Block(kind: .file, open: -1, close: stream.count - 1, parent: -1))
    sketch.fill(0, from: 0, to: stream.count - 1)
    return sketch.outline
  }

  private var isSwift: Bool { outline.file.language == .swift }

  private mutating func fill(_ block: Int, from: Int, to: Int) {
    var index = from
    while index < to {
      if tokens[index].kind == .semicolon {
        index += 1
        continue
      }
      index = statement(in: block, from: index, to: to)
    }
  }

  /// Reads one statement and returns the index past it.
  private mutating func statement(in block: Int, from: Int, to: Int) -> Int {
    let id = outline.statements.count
    outline.statements.append(
      Statement(kind: kind(at: from), tokens: TokenRange(from, from), block: block))
    if outline.blocks[block].last >= 0 {
      outline.statements[Int(outline.blocks[block].last)].next = Int32(id)
    } else {
      outline.blocks[block].first = Int32(id)
    }
    outline.blocks[block].last = Int32(id)
    outline.blocks[block].count += 1
    if outline.statements[id].kind == .caseLabel { return label(id, from: from, to: to) }
    var index = from
    while index < to {
      if index > from, endsBefore(index, from: from) { break }
      let token = tokens[index]
      if token.kind == .semicolon {
        if !isSwift { index += 1 }
        break
      }
      let isControl = !isSwift && opensUnbraced(index)
      if token.kind == .leftBrace {
        braces(index, statement: id)
        index = Int(outline.partners[index]) + 1
      } else if outline.partners[index] > index {
        interior(index + 1, Int(outline.partners[index]), statement: id)
        index = Int(outline.partners[index]) + 1
      } else {
        index += 1
      }
      if isControl || isElse(index - 1), index < to, tokens[index].kind != .leftBrace {
        index = unbraced(index, statement: id, to: to)
      }
      if !isSwift, tokens[index - 1].kind == .rightBrace, tokens[index].word != .else,
        outline.statements[id].kind != .expression
      {
        break
      }
    }
    outline.statements[id].tokens = TokenRange(from, index)
    return index
  }

  private func isElse(_ index: Int) -> Bool { !isSwift && tokens[index].word == .else }

  private func opensUnbraced(_ index: Int) -> Bool {
    guard index > 0, tokens[index].kind == .leftParen else { return false }
    switch tokens[index - 1].word {
    case .if, .while, .for: return true
    default: return false
    }
  }

  private mutating func unbraced(_ index: Int, statement: Int, to: Int) -> Int {
    let block = outline.blocks.count
    var new = Block(
      kind: .unbraced, open: index - 1, close: index,
      parent: Int(outline.statements[statement].block), legality: .unbraced)
    new.statement = Int32(statement)
    outline.blocks.append(new)
    let end = self.statement(in: block, from: index, to: to)
    outline.blocks[block].close = Int32(end)
    return end
  }

  private mutating func interior(_ from: Int, _ to: Int, statement: Int) {
    var index = from
    while index < to {
      if tokens[index].kind == .leftBrace {
        braces(index, statement: statement)
        index = Int(outline.partners[index])
      }
      index += 1
    }
  }

  private func endsBefore(_ index: Int, from: Int) -> Bool {
    let token = tokens[index]
    guard isSwift, token.startsLine else { return false }
    switch token.kind {
    case .period, .operator, .question, .equal: return false
    default: return token.word != .else && tokens[index - 1].kind != .comma
    }
  }

  private mutating func braces(_ open: Int, statement: Int) {
    let close = Int(outline.partners[open])
    var block = Block(
      kind: blockKind(open, statement), open: open, close: close,
      parent: Int(outline.statements[statement].block))
    block.statement = Int32(statement)
    var start = open + 1
    if block.kind == .closure, isSwift {
      let line = (start..<close).prefix { $0 == start || !tokens[$0].startsLine }
      let end = line.first { tokens[$0].word == .in && tokens[$0].kind == .keyword }
      if let end, !line.prefix(while: { $0 < end }).contains(where: { tokens[$0].word == .for }) {
        start = end + 1
      }
      block.closure = Int32(outline.closures.count)
      var closure = Closure(tokens: TokenRange(open, close + 1), block: Int(block.parent))
      closure.body = Int32(outline.blocks.count)
      outline.closures.append(closure)
    }
    if block.kind == .switchBody { block.legality = .notStatements }
    outline.blocks.append(block)
    fill(outline.blocks.count - 1, from: start, to: close)
  }

  private func blockKind(_ open: Int, _ statement: Int) -> Block.Kind {
    if tokens[open - 1].word == .else {
      return outline.statements[statement].kind == .guard ? .guardBody : .elseBody
    }
    if tokens[open - 1].kind == .operator || tokens[open - 1].kind == .equal { return .closure }
    switch tokens[outline.statements[statement].tokens.start].word {
    case .if: return .ifBody
    case .for, .while: return .loopBody
    case .switch: return .switchBody
    case .func: return .function
    case .class, .struct: return .typeBody
    default: return .closure
    }
  }

  private mutating func label(_ id: Int, from: Int, to: Int) -> Int {
    var colon = from
    while tokens[colon].kind != .colon { colon += 1 }
    var end = colon + 1
    while end < to, tokens[end].word != .case, tokens[end].word != .default {
      end = outline.partners[end] > end ? Int(outline.partners[end]) + 1 : end + 1
    }
    var block = Block(
      kind: .caseBody, open: colon, close: end,
      parent: Int(outline.statements[id].block))
    block.statement = Int32(id)
    outline.blocks.append(block)
    outline.statements[id].tokens = TokenRange(from, end)
    fill(outline.blocks.count - 1, from: colon + 1, to: end)
    return end
  }

  private func kind(at index: Int) -> Statement.Kind {
    switch tokens[index].word {
    case .if: .if
    case .guard: .guard
    case .return: .return
    case .throw: .throw
    case .break: .break
    case .for: .for
    case .while: .while
    case .switch: .switch
    case .case, .default: .caseLabel
    case .let, .var, .func, .class, .struct, .import: .declaration
    default: .expression
    }
  }
}
