import Lexing
import Outlining
import SourceText

// Functions of every form, and their parameters.
extension SwiftOutliner {
  mutating func readFunction(_ head: Declaration) {
    var head = head
    head.kind = .function
    switch kind(position) {
    case .identifier, .keyword:
      head.nameToken = Int32(position)
      head.name = name(position)
      position += 1
    case .operator, .equal, .exclamation, .question, .arrow, .period:
      head.nameToken = Int32(position)
      head.name = name(position)
      position += 1
      if passJoinedGenericParameters() {
        let range = tokens[Int(head.nameToken)].range
        head.name = Name(outline.file.bytes, ByteRange(range.start, range.end - 1))
      }
    case .placeholder: position += 1
    default: break
    }
    readFunctionRest(head)
  }

  /// Moves past generic parameters whose `<` is one token with the name before: `func ==<T>(…)`.
  @discardableResult
  mutating func passJoinedGenericParameters() -> Bool {
    guard kind(position) == .identifier, lastByte(position - 1) == UInt8(ascii: "<") else {
      return false
    }
    var index = position
    while index < tokens.count {
      switch kind(index) {
      case .leftParen:
        position = index
        return true
      case .leftBrace, .rightBrace: return false
      default: index += 1
      }
    }
    return false
  }

  mutating func readInitializer(_ head: Declaration, _ kind: Declaration.Kind) {
    var head = head
    head.kind = kind
    head.nameToken = Int32(position - 1)
    head.name = name(position - 1)
    if self.kind(position) == .question || self.kind(position) == .exclamation { position += 1 }
    if self.kind(position) == .operator,
      firstByte(position) == UInt8(ascii: "?")
        || firstByte(position) == UInt8(ascii: "!")
    {
      position += 1
      passJoinedGenericParameters()
    }
    readFunctionRest(head)
  }

  /// Reads generics, parameters, effects, result, `where` and body of a function of any form.
  mutating func readFunctionRest(_ head: Declaration) {
    readGenericParameters()
    let index = beginDeclaration(head)
    if kind(position) == .leftParen { readParameters(of: index) }
    readEffects(of: index)
    if kind(position) == .arrow {
      position += 1
      let first = position
      readType()
      outline.declarations[index].type = TokenRange(first, position)
    }
    readWhereClause()
    if kind(position) == .leftBrace {
      attach(readBody(.function, of: index), to: index)
    }
    endDeclaration(index)
  }

  /// Reads braces whose statements belong to declaration `index`.
  mutating func readBody(_ kind: Block.Kind, of index: Int) -> Int {
    let close = closing(position)
    let body = beginBlock(kind, open: position, close: close, legality: .legal)
    outline.blocks[body].declaration = Int32(index)
    position += 1
    readContents(of: body, until: close)
    position = min(close + 1, tokens.count - 1)
    return body
  }

  mutating func readEffects(of index: Int) {
    while true {
      switch word(position) {
      case .async, .reasync:
        guard kind(position) == .identifier else { return }
        outline.declarations[index].modifiers.insert(.async)
        position += 1
      case .throws, .rethrows:
        outline.declarations[index].modifiers.insert(.throws)
        position += 1
        if kind(position) == .leftParen { position = closing(position) + 1 }
      default:
        return
      }
    }
  }

  /// Reads the parenthesised parameters at `position` into declaration `index`.
  mutating func readParameters(of index: Int) {
    let close = closing(position)
    let mark = pendingParameters.count
    position += 1
    while position < close {
      let before = position
      pendingParameters.append(readParameter(until: close))
      if kind(position) == .comma { position += 1 }
      if position == before { position += 1 }
      if position > close { position = close }
    }
    let first = Int32(outline.parameters.count)
    outline.parameters.append(contentsOf: pendingParameters[mark...])
    pendingParameters.removeLast(pendingParameters.count - mark)
    outline.declarations[index].parameters = first..<Int32(outline.parameters.count)
    position = min(close + 1, tokens.count - 1)
  }

  mutating func readParameter(until close: Int) -> Parameter {
    while kind(position) == .at { skipAttribute() }
    while isModifier(position) || word(position) == .inout,
      kind(position + 1) == .identifier || isKeyword(position + 1, .underscore),
      kind(position + 2) != .colon || kind(position + 1) != .identifier
    {
      position += 1
    }
    let (label, nameToken) = readParameterNames()
    var type = readAnnotation()
    if nameToken < 0 {
      let first = position
      readType()
      type = TokenRange(first, position)
    }
    var hasDefault = false
    if kind(position) == .equal {
      hasDefault = true
      position += 1
      readExpression(.value)
    }
    // Anything left over, such as an operator that ends the type, is passed.
    while position < close, kind(position) != .comma {
      switch kind(position) {
      case .leftParen, .leftBracket, .leftBrace: position = closing(position) + 1
      default: position += 1
      }
    }
    return Parameter(
      label: label, name: nameToken < 0 ? .none : name(nameToken), nameToken: nameToken,
      type: type, hasDefault: hasDefault)
  }

  /// Moves past the label and the name of a parameter; enum cases may have neither.
  private mutating func readParameterNames() -> (label: Name, nameToken: Int) {
    guard isParameterName(position),
      kind(position + 1) == .colon
        || isParameterName(position + 1) && kind(position + 2) == .colon
    else { return (.none, -1) }
    var nameToken = position
    let label = isKeyword(position, .underscore) ? Name.none : name(position)
    position += 1
    if kind(position) != .colon {
      nameToken = position
      position += 1
    }
    return (label, nameToken)
  }

  private func isParameterName(_ index: Int) -> Bool {
    kind(index) == .identifier || kind(index) == .keyword
  }

  mutating func readSubscript(_ head: Declaration) {
    var head = head
    head.kind = .subscript
    head.nameToken = Int32(position - 1)
    head.name = name(position - 1)
    readGenericParameters()
    let index = beginDeclaration(head)
    if kind(position) == .leftParen { readParameters(of: index) }
    if kind(position) == .arrow {
      position += 1
      let first = position
      readType()
      outline.declarations[index].type = TokenRange(first, position)
    }
    readWhereClause()
    if kind(position) == .leftBrace { readAccessors(of: index) }
    endDeclaration(index)
  }
}
