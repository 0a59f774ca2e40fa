import Indexing
import Lexing
package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether an expression is a string beyond doubt: a literal or a localisation call.
  package func isProvableString(_ value: TokenRange) -> Bool {
    guard !value.isEmpty else { return false }
    var first = value.start
    if token(first).kind == .at { first += 1 }
    switch token(first).kind {
    case .stringLiteral: return value.end == first + 1
    case .stringHead:
      var last = first
      while partners[last] > last { last = Int(partners[last]) }
      return last == value.end - 1
    case .identifier: return isLocalizationCall(value)
    case .leftBracket where file.language == .objectiveC:
      return spelling(value).hasPrefix("[NSString stringWithFormat:")
    default: return false
    }
  }

  /// Whether an expression is one call that fetches a localised string.
  package func isLocalizationCall(_ value: TokenRange) -> Bool {
    switch name(value.start) {
    case "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle":
      return token(value.end - 1).kind == .rightParen
        && Int(partners[value.end - 1]) == value.start + 1
    case "String":
      return value.count > 3 && name(value.start + 2) == "localized"
        && Int(partners[value.end - 1]) == value.start + 1
    default: return false
    }
  }
}
