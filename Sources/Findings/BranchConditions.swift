import Lexing
package import Outlining

extension SyntaxOutline {
  /// The conditions that have to hold together, in source order: `!isBusy`, `found.isEmpty` of
  /// `!isBusy && found.isEmpty`; of several of which one is enough, all as one.
  package func conjuncts(of condition: TokenRange) -> [TokenRange] {
    let clauses = parts(of: withoutParentheses(condition)) { token($0).kind == .comma }
    return clauses.flatMap { clause in
      let parts = parts(of: clause) { text($0) == "&&" }
      return self.parts(of: clause) { text($0) == "||" }.count > 1 ? [clause] : parts
    }
  }

  /// What stands between separators that lie in no brackets.
  package func parts(of range: TokenRange, between isSeparator: (Int) -> Bool) -> [TokenRange] {
    var result: [TokenRange] = []
    var start = range.start
    var index = range.start
    while index < range.end {
      if isSeparator(index) {
        result.append(TokenRange(start, index))
        start = index + 1
      }
      index = max(index, Int(partners[index])) + 1
    }
    result.append(TokenRange(start, range.end))
    return result
  }

  /// A condition as Objective-C has it, in parentheses, without these.
  package func withoutParentheses(_ condition: TokenRange) -> TokenRange {
    guard condition.count > 2, token(condition.start).kind == .leftParen,
      Int(partners[condition.start]) == condition.end - 1
    else { return condition }
    return TokenRange(condition.start + 1, condition.end - 1)
  }

  /// Whether a condition holds only where a text of a name is none, or there is nothing in it:
  /// `text.isEmpty`, `!text.length && isShown`.
  package func asksForNothing(_ condition: TokenRange, in name: String) -> Bool {
    guard condition.indices.contains(where: { text($0) == name }) else { return false }
    let forms: Set<String> = [
      "\(name)==nil", "nil==\(name)", "\(name).isEmpty", "\(name)==\"\"", "\(name).count==0",
      "!\(name)", "\(name).length==0", "0==\(name).length", "!\(name).length", "![\(name)length]",
      "[\(name)length]==0", "[\(name)isEqualToString:@\"\"]",
    ]
    return conjuncts(of: condition).contains { forms.contains(closeText($0)) }
  }

  /// An expression as it is spelt, without what stands between its tokens.
  package func closeText(_ expression: TokenRange) -> String {
    expression.indices.map { text($0) }.joined()
  }
}
