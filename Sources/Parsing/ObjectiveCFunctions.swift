import Lexing
import Outlining
import SourceText

/// Functions, variables and types of C, and what of C++ stands at their level.
extension ObjectiveCOutliner {
  /// What is found while one declaration of C is read up to its `;`, `=` or `{`.
  private struct ExternalScan {
    var index: Int
    /// The parenthesis of the parameters; -1 for none.
    var parameters = -1
    /// A parenthesis after a name of capitals, which may be a macro's or the function's.
    var shouted = -1
    /// The word that makes it a type: `struct`, `enum`, `class`, `NS_ENUM`.
    var typeWord = -1
    /// Whether members are initialised after the parameters, as C++ does.
    var hasInitializers = false
  }

  mutating func readExternal(_ start: Int, _ end: Int) -> Int {
    switch true {
    case spells(start, "namespace"), spells(start, "extern") && kind(start + 1) == .stringLiteral:
      return readNamespace(start, end)
    case spells(start, "template"):
      if let close = angleEnd(start + 1, end), close < end, isWord(close) {
        return readExternal(close, end, from: start)
      }
      return take(.unknown, from: start, before: memberEnd(start, end))
    case spells(start, "typedef"):
      return readTypedef(start, end)
    case spells(start, "using"), spells(start, "static_assert"), spells(start, "_Static_assert"):
      return take(.declaration, from: start, before: memberEnd(start, end))
    case kind(start + 1) == .colon && start + 1 < end:
      return take(.other, from: start, before: start + 2)  // public:
    default:
      return readExternal(start, end, from: start)
    }
  }

  /// Reads what begins at `start`, of which `first` is the first token.
  mutating func readExternal(_ start: Int, _ end: Int, from first: Int) -> Int {
    if let close = macroLineEnd(start, end) { return take(.unknown, from: first, before: close) }
    var scan = ExternalScan(index: start)
    while scan.index < end, step(&scan, from: start, end) {}
    guard scan.index < end else { return take(.unknown, from: first, before: end) }
    if scan.parameters < 0, scan.shouted >= 0, scan.typeWord < 0, kind(scan.index) == .leftBrace {
      scan.parameters = scan.shouted
    }
    switch kind(scan.index) {
    case .leftBrace where scan.typeWord >= 0 && scan.parameters < 0:
      return readCType(first, scan.typeWord, open: scan.index, end)
    case .leftBrace where scan.parameters >= 0 && partner(of: scan.index) != nil:
      return readFunction(first, start, scan.parameters, open: scan.index, end)
    case .semicolon where scan.parameters >= 0:
      return readFunction(first, start, scan.parameters, open: -1, end, semicolon: scan.index)
    case .semicolon, .equal:
      return readGlobal(first, start, end)
    default:
      return take(.unknown, from: first, before: max(scan.index, memberEnd(start, end)))
    }
  }

  /// Takes one more token; `false` at the one that decides what is declared.
  private func step(_ scan: inout ExternalScan, from start: Int, _ end: Int) -> Bool {
    let index = scan.index
    switch kind(index) {
    case .semicolon, .directive, .at, .rightBrace: return false
    case .equal where !spells(index - 1, "operator"): return false
    case .operator where startsLine(index) && isMethodStart(index, end): return false
    case .leftBrace:
      let close = skip(index, end)
      let isInitializer = scan.hasInitializers && isWord(index - 1)
      guard isInitializer, kind(close) == .comma || kind(close) == .leftBrace else { return false }
      scan.index = close
    case .leftParen:
      if isEnumMacro(index - 1) { scan.typeWord = index - 1 }
      if scan.typeWord != index - 1 { noteParameters(&scan, from: start) }
      scan.index = skip(index, end)
    case .colon:
      scan.hasInitializers = scan.parameters >= 0
      scan.index += 1
    case .identifier, .keyword:
      if isTypeKeyword(index) { scan.typeWord = index }
      scan.index = angleEnd(index + 1, end) ?? index + 1
    default: scan.index += 1
    }
    return true
  }

  func isTypeKeyword(_ index: Int) -> Bool {
    spells(index, "struct") || spells(index, "enum") || spells(index, "union")
      || spells(index, "class")
  }

