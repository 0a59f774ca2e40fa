import Lexing
import Outlining
import SourceText

/// The facts that the tool's own outline holds.
enum OutlineFacts {
  /// Returns the facts of `outline`, in no order.
  static func of(_ outline: SyntaxOutline) -> [Fact] {
    tokens(outline) + declarations(outline) + closures(outline) + statements(outline)
  }

  // MARK: Tokens

  private static func tokens(_ outline: SyntaxOutline) -> [Fact] {
    var result: [Fact] = []
    result.reserveCapacity(outline.stream.count)
    for token in outline.stream.tokens where token.kind != .endOfFile {
      append(token, outline.file, to: &result)
    }
    return result
  }

  /// Joins a token to a run of operator characters before it.
  private static func append(_ token: Token, _ file: SourceFile, to result: inout [Fact]) {
    let kind = normalKind(token, file)
    if kind == "colons", let last = result.last, last.kind == kind, last.end == Int(token.start) {
      result[result.count - 1].end = Int(token.end)
      return
    }
    if Fact.isOperatorKind(kind), let last = result.last, last.end == Int(token.start),
      Fact.isOperatorKind(last.kind)
    {
      result[result.count - 1].end = Int(token.end)
      result[result.count - 1].kind = "operator"
      return
    }
    result.append(
      Fact(category: .token, start: Int(token.start), end: Int(token.end), kind: kind))
    joinVersion(in: &result)
  }

  /// Makes one token of a version with three parts: no other number has two periods.
  static func joinVersion(in result: inout [Fact]) {
    guard result.count > 2, result[result.count - 1].kind == "integerLiteral" else { return }
    let parts = result.suffix(3).map(\.self)
    guard parts[0].kind == "floatLiteral", parts[1].kind == "period",
      parts[0].end == parts[1].start, parts[1].end == parts[2].start
    else { return }
    result.removeLast(2)
    result[result.count - 1].end = parts[2].end
  }

  private static func normalKind(_ token: Token, _ file: SourceFile) -> String {
    switch token.kind {
    case .identifier, .keyword, .placeholder: "word"
    case .exclamation: token.isLeftBound ? "postfix-operator" : "prefix-operator"
    case .colon: "colons"
    case .operator where file.text(token.range) == "::": "colons"
    case .operator:
      token.isBinary
        ? "binary-operator" : token.isLeftBound ? "postfix-operator" : "prefix-operator"
    default: "\(token.kind)"
    }
  }

  // MARK: Tables

  private static func declarations(_ outline: SyntaxOutline) -> [Fact] {
    outline.declarations.map { declaration in
      let range = outline.range(declaration.tokens)
      return Fact(
        category: declaration.kind == .binding ? .binding : .declaration,
        start: range.start, end: range.end, kind: "\(declaration.kind)", name: declaration.name)
    }
  }

  private static func closures(_ outline: SyntaxOutline) -> [Fact] {
    outline.closures.map { closure in
      let range = outline.range(closure.tokens)
      let callee = closure.call < 0 ? Name.none : outline.calls[Int(closure.call)].name
      return Fact(
        category: .closure, start: range.start, end: range.end,
        kind: closure.call < 0 ? "closure" : "argument", name: callee.member(closure.label))
    }
  }

  private static func statements(_ outline: SyntaxOutline) -> [Fact] {
    outline.statements.map { statement in
      let range = outline.range(statement.tokens)
      return Fact(
        category: .statement, start: range.start, end: range.end, kind: "\(statement.kind)")
    }
  }
}

extension Fact {
  /// Whether tokens of this kind are joined where nothing stands between them.
  static func isOperatorKind(_ kind: String) -> Bool {
    kind.hasSuffix("operator") || kind == "equal" || kind == "arrow" || kind == "question"
  }
}
