import Lexing
import Outlining
import SourceText

// Declarations: what begins one, and what all of them share.
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
      case .keyword, .identifier:
        switch headWord(at: index) {
        case .keyword: return index
        case .modifier(let end): index = end
        case .other: return nil
        }
      default:
        return nil
      }
    }
  }

  /// Returns the `#` of a macro that modifiers stand before, as in `public #make()`, or `nil`.
  func macroAfterModifiers(at start: Int) -> Int? {
    var index = start
    while kind(index) == .keyword, case .modifier(let end) = headWord(at: index) { index = end }
    return index > start && kind(index) == .pound ? index : nil
  }

  /// What a word is to the declaration that may begin with it.
  private enum HeadWord {
    case keyword
    /// A modifier with its arguments; `end` is the token after them.
    case modifier(end: Int)
    case other
  }

  /// Whether it is worth a look: most statements begin with what begins no declaration.
  @inline(__always)
  func mayBeginDeclaration(_ index: Int) -> Bool {
    switch kind(index) {
    case .keyword:
      switch word(index) {
      case .`self`, .return, .if, .guard, .try, .switch, .for: false
      default: true
      }
    case .identifier: word(index) != .none || firstByte(index) == UInt8(ascii: "_")
    case .at, .directive: true
    default: false
    }
  }

  private func headWord(at index: Int) -> HeadWord {
    if kind(index) == .identifier { return contextualHeadWord(at: index) }
    switch word(index) {
    case .class:
      return continuesDeclaration(index + 1) ? .modifier(end: index + 1) : .keyword
    case .public, .internal, .private, .fileprivate, .static:
      let next = index + 1
      return .modifier(end: kind(next) == .leftParen ? closing(next) + 1 : next)
    case .func, .var, .let, .struct, .enum, .protocol, .extension, .deinit, .subscript,
      .typealias, .associatedtype, .import, .operator, .precedencegroup:
      return .keyword
    case .`init`, .case:
      return blockHoldsMembers ? .keyword : .other
    default:
      return .other
    }
  }

  private func contextualHeadWord(at index: Int) -> HeadWord {
    let next = index + 1
    guard word(index) == .actor || word(index) == .macro else {
      guard isModifier(index) else { return .other }
      let hasArguments = kind(next) == .leftParen && !tokens[next].hasSpaceBefore
      let end = hasArguments ? closing(next) + 1 : next
      return continuesDeclaration(end) ? .modifier(end: end) : .other
    }
    guard kind(next) == .identifier, !startsLine(next) else {
      return continuesDeclaration(next) ? .modifier(end: next) : .other
    }
    if isModifier(next), continuesDeclaration(next + 1) { return .modifier(end: next) }
    let takesParameters = kind(next + 1) == .leftParen || kind(next + 1) == .operator
    return word(index) == .actor || takesParameters ? .keyword : .other
  }

  var blockHoldsMembers: Bool { outline.blocks[block].kind == .typeBody }

  /// Whether another modifier, an attribute or a declaration's keyword stands here.
  func continuesDeclaration(_ index: Int) -> Bool {
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

  /// Whether the word at `index` may be a modifier: it is one only before a declaration.
  func isModifier(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    switch word(index) {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect,
      .infix, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .required, .sending, .unowned, .unsafe, .weak, .reasync:
      return true
    default:
      guard firstByte(index) == UInt8(ascii: "_") else { return false }
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

  /// Appends `head` and makes it the innermost declaration until `endDeclaration`.
  mutating func beginDeclaration(_ head: Declaration) -> Int {
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

  mutating func endDeclaration(_ index: Int) {
    outline.declarations[index].tokens.upper = Int32(position)
    declaration = Int(outline.declarations[index].parent)
  }

  mutating func readGenericParameters() {
    guard kind(position) == .operator, firstByte(position) == UInt8(ascii: "<"),
      let end = endOfGenericArguments(at: position)
    else { return }
    position = end
  }

  /// Makes `body` the block of declaration `index`, and of what was read inside it.
  mutating func attach(_ body: Int, to index: Int) {
    guard body >= 0 else { return }
    outline.declarations[index].body = Int32(body)
    outline.blocks[body].declaration = Int32(index)
  }
}
