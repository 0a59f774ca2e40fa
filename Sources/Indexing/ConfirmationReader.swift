import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes the texts of the file that tell what was done.
  mutating func readConfirmations(_ texts: ContiguousArray<Int>) {
    for index in outline.calls.indices where Self.lookUps.contains(outline.calls[index].name) {
      let call = outline.calls[index]
      guard let literal = localizedLiteral(call) else { continue }
      // `NSLocalizedString("clipboard.done", value: "Copied", comment: "")` has its English beside the key.
      let english = call.arguments.first { outline.arguments[Int($0)].label == "value" }
      note(call.tokens, says: english.map { outline.arguments[Int($0)].value } ?? literal)
    }
    guard outline.file.language == .swift else { return }
    for call in outline.calls where call.name == "Text" || call.name == "Label" {
      guard let literal = shownLiteral(call) else { continue }
      note(literal, says: literal, isShown: true)
    }
    for index in texts where outline.token(index + 1).kind == .period {
      switch outline.token(index).kind {
      case .stringLiteral:
        // `"copied".localized`, as a member.
        if outline.spelling(index + 2) == "localized",
          outline.token(index + 3).kind != .leftParen
        {
          note(TokenRange(index, index + 3), says: TokenRange(index, index + 1))
        }
      case .identifier where isGeneratedTable(index): readAccessor(index)
      default: break
      }
    }
  }

  private func isGeneratedTable(_ index: Int) -> Bool {
    guard index == 0 || outline.token(index - 1).kind != .period else { return false }
    switch outline.name(index) {
    case "L10n", "Strings", "Localized", "LocalizedStrings": return true
    default: return false
    }
  }

  /// `L10n.General.copied`, without arguments.
  private mutating func readAccessor(_ start: Int) {
    var last = start
    while outline.token(last + 1).kind == .period, outline.token(last + 2).kind == .identifier {
      last += 2
    }
    guard last > start, outline.token(last + 1).kind != .leftParen,
      outline.token(last + 1).kind != .leftBracket
    else { return }
    note(TokenRange(start, last + 1), says: TokenRange(last, last + 1))
  }

  /// The names of calls that look texts up, `String` with its label only.
  private static let lookUps: Set<Name> = [
    "NSLocalizedString", "localizedString", "LocalizedString", "localized", "String",
  ]

  /// The literal that a call looks up; `nil` where it takes more than that and a comment.
  private func localizedLiteral(_ call: Call) -> TokenRange? {
    if call.name == "String" {
      guard let first = call.arguments.first,
        outline.arguments[Int(first)].label == "localized"
      else { return nil }
    }
    var literal: TokenRange?
    for index in call.arguments {
      let value = outline.arguments[Int(index)].value
      guard outline.isWholeLiteral(value) || outline.spelling(value) == "nil" else { return nil }
      if literal == nil { literal = value }
    }
    if call.name == "localized" {
      guard call.receiver.count == 1, outline.token(call.receiver.start).kind == .stringLiteral,
        literal == nil
      else { return nil }
      return call.receiver
    }
    return call.receiver.isEmpty ? literal : nil
  }

  /// The literal that a text of SwiftUI's looks up in the app's own table: `Text("Copied", comment: "…")`.
  private func shownLiteral(_ call: Call) -> TokenRange? {
    guard call.receiver.isEmpty, let first = call.arguments.first,
      case let argument = outline.arguments[Int(first)], argument.label == .none,
      outline.isWholeLiteral(argument.value)
    else { return nil }
    let isPlain = call.arguments.dropFirst().allSatisfy {
      ["comment", "systemImage", "image"].contains(outline.arguments[Int($0)].label)
    }
    return isPlain ? argument.value : nil
  }

  private mutating func note(
    _ tokens: TokenRange, says text: TokenRange, isShown: Bool = false
  ) {
    // Nearly all texts end here: no participle ends otherwise.
    guard outline.spelling(text).lowercased.contains(anyOf: ["ed", "sent"]) else { return }
    let expression = outline.text(tokens)
    guard expression.utf8.count <= 90, !expression.contains("\n") else { return }
    let said = outline.text(text)
    let words = Self.words(of: said)
    let told = words.filter { Self.participles.contains($0) }
    // What this program once wrote is no text that the project had.
    guard told.count == 1, words.count <= 7,
      !ByteSearch.holds(LocalizationCall.ownComment, in: expression)
    else { return }
    // In a sentence a message is what was sent or deleted; in a key it is the text itself.
    let isSentence = said.contains(" ")
    let others = words.filter {
      $0 != told[0] && (!Confirmations.filling.contains($0) || (isSentence && $0 == "message"))
    }
    facts.confirmations.append(
      ConfirmationFact(
        expression: expression, isShownLiteral: isShown, participle: told[0],
        words: others.inOrder(<), language: outline.file.language))
  }

  /// The words of a sentence or key, in lower case.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in text.unicodeScalars {
      let (isLetter, isUpper) = Self.letter(scalar)
      if !isLetter || (isUpper && wasLower) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isLetter { word.unicodeScalars.append(scalar) }
      wasLower = isLetter && !isUpper
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }

  /// Whether a scalar is a letter, and a capital one; nearly all are ASCII and need no table.
  private static func letter(_ scalar: Unicode.Scalar) -> (isLetter: Bool, isUpper: Bool) {
    switch scalar {
    case "a"..."z": (true, false)
    case "A"..."Z": (true, true)
    case "\0"..."\u{7F}": (false, false)
    default: (scalar.properties.isAlphabetic, scalar.properties.isUppercase)
    }
  }

  private static let participles: Set<String> = Set(
    words: """
      copied deleted removed saved archived duplicated restored uploaded sent submitted added
      imported exported downloaded shared posted published updated created
      """)
}
