import Indexing
import Lexing
package import Outlining
import SourceText

/// What an expression says where it is spoken, as far as it is written out.
extension SyntaxOutline {
  /// The string literal that an expression is, or that it localises; `nil` for none.
  package func spokenLiteral(of value: TokenRange) -> TokenRange? {
    guard isProvableString(value) else { return nil }
    if isSpokenLiteral(value) { return value }
    guard let call = call(value),
      let first = call.arguments.first
    else { return nil }
    let inner = arguments[Int(first)].value
    return isSpokenLiteral(inner) ? inner : nil
  }

  /// Whether an expression is a string literal, with or without interpolation.
  package func isSpokenLiteral(_ value: TokenRange) -> Bool {
    guard isProvableString(value) else { return false }
    let first = token(value.start).kind == .at ? value.start + 1 : value.start
    return token(first).kind == .stringLiteral || token(first).kind == .stringHead
  }

  /// The words between the quotes of a literal, interpolations left out.
  package func spokenWords(of literal: TokenRange) -> String {
    var result = ""
    var index = literal.start
    while index < literal.end {
      let text = text(index)
      switch token(index).kind {
      case .stringLiteral: result += text.drop { $0 == "#" || $0 == "\"" }
      case .stringHead: result += text.drop { $0 == "#" || $0 == "\"" }.dropLast(2)
      case .stringMiddle: result += text.dropFirst().dropLast(2)
      case .stringTail: result += text.dropFirst()
      default: break
      }
      if token(index).kind == .stringHead || token(index).kind == .stringMiddle {
        result += "…"
        index = Int(partners[index])
      } else {
        index += 1
      }
    }
    while let last = result.last, last == "\"" || last == "#" { result.removeLast() }
    return result
  }

  /// Whether an expression is a sentence by itself: words of the app's own, or an error's.
  package func isSentence(_ value: TokenRange) -> Bool {
    if let last = lastName(of: value), ["localizedDescription", "errorDescription"].contains(last) {
      return true
    }
    return value.indices.contains {
      [.stringLiteral, .stringHead].contains(token($0).kind) && text($0).contains(" ")
    }
  }

  /// Whether an expression is put together of words, or keys of words, that are written out in it;
  /// the keys of a dictionary are none.
  package func hasWords(_ value: TokenRange) -> Bool {
    value.indices.contains {
      token($0).kind == .stringLiteral && text($0).count(where: \.isLetter) > 3 && !isSubscript($0)
    }
  }

  /// Whether an expression is a single letter, as of a font of icons, or a format that makes a text of
  /// nothing but numbers and signs: `[NSString stringWithFormat:@"%@%i", @"\u21e3", count]`.
  package func isWordless(_ value: TokenRange) -> Bool {
    if isRatio(value) || isLetter(value) { return true }
    if let sides = sides(ofChoice: value) {
      return isWordless(sides.first) && isWordless(sides.second)
    }
    let literals = value.indices.filter { token($0).kind == .stringLiteral }
    guard let format = literals.first, value.count > 3,
      literals.allSatisfy({ letters(inLiteral: text($0)) == 0 }),
      let call = call(value),
      ["stringWithFormat:", "localizedStringWithFormat:", "String"].contains(call.name)
    else { return false }
    let texts = text(format).split(separator: "%@", omittingEmptySubsequences: false).count - 1
    return texts < literals.count
  }

  /// What an expression is where its condition holds, and where it does not: `isBack ? "-10" : "+10"`;
  /// `nil` for what is no choice between two values.
  private func sides(ofChoice value: TokenRange) -> (first: TokenRange, second: TokenRange)? {
    var mark: Int?
    var index = value.start
    while index < value.end {
      switch token(index).kind {
      case .leftParen, .leftBracket, .leftBrace, .stringHead:
        index = max(index + 1, Int(partners[index]))
        continue
      case .question where !token(index).isLeftBound:
        guard mark == nil else { return nil }
        mark = index
      case .colon:
        guard let mark else { return nil }
        return (TokenRange(mark + 1, index), TokenRange(index + 1, value.end))
      default: break
      }
      index += 1
    }
    return nil
  }

  /// An expression without a sign that it puts before its words: `"⚠️ " + message`.
  package func withoutSign(_ value: TokenRange) -> TokenRange {
    guard value.count > 2, token(value.start).kind == .stringLiteral,
      text(value.start + 1) == "+", letters(inLiteral: text(value.start)) == 0,
      text(value.start).unicodeScalars.contains(where: \.properties.isEmojiPresentation)
        || text(value.start).unicodeScalars.contains("\u{FE0F}")
    else { return value }
    return TokenRange(value.start + 2, value.end)
  }

  /// Whether an expression is what somebody has written into a field, and knows.
  package func isTyped(_ value: TokenRange) -> Bool {
    let field = value.end - 3
    return value.count > 2 && name(value.end - 1) == "text" && token(value.end - 2).kind == .period
      && ViewRole(named: text(field)).contains(.input)
  }

  /// Whether an expression takes a label's text away.
  package func isNoText(_ value: TokenRange) -> Bool {
    ["\"\"", "@\"\"", "nil"].contains(text(value))
  }