  /// Notes a parenthesis after a name as that of the parameters, unless a macro's.
  private func noteParameters(_ scan: inout ExternalScan, from start: Int) {
    let open = scan.index
    if scan.parameters < 0, open > start, let inner = innerParameters(open) {
      scan.parameters = inner
      return
    }
    guard open > start, isWord(open - 1) || kind(open - 1) == .operator || kind(open - 1) == .equal,
      !isPointerGroup(open), !isTypeOf(open - 1), !scan.hasInitializers
    else { return }
    let isMacro = isAttributeWord(open - 1) && !isTypeKeyword(open - 1)
    if scan.parameters < 0 {
      // `NS_SWIFT_NAME(x)` after a name; alone at the start it may be the function.
      if !isMacro || (open - 1 == start && isShouted(start)) {
        scan.parameters = open
      } else if isShouted(open - 1) {
        scan.shouted = open
      }
    } else if isShouted(scan.parameters - 1), scan.parameters - 1 == start, !isMacro {
      scan.parameters = open
    }
  }

  /// Returns the parenthesis of the parameters in `(*name(…))` at `open`: those of a function that
  /// returns a function.
  private func innerParameters(_ open: Int) -> Int? {
    guard isOperator(open + 1, "*") || isOperator(open + 1, "^"), let close = partner(of: open),
      kind(close + 1) == .leftParen
    else { return nil }
    var index = open + 2
    while index < close, isWord(index) { index += 1 }
    guard index > open + 2, kind(index) == .leftParen, partner(of: index) == close - 1 else {
      return nil
    }
    return index
  }

  /// Returns the end of a macro that stands alone on its line, without a `;`.
  ///
  /// At file level: `NS_ASSUME_NONNULL_BEGIN`, `SPEC_BEGIN(Cart)`.
  private func macroLineEnd(_ start: Int, _ end: Int) -> Int? {
    guard kind(start) == .identifier else { return nil }
    if kind(start + 1) == .leftParen, let close = partner(of: start + 1), close < end {
      guard close + 1 < end else { return close + 1 }
      let endsLine = startsLine(close + 1) && kind(close + 1) != .leftBrace
      return endsLine && kind(close + 1) != .semicolon && !spells(start, "__attribute__")
        && kind(close + 1) != .colon ? close + 1 : nil
    }
    guard isShouted(start), !isBuiltInType(start) else { return nil }
    return start + 1 >= end || startsLine(start + 1) || kind(start + 1) == .at
      || kind(start + 1) == .directive ? start + 1 : nil
  }

  private mutating func readNamespace(_ start: Int, _ end: Int) -> Int {
    var open = start + 1
    while open < end, isWord(open) || kind(open) == .stringLiteral || isOperator(open, "::") {
      if spells(start, "extern"), kind(open) != .stringLiteral {
        return readExternal(open, end, from: start)
      }
      open += 1
    }
    guard kind(open) == .leftBrace, open < end, let close = partner(of: open), close < end else {
      return take(.unknown, from: start, before: max(start + 1, memberEnd(start, end)))
    }
    _ = take(.compound, from: start, before: close + 1)
    let body = addBlock(.typeBody, open: open, close: close, legality: .notStatements)
    inside(body) { $0.readMembers(from: open + 1, to: close) }
    return close + 1
  }

  private mutating func readFunction(
    _ first: Int, _ start: Int, _ parameters: Int, open: Int, _ end: Int, semicolon: Int = -1
  ) -> Int {
    let after = open >= 0 ? skip(open, end) : semicolon + 1
    let statement = begin(.declaration, at: first)
    finish(statement, before: after)
    let declaration = declare(.function, parameters - 1, TokenRange(first, after))
    outline.statements[statement].declaration = Int32(declaration)
    let range = addParameters(between: parameters)
    outline.declarations[declaration].parameters = range
    // A function that is returned stands around the name.
    let isInside = (start..<parameters).contains { (partner(of: $0) ?? 0) > parameters }
    let written = TokenRange(start, isInside ? max(open, semicolon) : parameters - 1)
    outline.declarations[declaration].modifiers.formUnion(storage(written))
    var type = bareType(written)
    while type.count > 1, isOperator(type.end - 1, "::") { type.upper -= 2 }
    outline.declarations[declaration].type = type
    if open >= 0 {
      readFunctionBody(of: declaration, open: open, before: after)
    } else {
      outline.declarations[declaration].tokens.upper = Int32(semicolon)
    }
    return after
  }

