import Lexing
import SourceText

// Declarations: their heads, and the blocks of their bodies.
extension SwiftOutliner {
  /// Returns the token of the keyword that makes what begins at `start` a declaration, or `nil`.
  ///
  /// Attributes and modifiers before it are looked through.
  func declarationKeyword(at start: Int) -> Int? {
    var index = start
    while true {
      switch kind(index) {
      case .at:
        // `@unknown default:` and closures with attributes are no declarations.
        index = endOfAttribute(at: index)
      case .directive:
        guard let end = endOfConditionalAttributes(at: index) else { return nil }
        index = end
      case .keyword:
        switch word(index) {
        case .class:
          guard continuesDeclaration(index + 1) else { return index }
          index += 1
        case .public, .internal, .private, .fileprivate, .static:
          index += 1
          if kind(index) == .leftParen { index = closing(index) + 1 }
        case .func, .var, .let, .struct, .enum, .protocol, .extension, .deinit, .subscript,
          .typealias, .associatedtype, .import, .operator, .precedencegroup:
          return index
        case .`init`:
          return blockHoldsMembers ? index : nil
        case .case:
          return blockHoldsMembers ? index : nil
        default:
          return nil
        }
      case .identifier:
        switch word(index) {
        case .actor, .macro:
          guard kind(index + 1) == .identifier, !startsLine(index + 1) else {
            guard continuesDeclaration(index + 1) else { return nil }
            index += 1
            continue
          }
          guard word(index) == .actor || kind(index + 2) == .leftParen || kind(index + 2) == .operator
          else { return nil }
          if isModifier(index + 1), continuesDeclaration(index + 2) {
            index += 1
            continue
          }
          return index
        default:
          guard isModifier(index) else { return nil }
          var next = index + 1
          if kind(next) == .leftParen, !tokens[next].hasSpaceBefore { next = closing(next) + 1 }
          guard continuesDeclaration(next) else { return nil }
          index = next
        }
      default:
        return nil
      }
    }
  }

  private var blockHoldsMembers: Bool { outline.blocks[block].kind == .typeBody }

  /// Whether another modifier, an attribute or a declaration's keyword stands here.
  private func continuesDeclaration(_ index: Int) -> Bool {
    switch kind(index) {
    case .at: return true
    case .keyword:
      switch word(index) {
      case .func, .var, .let, .struct, .enum, .protocol, .extension, .deinit, .subscript,
        .typealias, .associatedtype, .import, .operator, .precedencegroup, .class, .public,
        .internal, .private, .fileprivate, .static:
        return true
      case .`init`, .case: return blockHoldsMembers
      default: return false
      }
    case .identifier:
      return isModifier(index) || word(index) == .actor || word(index) == .macro
    default:
      return false
    }
  }

  private func isModifier(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    switch word(index) {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect,
      .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .required, .sending, .unowned, .unsafe, .weak, .reasync:
      return true
    default:
      return spells(index, "__consuming") || spells(index, "_const") || spells(index, "__owned")
        || spells(index, "__shared") || spells(index, "_local") || spells(index, "__setter_access")
    }
  }

  // MARK: Heads

  /// Reads the declaration at `position`, whose keyword stands at `keyword`.
  mutating func readDeclaration(keywordAt keyword: Int) {
    let start = position
    let attributes = readAttributes(until: keyword)
    let modifiers = modifiers(from: start, until: keyword)
    position = keyword + 1
    var head = Declaration(
      kind: .property, tokens: TokenRange(start, start), parent: declaration, block: block)
    head.attributes = attributes
    head.modifiers = modifiers
    switch word(keyword) {
    case .let, .var:
      if word(keyword) == .let { head.modifiers.insert(.let) }
      readProperties(head)
    case .func: readFunction(head)
    case .class: readTypeDeclaration(head, .class)
    case .struct: readTypeDeclaration(head, .struct)
    case .enum: readTypeDeclaration(head, .enum)
    case .protocol: readTypeDeclaration(head, .protocol)
    case .extension: readTypeDeclaration(head, .extension)
    case .actor: readTypeDeclaration(head, .actor)
    case .`init`: readInitializer(head, .initializer)
    case .deinit: readInitializer(head, .deinitializer)
    case .subscript: readSubscript(head)
    case .case: readEnumCases(head)
    case .typealias: readAlias(head, .typealias)
    case .associatedtype: readAlias(head, .associatedtype)
    case .import: readImport(head)
    case .macro: readMacroDeclaration(head)
    default: readOperatorDeclaration(head, keyword)
    }
  }

