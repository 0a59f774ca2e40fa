import SwiftSyntax

/// The tokens of a syntax tree in the comparison's normal form.
///
/// Words are of one kind, reserved or not; a literal is one token, an interpolated one is cut at
/// its interpolations; a run of operator characters is one token however the parser cuts it.
struct ReferenceTokens {
  private(set) var facts: [Fact] = []
  /// Where the piece of a string that is being read began, and whether with a quote.
  private var piece: (start: Int, isFirst: Bool)?

  init(_ tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      guard token.tokenKind != .endOfFile else { continue }
      if isInString(token) {
        addString(token, start, end)
      } else if start < end {
        add(token, start, end)
      }
    }
  }

  private func isInString(_ token: TokenSyntax) -> Bool {
    switch token.parent?.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr, .stringSegment, .expressionSegment,
      .regexLiteralExpr:
      true
    default: false
    }
  }

  private mutating func addString(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    if token.parent?.kind == .regexLiteralExpr {
      return addRegex(token, start, end)
    }
    if piece == nil { piece = (start, token.tokenKind != .rightParen) }
    guard let first = piece else { return }
    let isEnd =
      token.nextToken(viewMode: .sourceAccurate).map { !isInSameString($0, token) } ?? true
    if token.tokenKind == .leftParen {
      append(first.start, end, first.isFirst ? "stringHead" : "stringMiddle")
      piece = nil
    } else if isEnd {
      append(first.start, end, first.isFirst ? "stringLiteral" : "stringTail")
      piece = nil
    }
  }

  private func isInSameString(_ next: TokenSyntax, _ token: TokenSyntax) -> Bool {
    isInString(next) && literal(next) == literal(token)
  }

  private func literal(_ token: TokenSyntax) -> SyntaxIdentifier? {
    var node = token.parent
    while let current = node {
      if current.kind == .stringLiteralExpr || current.kind == .simpleStringLiteralExpr {
        return current.id
      }
      node = current.parent
    }
    return nil
  }

  private mutating func addRegex(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    guard start < end else { return }
    if token == token.parent?.firstToken(viewMode: .sourceAccurate) {
      append(start, end, "regexLiteral")
    } else {
      facts[facts.count - 1].end = end
    }
  }

  private mutating func add(_ token: TokenSyntax, _ start: Int, _ end: Int) {
    let kind = normalKind(token)
    let isTouching = facts.last?.end == start
    if isTouching, Fact.isOperatorKind(kind), let last = facts.last,
      Fact.isOperatorKind(last.kind)
    {
      facts[facts.count - 1].end = end
      facts[facts.count - 1].kind = "operator"
      return
    }
    // The parser cuts the version of `iOS 17.1` up.
    if isTouching, token.parent?.kind == .versionComponent || token.parent?.kind == .versionTuple,
      facts.last?.kind.hasSuffix("Literal") == true
    {
      facts[facts.count - 1].end = end
      facts[facts.count - 1].kind = "floatLiteral"
      return
    }
    if isTouching, kind == "colons", facts.last?.kind == kind {
      facts[facts.count - 1].end = end
      return
    }
    append(start, end, kind)
    OutlineFacts.joinVersion(in: &facts)
  }

  private mutating func append(_ start: Int, _ end: Int, _ kind: String) {
    facts.append(Fact(category: .token, start: start, end: end, kind: kind, context: "token"))
  }

  private func normalKind(_ token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier, .keyword, .dollarIdentifier, .wildcard: return "word"
    case .binaryOperator:
      return token.parent?.kind == .binaryOperatorExpr ? "binary-operator" : "operator"
    case .prefixOperator:
      return token.parent?.kind == .prefixOperatorExpr ? "prefix-operator" : "operator"
    case .postfixOperator:
      return token.parent?.kind == .postfixOperatorExpr ? "postfix-operator" : "operator"
    case .exclamationMark:
      return token.parent?.kind == .forceUnwrapExpr ? "postfix-operator" : "operator"
    case .leftAngle, .rightAngle, .prefixAmpersand, .ellipsis: return "operator"
    case .postfixQuestionMark, .infixQuestionMark: return "question"
    case .integerLiteral: return "integerLiteral"
    case .floatLiteral: return "floatLiteral"
    case .atSign: return "at"
    case .colon, .colonColon: return "colons"
    case .shebang: return "shebang"
    case .leftSquare: return "leftBracket"
    case .rightSquare: return "rightBracket"
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      return "directive"
    default: return "\(token.tokenKind)".filter(\.isLetter)
    }
  }
}
