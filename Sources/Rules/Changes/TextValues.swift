import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What expressions of texts say, as far as they are written out.
extension SyntaxOutline {
  /// Whether a text only says that something has begun: `"Uploading…"`, `"status.connecting"`.
  func tellsStart(_ value: TokenRange) -> Bool {
    guard let first = firstLiteral(in: value) else {
      return token(value.start).kind == .identifier
        && wordsOfGenerated(value).contains { Starts.participles.contains($0) }
    }
    let text = self.text(first).drop { $0 == "@" || $0 == "\"" }.prefix { $0 != "\"" }
    if text.hasSuffix("…") || text.hasSuffix("...") { return true }
    guard !text.contains(" ") else { return false }
    let key = text.split(separator: ".").last.map(String.init) ?? ""
    return Words.split(key).contains { Starts.participles.contains($0) }
  }

  /// The first literal without values in an expression; `nil` for none.
  func firstLiteral(in value: TokenRange) -> Int? {
    value.indices.first { token($0).kind == .stringLiteral }
  }

  /// The words that a generated text is called by: `L10n.Checkout.processing`; empty for others.
  func wordsOfGenerated(_ value: TokenRange) -> [String] {
    guard value.count > 2, token(value.end - 1).kind == .identifier,
      text(value.start).first?.isUppercase == true
    else { return [] }
    return Words.split(text(value.end - 1))
  }

  /// Whether a literal has nothing in it that could be said: `"0:00"`.
  func isLiteralWithoutWords(_ value: TokenRange) -> Bool {
    guard !value.isEmpty, value.count < 3, token(value.end - 1).kind == .stringLiteral else {
      return false
    }
    return !text(value).contains { $0.isLetter }
  }

  /// Whether the file sets where the user writes in a view: its text is the user's own.
  func isWrittenIn(_ view: TokenRange) -> Bool {
    guard let name = lastName(of: view) else { return false }
    return assignments.contains {
      ["selectedRange", "selectedTextRange", "inputAccessoryView"].contains($0.property)
        && lastName(of: $0.receiver) == name
    }
  }

  /// Whether an expression has an error's own description in it.
  func tellsError(_ value: TokenRange) -> Bool {
    value.indices.dropFirst(2).contains { index in
      guard token(index).kind == .identifier,
        ["localizedDescription", "errorDescription"].contains(name(index))
      else { return false }
      let owner = name(index - 2) == "self" ? index : index - 2
      return ViewRole(named: text(owner)).contains(.error)
    }
  }
}
