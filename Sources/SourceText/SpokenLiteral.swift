/// What of a literal is said.
package enum SpokenLiteral {
  /// An expression whose literals are nothing but words, as far as they are not looked up in a table.
  ///
  /// VoiceOver names the signs that stand before and after words, too: "ballot x Connection failed".
  package static func withoutSigns(_ expression: String) -> String {
    guard expression.utf8.contains(where: { $0 >= 0xE2 }) else { return expression }
    var result = ""
    var rest = expression[...]
    var isAtLiteral = true
    while !rest.isEmpty {
      if isAtLiteral, let body = afterQuote(rest) {
        result += rest[..<body.startIndex]
        rest = withoutLeadingSigns(body)
      }
      guard let next = rest.first else { break }
      result.append(next)
      rest = rest.dropFirst()
      isAtLiteral = result.hasSuffix(" ? ") || result.hasSuffix(" : ")
    }
    return withoutQuotes(withoutTrailingSigns(result))
  }

  /// The text itself where a literal is no more than one: `"\(error.localizedDescription)"`.
  private static func withoutQuotes(_ expression: String) -> String {
    guard expression.hasPrefix("\"\\("), expression.hasSuffix(".localizedDescription)\"") else {
      return expression
    }
    let value = expression.dropFirst(3).dropLast(2)
    return value.contains("(") ? expression : String(value)
  }

  /// What stands after the quote with which an expression begins; `nil` where it begins otherwise.
  private static func afterQuote(_ expression: Substring) -> Substring? {
    let literal = expression.first == "@" ? expression.dropFirst() : expression
    guard literal.first == "\"", !literal.hasPrefix("\"\"") else { return nil }
    return literal.dropFirst()
  }

  private static func withoutLeadingSigns(_ literal: Substring) -> Substring {
    let rest = literal.drop { $0 == " " || isSign($0) }
    let hasSign = literal[..<rest.startIndex].contains(where: isSign)
    return hasSign && rest.first != "\"" ? rest : literal
  }

  /// Only where the whole expression is one literal, or ends with one.
  private static func withoutTrailingSigns(_ expression: String) -> String {
    guard expression.last == "\"" else { return expression }
    let literal = expression.dropLast()
    var words = literal
    while let last = words.last, last == " " || isSign(last) { words = words.dropLast() }
    let hasSign = literal[words.endIndex...].contains(where: isSign)
    guard hasSign, let last = words.last, last != "\"" else { return expression }
    return words + "\""
  }

  /// Whether a character is a picture or a mark that is named when it is read out, `✗`, `⚠️`.
  private static func isSign(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value > 0xFF else { return false }
    return first.properties.generalCategory == .otherSymbol
  }
}
