import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

private enum UnspokenText {
  /// What one does to a screen.
  static let gestures = Set(words: "tap press touch swipe hold click pull push")
  /// What the words are called by which a wallet is opened again.
  static let phrases = Set(words: "passphrase mnemonic seed phrase")
}

/// Texts that are shown and not to be heard.
extension MessageChoice {
  /// Whether a view shows what must not be spoken.
  ///
  /// An error's own text may be, wherever it is shown.
  func isPrivate(_ change: Change) -> Bool {
    guard change.role.contains(.secret) else { return false }
    // Words of the app's own hold no secret, wherever they are shown.
    if outline.isTextLiteral(change.value) || outline.isLocalizationCall(change.value) {
      return false
    }
    let name = outline.lastName(of: change.value) ?? .none
    return name != "localizedDescription" && name != "errorDescription"
  }

  /// Whether a value is read from what is kept secret, or holds an address, which may have a key in it.
  func holdsSecret(_ value: TokenRange) -> Bool {
    guard !outline.isLocalizationCall(value), !isGeneratedAccessor(value.end - 1) else {
      return false
    }
    let isText = outline.token(value.start).kind == .stringHead
    return value.indices.contains { index in
      guard outline.token(index).kind == .identifier, outline.token(index + 1).kind != .colon
      else { return false }
      let name = outline.text(index)
      if isText, index + 1 < value.end, isReadWhole(index), isAddress(name) { return true }
      return ViewRole(named: name).contains(.secret) && !isConstant(name)
    }
  }

  /// Whether the view by its type shows words that must not be spoken, a recovery phrase's, and the text may
  /// be made of them.
  func isOfSecretView(_ choice: Choice) -> Bool {
    !choice.message.expression.contains("\"")
      && !UnspokenText.phrases.isDisjoint(with: Words.split(context.found.typeName(event)))
  }

  /// Whether a text is nothing to be listened to, though it is no secret: an address, or the code of an
  /// error beside what tells it.
  func isForTheEye(_ change: Change) -> Bool {
    if isAddress(change.name) { return true }
    let value = change.value
    guard let token = outline.lastNameToken(of: value), token == value.end - 1 else { return false }
    let words = Words.split(outline.text(token))
    return isAddress(outline.text(token)) || words.last == "codes"
      || words.suffix(2) == ["error", "code"]
  }

  /// Whether a text only tells how to begin: `"Tap the microphone to search"`.
  func tellsGesture(_ value: TokenRange) -> Bool {
    guard outline.isWholeLiteral(value) else { return false }
    let first = Words.split(outline.text(value)).first
    return first.map { UnspokenText.gestures.contains($0) } ?? false
  }

  /// Whether something of this name is an address, or a view that shows one: `fileURL`, `urlLabel`.
  private func isAddress(_ name: String) -> Bool {
    if name == "absoluteString" { return true }
    let words = Words.split(name).filter { !["label", "lbl", "text", "string"].contains($0) }
    return words.last.map { ["url", "uri", "link"].contains($0) } ?? false
  }

  /// Whether nothing is read of what a name means: `file`, not `file.name`.
  private func isReadWhole(_ index: Int) -> Bool {
    ![.period, .question, .leftParen].contains(outline.token(index + 1).kind)
  }

  /// Whether a name is that of a constant, as C has them: it stands for words of the app's own,
  /// `PASSWORD_IS_EMPTY`.
  private func isConstant(_ name: String) -> Bool {
    name.contains("_") && !name.contains { $0.isLowercase }
  }
}