  private mutating func readGlobal(_ first: Int, _ start: Int, _ end: Int) -> Int {
    guard let typed = typedName(from: start, to: end), typed.name >= 0 else {
      return take(
        isTypeKeyword(start) ? .declaration : .unknown, from: first, before: memberEnd(start, end))
    }
    let statement = begin(.declaration, at: first)
    let read = readDeclarators(typed, from: first, to: end)
    outline.statements[statement].declaration = Int32(read.declaration)
    return finish(statement, before: max(first + 1, declarationEnd(read.end, end)))
  }

  /// Returns the token after the `;` that ends a declaration read up to `index`.
  func declarationEnd(_ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end {
      switch kind(index) {
      case .semicolon: return index + 1
      case .directive where endsStatement(at: index, from: index, end): return index
      case .rightBrace, .at: return index
      default: index = skip(index, end)
      }
    }
    return end
  }

  // MARK: Types

  /// Reads `struct Point { … };`, `enum … { … }`, a class of C++.
  private mutating func readCType(_ first: Int, _ word: Int, open: Int, _ end: Int) -> Int {
    let statement = begin(.declaration, at: first)
    let close = partner(of: open) ?? open
    let after = finish(statement, before: max(open + 1, memberEndAfterType(close + 1, end)))
    var name = word + 1
    while name < open, isAttributeWord(name) || spells(name, "class") {
      name = kind(name + 1) == .leftParen ? skip(name + 1, open) : name + 1
    }
    let isEnum = spells(word, "enum") || kind(name) == .leftParen
    let declaration = declare(
      isEnum ? .enum : spells(word, "class") ? .class : .struct,
      isWord(name) && name < open ? name : -1, TokenRange(first, max(open + 1, close + 1)))
    outline.statements[statement].declaration = Int32(declaration)
    var colon = name
    while colon < open, kind(colon) != .colon { colon += 1 }
    if colon + 1 < open {
      outline.declarations[declaration].inheritance = TokenRange(colon + 1, open)
    }
    guard close > open else { return after }
    let body = addBlock(.typeBody, open: open, close: close, legality: .notStatements)
    outline.blocks[body].declaration = Int32(declaration)
    outline.declarations[declaration].body = Int32(body)
    guard !isEnum else { return after }
    let outer = parent
    parent = declaration
    inside(body) { $0.readMembers(from: open + 1, to: close) }
    parent = outer
    return after
  }

  /// Returns the token after the `;` of a type's declaration; a missing one ends at the line.
  private func memberEndAfterType(_ start: Int, _ end: Int) -> Int {
    if kind(start) == .semicolon || !startsLine(start) { return declarationEnd(start, end) }
    return min(start, end)
  }

  /// Reads `typedef …;`, that of an enum with its name.
  mutating func readTypedef(_ start: Int, _ end: Int) -> Int {
    let statement = begin(.declaration, at: start)
    let after = finish(statement, before: max(start + 1, declarationEnd(start + 1, end)))
    let last = kind(after - 1) == .semicolon ? after - 1 : after
    var name = -1
    var isEnum = false
    var index = start + 1
    while index < last {
      if isEnumMacro(index), let close = partner(of: index + 1), close < last {
        isEnum = true
        name = isWord(close - 1) ? close - 1 : -1
        break
      }
      if spells(index, "enum") { isEnum = true }
      if isPointerGroup(index), isWord(index + 2) {
        name = index + 2
        break
      }
      if isWord(index), !(isAttributeWord(index) && kind(index + 1) == .leftParen) { name = index }
      index = skip(index, last)
    }
    let declaration = declare(isEnum ? .enum : .typealias, name, TokenRange(start, last))
    outline.statements[statement].declaration = Int32(declaration)
    return after
  }

  /// Whether it is the macro of an enum: `NS_ENUM(NSInteger, Size)`.
  private func isEnumMacro(_ index: Int) -> Bool {
    guard kind(index + 1) == .leftParen, kind(index) == .identifier else { return false }
    let text = outline.text(index)
    return text.hasSuffix("_ENUM") || text.hasSuffix("_OPTIONS")
  }
}
