import Lexing
import Outlining
import SourceText

/// What stands at file level and between `@interface` or `@implementation` and `@end`.
extension ObjectiveCOutliner {
  mutating func readMembers(from start: Int, to end: Int) {
    var index = start
    while index < end {
      index = max(index + 1, readMember(index, end))
    }
  }

  /// Reads one declaration, and returns the token after it.
  private mutating func readMember(_ start: Int, _ end: Int) -> Int {
    switch kind(start) {
    case .directive:
      return take(.directive, from: start, before: start + 1)
    case .semicolon:
      return take(.other, from: start, before: start + 1)
    case .at:
      return readAtMember(start, end)
    case .operator where isMethodStart(start, end):
      return readMethod(start, end)
    case .identifier, .keyword:
      return readExternal(start, end)
    case .operator where isOperator(start, "~") && isWord(start + 1) && start + 1 < end:
      return readExternal(start + 1, end, from: start)  // C++'s destructor.
    default:
      return take(.unknown, from: start, before: memberEnd(start, end))
    }
  }

  /// Whether a method is declared here: `- (void)stop`, `+ shared`.
  func isMethodStart(_ index: Int, _ end: Int) -> Bool {
    guard isOperator(index, "-") || isOperator(index, "+"), index + 1 < end else { return false }
    return kind(index + 1) == .leftParen || (isWord(index + 1) && startsLine(index))
  }

  private mutating func readAtMember(_ start: Int, _ end: Int) -> Int {
    let name = start + 1
    switch true {
    case spells(name, "interface"), spells(name, "implementation"):
      return readType(start, end)
    case spells(name, "protocol") where isWord(start + 2) && !isForward(start + 3):
      return readType(start, end)
    case spells(name, "property"):
      return readProperty(start, end)
    case spells(name, "optional"), spells(name, "required"), spells(name, "public"),
      spells(name, "private"), spells(name, "protected"), spells(name, "package"),
      spells(name, "end"):
      return take(.other, from: start, before: start + 2)
    case spells(name, "class"), spells(name, "protocol"), spells(name, "import"),
      spells(name, "synthesize"), spells(name, "dynamic"), spells(name, "compatibility_alias"):
      return take(.declaration, from: start, before: memberEnd(start, end))
    default:
      return take(.unknown, from: start, before: memberEnd(start + 2, end))
    }
  }

  /// Whether a protocol is only named and not defined: `@protocol Loading;`.
  private func isForward(_ index: Int) -> Bool {
    kind(index) == .semicolon || kind(index) == .comma
  }

