import Lexing
import Outlining
import SourceText

// Conditions and patterns, and the names that they bind.
extension SwiftOutliner {
  /// Moves past conditions, up to the brace or `else` after them.
  mutating func readConditions() {
    while true {
      let before = position
      readCondition()
      guard kind(position) == .comma else { return }
      position += 1
      if position == before { return }
    }
  }

  mutating func readCondition() {
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

  mutating func readBindingPattern() {
    if kind(position) == .leftParen {
      position = closing(position) + 1
    } else if isBindingName(position) {
      position += 1
    }
  }

  /// Whether a name may be bound here, be it one that an editor has left open.
  func isBindingName(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .keyword, .placeholder: true
    default: false
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
  mutating func readPattern() {
    let start = position
    readExpression(.pattern)
    declareNames(in: TokenRange(start, position), isBinding: false)
  }

  /// Records the names that a pattern binds: those under a `let` or `var`, or all of them where
  /// the whole pattern is; labels, members and types are none.
  mutating func declareNames(in pattern: TokenRange, isBinding: Bool) {
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
  func endOfPattern(from start: Int, until end: Int) -> Int {
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

  func isBoundName(_ index: Int, until end: Int) -> Bool {
    guard kind(index - 1) != .period else { return false }
    guard index + 1 < end else { return true }
    switch kind(index + 1) {
    case .leftParen, .period, .colon: return false
    default: return true
    }
  }
}