  /// Reads the attributes among the tokens up to `end`, modifiers between them passed.
  private mutating func readAttributes(until end: Int) -> Range<Int32> {
    var attributes: [Attribute] = []
    while position < end {
      switch kind(position) {
      case .at: attributes.append(readAttribute())
      case .directive: position = endOfDirective(at: position)
      case .leftParen: position = closing(position) + 1
      default: position += 1
      }
    }
    position = end
    let first = Int32(outline.attributes.count)
    outline.attributes.append(contentsOf: attributes)
    return first..<Int32(outline.attributes.count)
  }

  /// Reads one attribute; its arguments are expressions and may hold closures.
  private mutating func readAttribute() -> Attribute {
    let end = endOfAttribute(at: position)
    var nameToken = position + 1
    while kind(nameToken + 1) == .period, nameToken + 2 < end { nameToken += 2 }
    var attribute = Attribute(
      name: outline.name(nameToken), nameToken: nameToken, arguments: .none)
    let open = kind(end - 1) == .rightParen ? Int(partners[end - 1]) : -1
    if open > nameToken {
      attribute.arguments = TokenRange(open + 1, end - 1)
      position = open
      readList()
    }
    position = end
    return attribute
  }

  /// Returns the token past the `#endif` of the `#if` at `start` where that holds attributes only.
  private func endOfConditionalAttributes(at start: Int) -> Int? {
    var index = start
    var depth = 0
    var hasAttribute = false
    repeat {
      switch (kind(index), word(index)) {
      case (.directive, .poundIf):
        depth += 1
        index = endOfDirective(at: index)
      case (.directive, .poundElseif), (.directive, .poundElse):
        index = endOfDirective(at: index)
      case (.directive, .poundEndif):
        depth -= 1
        index += 1
      case (.at, _):
        hasAttribute = true
        index = endOfAttribute(at: index)
      default:
        return nil
      }
    } while depth > 0
    return hasAttribute ? index : nil
  }

  private func modifiers(from start: Int, until end: Int) -> Declaration.Modifiers {
    var result: Declaration.Modifiers = []
    var index = start
    while index < end {
      switch kind(index) {
      case .leftParen: index = closing(index)
      case .at: index = endOfAttribute(at: index) - 1
      case .directive: index = endOfDirective(at: index) - 1
      case .identifier, .keyword: result.formUnion(modifier(word(index)))
      default: break
      }
      index += 1
    }
    return result
  }

  private func modifier(_ word: Keyword) -> Declaration.Modifiers {
    switch word {
    case .static: .static
    case .class: [.static, .class]
    case .override: .override
    case .private: .private
    case .fileprivate: .fileprivate
    case .public, .open: .public
    case .lazy: .lazy
    case .weak, .unowned: .weak
    case .mutating: .mutating
    case .nonisolated: .nonisolated
    case .isolated: .isolated
    case .async: .async
    case .required: .required
    case .convenience: .convenience
    case .final: .final
    case .optional: .optional
    case .indirect: .indirect
    default: []
    }
  }

  /// Appends `head` and makes it the innermost declaration until `endDeclaration`.
  private mutating func beginDeclaration(_ head: Declaration) -> Int {
    let index = append(head)
    if outline.statements[statement].declaration < 0 {
      outline.statements[statement].declaration = Int32(index)
    }
    declaration = index
    return index
  }

  /// Appends `new` with what the conditions around it leave out.
  @discardableResult
  mutating func append(_ new: Declaration) -> Int {
    outline.declarations.append(new)
    let index = outline.declarations.count - 1
    outline.declarations[index].modifiers.formUnion(conditions.modifiers)
    return index
  }

  private mutating func endDeclaration(_ index: Int) {
    outline.declarations[index].tokens.upper = Int32(position)
    declaration = Int(outline.declarations[index].parent)
  }

  private mutating func readGenericParameters() {
    guard kind(position) == .operator, firstByte(position) == UInt8(ascii: "<"),
      let end = endOfGenericArguments(at: position)
    else { return }
    position = end
  }

