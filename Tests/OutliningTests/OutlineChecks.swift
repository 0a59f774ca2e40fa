import Lexing
import Outlining
import SourceText
import Testing

func isBracket(_ token: Token) -> Bool {
  switch token.kind {
  case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace: true
  default: false
  }
}

/// Expects every index of the tables to be one, and statements to lie apart in their blocks.
func checkTables(_ outline: SyntaxOutline) {
  let count = outline.stream.count
  for statement in outline.statements {
    #expect(!statement.tokens.isEmpty && statement.tokens.end <= count)
    #expect(outline.blocks.indices.contains(Int(statement.block)))
    if statement.next >= 0 {
      let next = outline.statements[Int(statement.next)]
      #expect(next.tokens.start >= statement.tokens.end)
    }
  }
  for block in outline.blocks {
    #expect(Int(block.close) <= count && Int(block.parent) < outline.blocks.count)
  }
  for call in outline.calls {
    #expect(call.tokens.end <= count && Int(call.statement) < outline.statements.count)
    #expect(Int(call.arguments.upperBound) <= outline.arguments.count)
  }
  for closure in outline.closures {
    #expect(outline.blocks.indices.contains(Int(closure.body)))
  }
  for declaration in outline.declarations {
    #expect(Int(declaration.nameToken) < count && Int(declaration.body) < outline.blocks.count)
  }
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
