import Lexing

/// Reads brackets in a short run of tokens, such as one statement to be inserted.
enum TokenSpan {
  /// The first token that closes what is not open, or opens what is never closed.
  static func firstUnbalanced(in tokens: ContiguousArray<Token>) -> Token? {
    var open: [Token] = []
    for token in tokens {
      if let opening = opening(of: token.kind) {
        guard let last = open.popLast(), opening.contains(last.kind) else { return token }
      }
      if opens(token.kind) { open.append(token) }
    }
    return open.first
  }

  static func opens(_ kind: TokenKind) -> Bool {
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .stringHead, .stringMiddle: true
    default: false
    }
  }

  static func closes(_ kind: TokenKind) -> Bool { opening(of: kind) != nil }

  private static func opening(of kind: TokenKind) -> [TokenKind]? {
    switch kind {
    case .rightParen: [.leftParen]
    case .rightBracket: [.leftBracket]
    case .rightBrace: [.leftBrace]
    case .stringMiddle, .stringTail: [.stringHead, .stringMiddle]
    default: nil
    }
  }
}
