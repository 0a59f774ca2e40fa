import Lexing
import Outlining
import SourceText

/// A type and the name that it is given: `NSString *title`, `void (^done)(BOOL)`.
struct TypedName {
  /// The tokens of the type; with a block or function pointer the name is among them.
  var type: TokenRange
  /// The token of the name; -1 where there is only a type.
  var name: Int
  /// The token after it.
  var end: Int
}

/// Reads types and names without knowing which words are types.
extension ObjectiveCOutliner {
  /// What is found while a type is read from left to right.
  private struct TypeScan {
    var index: Int
    /// How many words may be a type, the latest of them, and whether it may be the name.
    var words = 0
    var latest = -1
    var hasStar = false
    var hasQualifier = false

    /// The word that is the name, as something before it is a type.
    var name: Int { words >= 2 || (words == 1 && hasStar) ? latest : -1 }
  }

  /// Returns the type and name that begin at `start`.
  ///
  /// With `inStatement` only what can be told from an expression by its shape is taken, and `nil`
  /// returned for the rest.
  func typedName(from start: Int, to end: Int, inStatement: Bool = false) -> TypedName? {
    var scan = TypeScan(index: start)
    while scan.index < end {
      if kind(scan.index) == .leftParen {
        return pointerName(scan, start, end)
      }
      guard step(&scan, end) else { break }
    }
    guard scan.words > 0 else { return nil }
    let name = scan.name
    guard name >= 0 else {
      return inStatement
        ? nil : TypedName(type: TokenRange(start, scan.index), name: -1, end: scan.index)
    }
    if inStatement, !mayFollowName(name + 1, end) { return nil }
    return TypedName(type: TokenRange(start, name), name: name, end: name + 1)
  }

  /// Takes one more token of a type; `false` where the type is over.
  private func step(_ scan: inout TypeScan, _ end: Int) -> Bool {
    let index = scan.index
    guard isWord(index) else { return stepOperator(&scan, end) }
    let classes = classes(index)
    if classes.contains(.typeOf), kind(index + 1) == .leftParen {
      scan.words += 1
      scan.latest = -1
      scan.index = skip(index + 1, end)
    } else if kind(index + 1) == .leftParen, isAttributeWord(index), !isPointerGroup(index + 1) {
      scan.index = skip(index + 1, end)
    } else if classes.contains(.qualifier) {
      scan.hasQualifier = true
      scan.index = index + 1
    } else if isStatementWord(index) || (word(index) == .in && scan.words > 0) {
      return false
    } else if classes.contains(.builtInType) {
      scan.words += 1
      scan.latest = -1
      scan.index = index + 1
    } else {
      return stepName(&scan, end)
    }
    return true
  }

  private func stepName(_ scan: inout TypeScan, _ end: Int) -> Bool {
    let index = scan.index
    scan.words += 1
    scan.latest = index
    scan.index = index + 1
    if let close = angleEnd(index + 1, end) {
      scan.latest = -1
      scan.index = close
    }
    if isOperator(scan.index, "::"), scan.index + 1 < end {
      scan.words -= 1
      scan.index += 1
      return true
    }
    // After a name in brackets or parentheses the type is over, but for a block's.
    guard kind(scan.index) == .leftParen else { return true }
    return isPointerGroup(scan.index)
  }

  private func stepOperator(_ scan: inout TypeScan, _ end: Int) -> Bool {
    guard scan.words > 0,
      isOperator(scan.index, "*") || isOperator(scan.index, "&") || isOperator(scan.index, "&&")
        || isOperator(scan.index, "**")
    else { return false }
    scan.hasStar = true
    scan.latest = -1
    scan.index += 1
    return true
  }

  /// Whether the parenthesis holds a block's or function pointer's name: `(^done)`, `(*next)`.
  func isPointerGroup(_ open: Int) -> Bool {
    guard kind(open) == .leftParen, isOperator(open + 1, "^") || isOperator(open + 1, "*"),
      let close = partner(of: open)
    else { return false }
    return (open + 2..<max(open + 2, close)).allSatisfy {
      isWord($0) || kind($0) == .leftBracket || kind($0) == .rightBracket
        || kind($0) == .integerLiteral || kind($0) == .leftParen
        || kind($0) == .rightParen || isOperator($0, "^") || isOperator($0, "*")
    } && (kind(close + 1) == .leftParen || kind(close + 1) == .equal)
  }

  private func pointerName(_ scan: TypeScan, _ start: Int, _ end: Int) -> TypedName? {
    guard scan.words > 0, isPointerGroup(scan.index), let close = partner(of: scan.index) else {
      return nil
    }
    var name = -1
    for index in scan.index + 2..<max(scan.index + 2, close)
    where isWord(index) && !isQualifier(index) { name = index }
    let after = kind(close + 1) == .leftParen ? skip(close + 1, end) : close + 1
    return TypedName(type: TokenRange(start, after), name: name, end: after)
  }

  /// Whether a declared name may have this token after it.
  private func mayFollowName(_ index: Int, _ end: Int) -> Bool {
    guard index < end else { return true }
    switch kind(index) {
    case .equal, .semicolon, .comma, .leftBracket, .colon, .directive, .leftParen, .leftBrace:
      return true
    case .identifier, .keyword: return word(index) == .in || isAttributeWord(index)
    default: return false
    }
  }

  // MARK: Declarations with their values

