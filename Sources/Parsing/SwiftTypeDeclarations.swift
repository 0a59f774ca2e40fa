import Lexing
import Outlining
import SourceText

// Types and what stands beside them: aliases, imports, operators, macros.
extension SwiftOutliner {
  mutating func readTypeDeclaration(_ head: Declaration, _ kind: Declaration.Kind) {
    var head = head
    head.kind = kind
    if kind == .extension {
      while self.kind(position) == .at { skipAttribute() }
      let first = position
      readType()
      head.nameToken = Int32(lastName(in: TokenRange(first, position)))
    } else if self.kind(position) == .identifier || self.kind(position) == .keyword {
      head.nameToken = Int32(position)
      position += 1
      readGenericParameters()
    }
    if head.nameToken >= 0 { head.name = name(Int(head.nameToken)) }
    if self.kind(position) == .colon {
      position += 1
      let first = position
      repeat {
        if self.kind(position) == .comma { position += 1 }
        if isKeyword(position, .class) { position += 1 } else { readType() }
      } while self.kind(position) == .comma
      head.inheritance = TokenRange(first, position)
    }
    readWhereClause()
    let index = beginDeclaration(head)
    let body = readBraces(.typeBody, legality: .notStatements)
    attach(body, to: index)
    endDeclaration(index)
  }

  /// The last name of a type's path outside generic arguments: `Name` of `Module.Name<T>`; -1 for
  /// a type that is no path, such as `[Name]`.
  func lastName(in range: TokenRange) -> Int {
    var result = -1
    var index = range.start
    while index < range.end {
      switch kind(index) {
      case .operator:
        index = endOfGenericArguments(at: index) ?? index + 1
        continue
      case .leftParen, .leftBracket: return -1
      case .identifier: result = index
      default: break
      }
      index += 1
    }
    return result
  }

  mutating func readWhereClause() {
    guard isKeyword(position, .where) else { return }
    position += 1
    while true {
      let before = position
      readType()
      if kind(position) == .colon || kind(position) == .operator {
        position += 1
        // What is no type: `T: class`, and the number in `count == 2`.
        let isOther = isKeyword(position, .class) || kind(position) == .integerLiteral
        if isOther { position += 1 } else { readType() }
      }
      guard kind(position) == .comma else { return }
      position += 1
      if position == before { return }
    }
  }

  mutating func readEnumCases(_ head: Declaration) {
    while kind(position) == .identifier || kind(position) == .keyword {
      var new = head
      new.kind = .enumCase
      new.nameToken = Int32(position)
      new.name = name(position)
      position += 1
      let index = beginDeclaration(new)
      if kind(position) == .leftParen, !startsLine(position) { readParameters(of: index) }
      if kind(position) == .equal {
        position += 1
        readExpression(.value)
      }
      endDeclaration(index)
      guard kind(position) == .comma else { return }
      position += 1
    }
  }

  mutating func readAlias(_ head: Declaration, _ kind: Declaration.Kind) {
    var head = head
    head.kind = kind
    readName(of: &head)
    readGenericParameters()
    if self.kind(position) == .colon {
      let first = position + 1
      repeat {
        position += 1
        readType()
      } while self.kind(position) == .comma
      head.inheritance = TokenRange(first, position)
    }
    if self.kind(position) == .equal {
      position += 1
      let first = position
      readType()
      head.type = TokenRange(first, position)
    }
    let index = beginDeclaration(head)
    readWhereClause()
    endDeclaration(index)
  }

  mutating func readImport(_ head: Declaration) {
    var head = head
    head.kind = .import
    if kind(position) == .keyword, kind(position + 1) == .identifier, !startsLine(position + 1) {
      position += 1
    }
    let first = position
    while kind(position) == .identifier || kind(position) == .keyword || kind(position) == .operator
    {
      position += 1
      guard kind(position) == .period else { break }
      position += 1
    }
    head.nameToken = Int32(first)
    head.name = name(first)
    head.type = TokenRange(first, position)
    let index = beginDeclaration(head)
    endDeclaration(index)
  }

  mutating func readMacroDeclaration(_ head: Declaration) {
    var head = head
    head.kind = .macro
    readName(of: &head)
    readGenericParameters()
    let index = beginDeclaration(head)
    if kind(position) == .leftParen { readParameters(of: index) }
    if kind(position) == .arrow {
      position += 1
      readType()
    }
    if kind(position) == .equal {
      position += 1
      readExpression(.value)
    }
    readWhereClause()
    endDeclaration(index)
  }

  /// Reads a name, whatever it is spelt with; none where the code ends before it.
  private mutating func readName(of head: inout Declaration) {
    switch kind(position) {
    case .endOfFile, .rightBrace, .rightParen, .rightBracket, .stringMiddle, .stringTail: return
    default: break
    }
    head.nameToken = Int32(position)
    head.name = name(position)
    position += 1
  }

  mutating func readOperatorDeclaration(_ head: Declaration, _ keyword: Int) {
    var head = head
    head.kind = word(keyword) == .operator ? .operator : .precedenceGroup
    readName(of: &head)
    let index = beginDeclaration(head)
    if kind(position) == .colon {
      position += 1
      readType()
      while kind(position) == .comma {
        position += 1
        readType()
      }
    }
    if kind(position) == .leftBrace { position = closing(position) + 1 }
    endDeclaration(index)
  }
}
