import Lexing
import Outlining
import SourceText
import TestSupport
import Testing

func isBracket(_ token: Token) -> Bool {
  switch token.kind {
  case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace: true
  default: false
  }
}

/// Expects the tables to be sound.
func checkTables(_ outline: SyntaxOutline) {
  #expect(OutlineFaults.first(in: outline) == nil)
}

/// Numbers that look random and are the same in every run.
struct Xorshift {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, bound)))
  }
}