  /// Declares the names of `int a = 1, *b;`, whose type and first name are `first`.
  ///
  /// Returns the token after the last of them, and the first declaration.
  mutating func readDeclarators(
    _ first: TypedName, from start: Int, to end: Int, as kind: Declaration.Kind = .property,
    modifiers: Declaration.Modifiers = []
  ) -> (end: Int, declaration: Int) {
    let firstIndex = outline.declarations.count
    var name = first.name
    var from = start
    var index = first.end
    let modifiers = modifiers.union(storage(first.type))
    let type = bareType(first.type)
    while true {
      let declaration = declare(kind, name, TokenRange(from, index))
      outline.declarations[declaration].type = type
      outline.declarations[declaration].modifiers.formUnion(modifiers)
      index = readValue(of: declaration, from: index, to: end)
      outline.declarations[declaration].tokens.upper = Int32(index)
      guard self.kind(index) == .comma, index < end else { break }
      index += 1
      from = index
      while index < end, !isWord(index) || isQualifier(index), self.kind(index) != .semicolon,
        self.kind(index) != .comma
      { index += 1 }
      guard index < end, isWord(index) else { break }
      name = index
      index += 1
    }
    return (index, firstIndex)
  }

  /// Reads what follows a declared name up to the `,` or `;`, and returns where that is.
  private mutating func readValue(of declaration: Int, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      switch kind(index) {
      case .comma, .semicolon: return index
      case .equal:
        let close = valueEnd(index + 1, end)
        outline.declarations[declaration].value = TokenRange(index + 1, close)
        outline.declarations[declaration].tokens.upper = Int32(close)
        walk(from: index + 1, to: close)
        return close
      case .leftParen, .leftBrace, .leftBracket:
        let close = skip(index, end)
        walk(from: index, to: close)
        index = close
      case .rightBrace, .rightParen, .rightBracket: return index
      case .directive:
        return index
      default: index += 1
      }
    }
    return index
  }

  /// Returns where the value that begins at `start` ends: before a `,`, a `;` or a directive.
  private func valueEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch kind(index) {
      case .comma, .semicolon, .rightBrace, .rightParen, .rightBracket: return index
      case .directive where endsStatement(at: index, from: start, end): return index
      case .operator:
        if let close = angleEnd(index, end),
          kind(close) == .leftParen || kind(close) == .leftBrace
            || isOperator(close, "::")
        {
          index = close
        } else {
          index += 1
        }
      default: index = skip(index, end)
      }
    }
    return index
  }

  /// Returns a type without what stands before it: `static`, `__weak`, `nullable`, attributes.
  func bareType(_ type: TokenRange) -> TokenRange {
    var type = type
    while type.count > 1, isWord(type.start) {
      if isAttributeWord(type.start), kind(type.start + 1) == .leftParen {
        type.lower = Int32(skip(type.start + 1, type.end))
      } else if isQualifier(type.start), !isTypeKeyword(type.start), !spells(type.start, "const") {
        type.lower += 1
      } else {
        break
      }
    }
    return type
  }

  func storage(_ type: TokenRange) -> Declaration.Modifiers {
    var modifiers: Declaration.Modifiers = []
    for index in type.indices where isWord(index) {
      if spells(index, "__weak") { modifiers.insert(.weak) }
      if spells(index, "static") {
        modifiers.insert(isInFunction ? .static : .fileprivate)
      }
    }
    return modifiers
  }

  /// Whether what is read now is part of a body of code.
  var isInFunction: Bool { outline.blocks[block].legality != .notStatements }

  // MARK: Parameters

  /// Adds the parameters between the parentheses `open` and its partner; returns their indices.
  mutating func addParameters(between open: Int) -> Range<Int32> {
    let first = Int32(outline.parameters.count)
    guard let close = partner(of: open) else { return first..<first }
    eachPiece(from: open + 1, to: close) { outliner, range in
      guard let typed = outliner.typedName(from: range.start, to: range.end) else { return }
      let isVoid = typed.name < 0 && range.count == 1 && outliner.spells(range.start, "void")
      guard !isVoid else { return }
      let name = typed.name < 0 ? Name.none : outliner.name(typed.name)
      outliner.outline.parameters.append(
        Parameter(
          label: .none, name: name, nameToken: typed.name, type: outliner.bareType(typed.type),
          hasDefault: false))
    }
    return first..<Int32(outline.parameters.count)
  }

  /// Declares each of the `parameters` as bound in the block `body`.
  mutating func bind(_ parameters: TokenRange, in body: Int) {
    eachPiece(from: parameters.start, to: parameters.end) { outliner, range in
      guard let typed = outliner.typedName(from: range.start, to: range.end), typed.name >= 0 else {
        return
      }
      let binding = outliner.declare(.binding, typed.name, range)
      outliner.outline.declarations[binding].type = outliner.bareType(typed.type)
      outliner.outline.declarations[binding].block = Int32(body)
    }
  }

  /// Hands on the parts of a list, parted by the commas that are in no bracket; no array of them.
  @inline(__always)
  mutating func eachPiece(from start: Int, to end: Int, _ read: (inout Self, TokenRange) -> Void) {
    guard start < end else { return }
    var from = start
    while true {
      let comma = pieceEnd(from, end)
      read(&self, TokenRange(from, comma))
      guard comma < end else { return }
      from = comma + 1
    }
  }

  /// Returns the comma that ends the part of a list which begins at `start`, or `end`.
  private func pieceEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch kind(index) {
      case .comma: return index
      case .operator:
        if let close = angleEnd(index, end), isWord(close) || kind(close) == .operator {
          index = close
        } else {
          index = skip(index, end)
        }
      default: index = skip(index, end)
      }
    }
    return end
  }
}