  /// Whether an expression begins in the middle of a sentence: `": " + reason`.
  package func isFragment(_ value: TokenRange) -> Bool {
    guard let first = value.indices.first(where: { token($0).kind != .at }),
      [.stringLiteral, .stringHead].contains(token(first).kind)
    else { return false }
    let begun = text(first).drop { $0 == "#" || $0 == "\"" || $0 == " " }.first
    return begun == ":" || begun == "," || begun == ";"
  }

  private func isLetter(_ value: TokenRange) -> Bool {
    guard isWholeLiteral(value) else { return false }
    let letters = text(value.end - 1).filter { $0 != "\"" && $0 != "@" }
    return letters.count == 1 && letters.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether an expression is two values with a slash between them: `"\(written)/\(allowed)"`.
  private func isRatio(_ value: TokenRange) -> Bool {
    guard token(value.start).kind == .stringHead, token(value.end - 1).kind == .stringTail else {
      return false
    }
    let parts = value.indices.filter {
      [.stringHead, .stringMiddle, .stringTail].contains(token($0).kind)
    }.map(text)
    let fixed = parts.joined().filter { !"\"\\() ".contains($0) }
    return parts.count == 3 && fixed == "/"
  }

  /// How many letters of a literal are seen: no part of an escape or of a format.
  private func letters(inLiteral text: String) -> Int {
    var rest = text[...]
    var letters = 0
    while let first = rest.popFirst() {
      switch first {
      case "\\":
        let isScalar = rest.popFirst().map { $0 == "u" || $0 == "U" || $0 == "x" } ?? false
        if isScalar { rest = rest.drop { $0.isHexDigit || $0 == "{" || $0 == "}" } }
      case "%":
        rest = rest.drop { !$0.isLetter && $0 != "@" && $0 != "%" }
        rest = rest.drop { "lhqzjt".contains($0) }
        _ = rest.popFirst()
      default: letters += first.isLetter ? 1 : 0
      }
    }
    return letters
  }

  /// Whether an expression has words of the app's own in it, written out or looked up; a unit or the
  /// key of a dictionary is none.
  package func hasOwnWords(_ value: TokenRange) -> Bool {
    value.indices.contains { index in
      switch token(index).kind {
      case .stringLiteral, .stringHead, .stringMiddle, .stringTail:
        // Two letters beside a value are its unit: "%d km".
        let isWhole = token(index).kind == .stringLiteral && !text(index).contains("%")
        return letters(inLiteral: text(index)) > (isWhole ? 1 : 2) && !isSubscript(index)
      case .identifier:
        let words = Words.split(text(index))
        // `file.sizeLocalized` is a value as the language writes it.
        let isValue = words.count > 1 && words.last?.hasPrefix("locali") == true
        return name(index) == "L10n"
          || !isValue && !SyntaxOutline.wordsOfTables.isDisjoint(with: words)
      default: return false
      }
    }
  }

  /// What the functions and types are called that look a text up.
  private static let wordsOfTables: Set<String> = Set(
    words: """
      localized localised localize localise localizable localization localisation strings tr
      translate translated translation
      """)

  /// Whether a literal is the key of a dictionary: `texts["title"]`, `texts[@"title"]`.
  private func isSubscript(_ literal: Int) -> Bool {
    let start = token(literal - 1).kind == .at ? literal - 1 : literal
    return token(start - 1).kind == .leftBracket && token(literal + 1).kind == .rightBracket
  }

  /// Whether it is asked of an error, or of success, which of two sentences a text is:
  /// `error == nil ? "Sent to you" : "Could not be sent"`.
  package func isChosenByOutcome(_ value: TokenRange) -> Bool {
    guard let mark = value.indices.prefix(8).first(where: { token($0).kind == .question }) else {
      return false
    }
    let asks = (value.start..<mark).contains { index in
      token(index).kind == .identifier
        && Words.split(text(index)).contains {
          ["error", "success", "succeeded", "failed", "ok"].contains($0)
        }
    }
    let sentences = (mark..<value.end).filter {
      token($0).kind == .stringLiteral && text($0).contains(" ")
    }
    return asks && sentences.count > 1
  }

  /// Whether an expression's names or words tell of an error; how many there are is no error.
  package func tellsFailure(_ value: TokenRange) -> Bool {
    for index in value.indices where token(index).kind == .identifier {
      if index + 2 < value.end, name(index + 2) == "count" { continue }
      let words = Words.split(text(index))
      if words.contains(where: { ["error", "errors", "failure", "failed"].contains($0) }) {
        return true
      }
    }
    guard let literal = spokenLiteral(of: value) else { return false }
    // A sign before the words is not said: "✗ Cannot connect".
    let words = Words.split(spokenWords(of: literal))
      .drop { $0.count == 1 && $0.utf8.count > 1 }
    switch words.first {
    case "no", "without": return false
    case "error", "invalid", "cannot", "couldn’t": return true
    case "could", "can": if words.dropFirst().first == "not" { return true }
    case "couldn": if words.dropFirst().first == "t" { return true }
    case "unable": if words.dropFirst().first == "to" { return true }
    case "something": if words.dropFirst().starts(with: ["went", "wrong"]) { return true }
    default: break
    }
    return words.contains("failed")
  }
}
