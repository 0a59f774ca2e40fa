import Lexing
import Outlining
import SourceText

/// Knows code that is not written to its end yet: what is put behind it would become a part of it.
extension SyntaxOutline {
  /// Whether a statement cannot end with `token`: it wants an operand, a name or a body behind it.
  func wantsMore(after token: Int) -> Bool {
    guard token >= 0 else { return false }
    let last = self.token(token)
    switch last.kind {
    case .period, .equal, .comma, .colon, .at, .arrow, .pound, .backslash: return true
    case .operator where file.language == .swift: return !last.isLeftBound || last.isRightBound
    case .operator: return last.hasSpaceBefore
    case .question: return !last.isLeftBound
    case .exclamation: return !last.isLeftBound || file.language == .objectiveC
    case .keyword where file.language == .swift: return !endsStatement(token)
    default: return false
    }
  }

  /// Whether a keyword of Swift may be the last of a statement.
  private func endsStatement(_ token: Int) -> Bool {
    if token > 0, self.token(token - 1).kind == .period { return true }
    return switch self.token(token).word {
    case .`self`, .Self, .super, .Any, .true, .false, .nil, .`init`, .underscore: true
    case .return, .break, .continue, .fallthrough, .default, .subscript: true
    default: false
    }
  }

  /// Whether `statement`, whose last token is `last`, lacks the `;` that has to end it: in
  /// Objective-C always, in Swift where the next statement follows on its line.
  func lacksSemicolon(_ statement: Statement, last: Int) -> Bool {
    guard token(last).kind != .semicolon else { return false }
    guard file.language == .objectiveC else {
      return last + 1 < Int(blocks[Int(statement.block)].close) && !token(last + 1).startsLine
    }
    return statement.kind == .expression || statement.kind == .declaration
  }
}
