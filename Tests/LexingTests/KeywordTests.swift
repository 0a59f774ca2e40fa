import Lexing
import SourceText
import Testing

struct KeywordTests {
  /// The words that the lexer knows are written down three times: as cases, by their letters, and by
  /// their lengths.
  @Test func everySwiftWordIsKnown() {
    for word in Keyword.allCases where word.rawValue <= Keyword.yield.rawValue && word != .none {
      let name = word == .underscore ? "_" : "\(word)"
      let file = SourceFile(
        path: "a.swift", bytes: ContiguousArray("\(name) ".utf8), language: .swift)
      #expect(lex(file).tokens.first?.word == word, "\(name)")
    }
  }
}