  // MARK: Types

  private mutating func readTypeDeclaration(_ head: Declaration, _ kind: Declaration.Kind) {
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
    if head.nameToken >= 0 { head.name = outline.name(Int(head.nameToken)) }
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
  private func lastName(in range: TokenRange) -> Int {
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

  private mutating func readWhereClause() {
    guard isKeyword(position, .where) else { return }
    position += 1
    while true {
      let before = position
      readType()
      if kind(position) == .colon || kind(position) == .operator {
        position += 1
        if isKeyword(position, .class) { position += 1 } else { readType() }
      }
      guard kind(position) == .comma else { return }
      position += 1
      if position == before { return }
    }
  }

  /// Makes `body` the block of declaration `index`, and of what was read inside it.
  private mutating func attach(_ body: Int, to index: Int) {
    guard body >= 0 else { return }
    outline.declarations[index].body = Int32(body)
    outline.blocks[body].declaration = Int32(index)
  }

  // MARK: Functions

  private mutating func readFunction(_ head: Declaration) {
    var head = head
    head.kind = .function
    switch kind(position) {
    case .identifier, .keyword:
      head.nameToken = Int32(position)
      head.name = outline.name(position)
      position += 1
    case .operator, .equal, .exclamation, .question, .arrow, .period:
      head.nameToken = Int32(position)
      head.name = outline.name(position)
      position += 1
      if passJoinedGenericParameters() {
        let range = tokens[Int(head.nameToken)].range
        head.name = Name(outline.file.bytes, ByteRange(range.start, range.end - 1))
      }
    default: break
    }
    readFunctionRest(head)
  }

  /// Moves past generic parameters whose `<` is one token with the name before: `func ==<T>(…)`.
  @discardableResult
  private mutating func passJoinedGenericParameters() -> Bool {
    guard kind(position) == .identifier, lastByte(position - 1) == UInt8(ascii: "<") else {
      return false
    }
    var index = position
    while index < tokens.count, kind(index) != .leftParen, kind(index) != .leftBrace { index += 1 }
    guard kind(index) == .leftParen else { return false }
    position = index
    return true
  }

  private mutating func readInitializer(_ head: Declaration, _ kind: Declaration.Kind) {
    var head = head
    head.kind = kind
    head.nameToken = Int32(position - 1)
    head.name = outline.name(position - 1)
    if self.kind(position) == .question || self.kind(position) == .exclamation { position += 1 }
    if self.kind(position) == .operator, firstByte(position) == UInt8(ascii: "?")
      || firstByte(position) == UInt8(ascii: "!")
    {
      position += 1
      passJoinedGenericParameters()
    }
    readFunctionRest(head)
  }

  /// Reads generics, parameters, effects, result, `where` and body of a function of any form.
  private mutating func readFunctionRest(_ head: Declaration) {
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
  private mutating func readBody(_ kind: Block.Kind, of index: Int) -> Int {
    let close = closing(position)
    let body = beginBlock(kind, open: position, close: close, legality: .legal)
    outline.blocks[body].declaration = Int32(index)
    position += 1
    readContents(of: body, until: close)
    position = min(close + 1, tokens.count - 1)
    return body
  }

  private mutating func readEffects(of index: Int) {
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
  private mutating func readParameters(of index: Int) {
    let close = closing(position)
    var parameters: [Parameter] = []
    position += 1
    while position < close {
      let before = position
      parameters.append(readParameter(until: close))
      if kind(position) == .comma { position += 1 }
      if position == before { position += 1 }
      if position > close { position = close }
    }
    let first = Int32(outline.parameters.count)
    outline.parameters.append(contentsOf: parameters)
    outline.declarations[index].parameters = first..<Int32(outline.parameters.count)
    position = min(close + 1, tokens.count - 1)
  }

  private mutating func readParameter(until close: Int) -> Parameter {
    while kind(position) == .at { skipAttribute() }
    while isModifier(position) || word(position) == .inout,
      kind(position + 1) == .identifier || isKeyword(position + 1, .underscore),
      kind(position + 2) != .colon || kind(position + 1) != .identifier || false
    {
      position += 1
    }
    var label = Name.none
    var nameToken = -1
    if kind(position) == .identifier || kind(position) == .keyword,
      kind(position + 1) == .colon || kind(position + 2) == .colon
    {
      nameToken = position
      if !isKeyword(position, .underscore) { label = outline.name(position) }
      position += 1
      if kind(position) != .colon {
        nameToken = position
        position += 1
      }
    }
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
      label: label, name: nameToken < 0 ? .none : outline.name(nameToken), nameToken: nameToken,
      type: type, hasDefault: hasDefault)
  }

  private mutating func readSubscript(_ head: Declaration) {
    var head = head
    head.kind = .subscript
    head.nameToken = Int32(position - 1)
    head.name = outline.name(position - 1)
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

  // MARK: Properties

  private mutating func readProperties(_ head: Declaration) {
    while true {
      let before = position
      readProperty(head)
      guard kind(position) == .comma else { return }
      position += 1
      if position == before { return }
    }
  }

  private mutating func readProperty(_ head: Declaration) {
    let pattern = position
    if kind(position) == .leftParen {
      position = closing(position) + 1
    } else if kind(position) == .identifier || kind(position) == .keyword {
      position += 1
    } else {
      return
    }
    let names = kind(pattern) == .leftParen ? patternNames(TokenRange(pattern, position)) : [pattern]
    let type = readAnnotation()
    var indices: [Int] = []
    for name in names.isEmpty ? [pattern] : names {
      var property = head
      property.nameToken = Int32(name)
      property.name = outline.name(name)
      property.type = names.count == 1 ? type : .none
      indices.append(beginDeclaration(property))
      declaration = Int(head.parent)
    }
    let main = indices[0]
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

  private func patternNames(_ pattern: TokenRange) -> [Int] {
    (pattern.start..<pattern.end).filter {
      kind($0) == .identifier && kind($0 + 1) != .colon
    }
  }

  /// Reads the braces of a property or subscript: accessors, observers, or one getter's body.
  private mutating func readAccessors(of index: Int) {
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

  private mutating func readAccessor(of index: Int, until close: Int) {
    let start = position
    let attributes = readAccessorAttributes(until: close)
    if kind(position) == .directive {
      readDirectiveLine()
      return
    }
    while isModifier(position), kind(position + 1) == .identifier { position += 1 }
    var accessor = Declaration(
      kind: .accessor, name: outline.name(position), nameToken: position,
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

  private mutating func readAccessorAttributes(until close: Int) -> Range<Int32> {
    let first = Int32(outline.attributes.count)
    while kind(position) == .at, position < close {
      let name = position + 1
      skipAttribute()
      outline.attributes.append(
        Attribute(name: outline.name(name), nameToken: name, arguments: .none))
    }
    return first..<Int32(outline.attributes.count)
  }

  // MARK: The rest

  private mutating func readEnumCases(_ head: Declaration) {
    while kind(position) == .identifier || kind(position) == .keyword {
      var new = head
      new.kind = .enumCase
      new.nameToken = Int32(position)
      new.name = outline.name(position)
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

  private mutating func readAlias(_ head: Declaration, _ kind: Declaration.Kind) {
    var head = head
    head.kind = kind
    head.nameToken = Int32(position)
    head.name = outline.name(position)
    position += 1
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

  private mutating func readImport(_ head: Declaration) {
    var head = head
    head.kind = .import
    if kind(position) == .keyword, kind(position + 1) == .identifier, !startsLine(position + 1) {
      position += 1
    }
    let first = position
    while kind(position) == .identifier || kind(position) == .keyword || kind(position) == .operator {
      position += 1
      guard kind(position) == .period else { break }
      position += 1
    }
    head.nameToken = Int32(first)
    head.name = outline.name(first)
    head.type = TokenRange(first, position)
    let index = beginDeclaration(head)
    endDeclaration(index)
  }

  private mutating func readMacroDeclaration(_ head: Declaration) {
    var head = head
    head.kind = .macro
    head.nameToken = Int32(position)
    head.name = outline.name(position)
    position += 1
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

  private mutating func readOperatorDeclaration(_ head: Declaration, _ keyword: Int) {
    var head = head
    head.kind = word(keyword) == .operator ? .operator : .precedenceGroup
    head.nameToken = Int32(position)
    head.name = outline.name(position)
    position += 1
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
