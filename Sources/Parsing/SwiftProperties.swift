import Lexing
import Outlining
import SourceText

// Properties and their accessors.
extension SwiftOutliner {
  mutating func readProperties(_ head: Declaration) {
    while true {
      let before = position
      readProperty(head)
      guard kind(position) == .comma else { return }
      position += 1
      if position == before { return }
    }
  }

  mutating func readProperty(_ head: Declaration) {
    let pattern = position
    let main: Int
    // All that the pattern declares follow one another in the table.
    let indices: Range<Int>
    if kind(position) == .leftParen {
      position = closing(position) + 1
      let names = patternNames(TokenRange(pattern, position))
      let type = readAnnotation()
      main = outline.declarations.count
      for name in names.isEmpty ? [pattern] : names {
        beginProperty(head, name, names.count == 1 ? type : .none)
      }
      indices = main..<outline.declarations.count
    } else if isBindingName(position) {
      // What an editor has left open is no name yet.
      let name = kind(position) == .placeholder ? -1 : position
      position += 1
      let type = readAnnotation()
      main = beginProperty(head, name, type)
      indices = main..<main + 1
    } else {
      return
    }
    declaration = main
    if kind(position) == .equal {
      position += 1
      let first = position
      readExpression(.initializer)
      for index in indices { outline.declarations[index].value = TokenRange(first, position) }
    }
    if kind(position) == .leftBrace { readAccessors(of: main) }
    for index in indices { outline.declarations[index].tokens.upper = Int32(position) }
    declaration = Int(head.parent)
  }

  @discardableResult
  private mutating func beginProperty(
    _ head: Declaration, _ name: Int, _ type: TokenRange
  ) -> Int {
    var property = head
    property.nameToken = Int32(name)
    property.name = self.name(name)
    property.type = type
    let index = beginDeclaration(property)
    declaration = Int(head.parent)
    return index
  }

  func patternNames(_ pattern: TokenRange) -> [Int] {
    (pattern.start..<pattern.end).filter {
      kind($0) == .identifier && kind($0 + 1) != .colon
    }
  }

  /// Reads the braces of a property or subscript: accessors, observers, or one getter's body.
  mutating func readAccessors(of index: Int) {
    guard beginsAccessors(position) else {
      var getter = Declaration(
        kind: .accessor, name: "get", nameToken: -1, tokens: TokenRange(position, position),
        parent: index, block: block)
      getter.type = outline.declarations[index].type
      let accessor = append(getter)
      declaration = accessor
      attach(readBody(.accessor, of: accessor), to: accessor)
      endDeclaration(accessor)
      outline.declarations[index].body = outline.declarations[accessor].body
      return
    }
    let close = closing(position)
    let list = beginBlock(.accessorList, open: position, close: close, legality: .notStatements)
    attach(list, to: index)
    let savedBlock = block
    block = list
    position += 1
    while position < close { readAccessor(of: index, until: close) }
    block = savedBlock
    position = min(close + 1, tokens.count - 1)
  }

  mutating func readAccessor(of index: Int, until close: Int) {
    let start = position
    let attributes = readAccessorAttributes(until: close)
    if kind(position) == .directive {
      readDirectiveLine()
      return
    }
    while isModifier(position), kind(position + 1) == .identifier { position += 1 }
    var accessor = Declaration(
      kind: .accessor, name: name(position), nameToken: position,
      tokens: TokenRange(start, start), parent: index, block: block)
    accessor.attributes = attributes
    accessor.type = word(position) == .get ? outline.declarations[index].type : .none
    position += 1
    if kind(position) == .leftParen { position = closing(position) + 1 }
    let new = append(accessor)
    declaration = new
    readEffects(of: new)
    if kind(position) == .leftBrace {
      attach(readBody(.accessor, of: new), to: new)
    }
    outline.declarations[new].tokens.upper = Int32(position)
    declaration = index
    if position == start { position += 1 }
  }
}
