import Lexing
import Outlining
import SourceText

/// Where the parts of a block literal are.
struct BlockLiteral {
  /// The `^`.
  var start: Int
  /// Its braces.
  var open: Int
  var close: Int
  var parameters = TokenRange.none
  var result = TokenRange.none
  var hasSignature = false
}

/// Block literals: `^{ … }`, `^(BOOL finished) { … }`, `^NSString *(id item) { … }`.
extension ObjectiveCOutliner {
  /// Returns the block literal that begins at `start`, or `nil` where `^` is the operator or a
  /// type's.
  func blockLiteral(at start: Int, _ end: Int) -> BlockLiteral? {
    guard isOperator(start, "^") else { return nil }
    var index = start + 1
    if kind(index) != .leftBrace, kind(index) != .leftParen {
      while index < end, kind(index) != .leftParen, kind(index) != .leftBrace {
        guard isWord(index) || isOperator(index, "*") else { return nil }
        index = angleEnd(index + 1, end) ?? index + 1
      }
    }
    var literal = BlockLiteral(start: start, open: index, close: index)
    literal.result = TokenRange(start + 1, index)
    if kind(index) == .leftParen {
      guard let close = partner(of: index), close < end else { return nil }
      literal.parameters = TokenRange(index + 1, close)
      literal.hasSignature = true
      index = close + 1
      while isWord(index), isAttributeWord(index), index < end {
        index = kind(index + 1) == .leftParen ? skip(index + 1, end) : index + 1
      }
    }
    guard index < end, kind(index) == .leftBrace, let close = partner(of: index), close < end else {
      return nil
    }
    literal.open = index
    literal.close = close
    return literal
  }

  /// Adds a block with all in it, and returns the token after it.
  mutating func readBlockLiteral(_ literal: BlockLiteral, call: Int, label: Name) -> Int {
    let index = outline.closures.count
    var closure = Closure(tokens: TokenRange(literal.start, literal.close + 1), block: block)
    closure.call = Int32(call)
    closure.label = label
    closure.parameters = literal.parameters
    closure.result = literal.result
    closure.hasSignature = literal.hasSignature
    closure.body = Int32(outline.blocks.count)
    outline.closures.append(closure)
    bind(literal.parameters, in: outline.blocks.count)
    let body = readBraces(.closure, open: literal.open)
    outline.blocks[body].closure = Int32(index)
    return literal.close + 1
  }
}