  /// Returns the token after the `;` or the braces that end what begins at `start`.
  func memberEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch kind(index) {
      case .semicolon: return index + 1
      case .directive: return max(index, start + 1)
      case .at where index > start && startsLine(index): return index
      case .operator where index > start && startsLine(index) && isMethodStart(index, end):
        return index
      case .leftBrace:
        let close = skip(index, end)
        return kind(close) == .semicolon && close < end ? close + 1 : close
      default: index = skip(index, end)
      }
    }
    return end
  }

  // MARK: Types

  /// Reads `@interface`, `@implementation` or `@protocol` with all up to its `@end`.
  private mutating func readType(_ start: Int, _ end: Int) -> Int {
    let close = typeEnd(start + 2, end)
    let isClosed = spells(close + 1, "end") && close < end
    let after = isClosed ? min(close + 2, end) : close
    let statement = begin(.declaration, at: start)
    finish(statement, before: after)
    let name = isWord(start + 2) ? start + 2 : -1
    let declaration = declare(.class, name, TokenRange(start, after))
    outline.statements[statement].declaration = Int32(declaration)
    let header = readHeader(of: declaration, keyword: start + 1, close)
    let body = addBlock(.typeBody, open: header - 1, close: close, legality: .notStatements)
    outline.blocks[body].declaration = Int32(declaration)
    outline.declarations[declaration].body = Int32(body)
    let outer = parent
    parent = declaration
    inside(body) { outliner in
      let members =
        outliner.kind(header) == .leftBrace ? outliner.readVariables(header, close) : header
      outliner.readMembers(from: members, to: close)
    }
    parent = outer
    return after
  }

  /// Returns the `@` of the `@end` that closes a type; what begins another type ends it as well.
  private func typeEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if kind(index) == .at {
        let name = index + 1
        if spells(name, "end") || spells(name, "interface") || spells(name, "implementation") {
          return index
        }
        if spells(name, "protocol"), isWord(name + 1), !isForward(name + 2) { return index }
      }
      index = skip(index, end)
    }
    return end
  }

  /// Reads the name, category, superclass and protocols; returns the token after them.
  private mutating func readHeader(of declaration: Int, keyword: Int, _ end: Int) -> Int {
    let isImplementation = spells(keyword, "implementation")
    let isProtocol = spells(keyword, "protocol")
    var index = min(keyword + 2, end)
    var isCategory = false
    // The brackets of generic parameters are followed by more; those of protocols end the header.
    if !isProtocol, let close = angleEnd(index, end),
      kind(close) == .colon || kind(close) == .leftParen
    {
      index = close
    }
    if kind(index) == .leftParen, index < end {
      isCategory = true
      index = skip(index, end)
    }
    var inheritance = index
    if kind(index) == .colon, index < end {
      inheritance = index + 1
      index += 1
      if isWord(index), index < end { index += 1 }
    }
    while let close = angleEnd(index, end) { index = close }
    outline.declarations[declaration].inheritance = TokenRange(inheritance, index)
    outline.declarations[declaration].kind =
      isImplementation
      ? .implementation : isProtocol ? .protocol : isCategory ? .extension : .class
    return index
  }

  /// Reads the braces of the instance variables.
  private mutating func readVariables(_ open: Int, _ end: Int) -> Int {
    let after = skip(open, end)
    guard after > open + 1 else { return open }
    _ = take(.other, from: open, before: after)
    let body = addBlock(.typeBody, open: open, close: after - 1, legality: .notStatements)
    inside(body) { $0.readMembers(from: open + 1, to: after - 1) }
    return after
  }

  // MARK: Properties

  private mutating func readProperty(_ start: Int, _ end: Int) -> Int {
    let statement = begin(.declaration, at: start)
    let after = finish(statement, before: memberEnd(start + 2, end))
    let last = kind(after - 1) == .semicolon ? after - 1 : after
    let firstAttribute = Int32(outline.attributes.count)
    var modifiers: Declaration.Modifiers = []
    var index = start + 2
    if kind(index) == .leftParen, let close = partner(of: index) {
      modifiers = addPropertyAttributes(from: index + 1, to: close)
      index = close + 1
    }
    while spells(index, "IBOutlet") || spells(index, "IBInspectable"), index < last {
      addAttribute(index, .none)
      index += 1
    }
    if kind(index) == .leftParen { index = skip(index, last) }  // IBOutletCollection(…)
    guard let typed = typedName(from: index, to: last), typed.name >= 0 else { return after }
    let attributes = firstAttribute..<Int32(outline.attributes.count)
    let first = outline.declarations.count
    _ = readDeclarators(typed, from: start, to: last, modifiers: modifiers)
    for declaration in first..<outline.declarations.count {
      outline.declarations[declaration].attributes = attributes
    }
    outline.statements[statement].declaration = Int32(first)
    return after
  }

  private mutating func addPropertyAttributes(
    from start: Int, to end: Int
  ) -> Declaration.Modifiers {
    var modifiers: Declaration.Modifiers = []
    eachPiece(from: start, to: end) { outliner, piece in
      guard !piece.isEmpty else { return }
      let hasValue = outliner.kind(piece.start + 1) == .equal && piece.count > 2
      outliner.addAttribute(piece.start, hasValue ? TokenRange(piece.start + 2, piece.end) : .none)
      if outliner.spells(piece.start, "weak") { modifiers.insert(.weak) }
      if outliner.spells(piece.start, "class") { modifiers.insert(.static) }
    }
    return modifiers
  }

  mutating func addAttribute(_ nameToken: Int, _ arguments: TokenRange) {
    outline.attributes.append(
      Attribute(name: name(nameToken), nameToken: nameToken, arguments: arguments))
  }
}
