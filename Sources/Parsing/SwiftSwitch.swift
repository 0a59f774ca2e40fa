import Lexing
import Outlining
import SourceText

// `switch` and the statements of its cases.
extension SwiftOutliner {
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
      if beginsCase(position) { readCaseLabel() } else { readProgressing() }
    }
    (block, statement, caseLegality) = saved
    position = min(close + 1, tokens.count - 1)
  }

  func beginsCase(_ index: Int) -> Bool {
    if kind(index) == .at {
      return kind(index + 1) == .identifier
        && (isKeyword(index + 2, .case) || isKeyword(index + 2, .default))
    }
    return isKeyword(index, .case) || (isKeyword(index, .default) && kind(index + 1) == .colon)
  }

  /// Reads `case …:` or `default:` with the statements up to the next label.
  mutating func readCaseLabel() {
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

  mutating func readCasePatterns(until end: Int) {
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

  /// Whether what stands here ends the statements of a `case`.
  ///
  /// That is the next label of its `switch`, or a condition around labels. `depth` counts the
  /// conditions open among the statements.
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
  func holdsCase(_ index: Int) -> Bool {
    var next = index
    while kind(next) == .directive, word(next) != .poundEndif { next = endOfDirective(at: next) }
    return beginsCase(next)
  }
}
