import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// A sentence of ours, written as the project writes its texts.
struct Sentence {
  /// Without a full stop: `Contact deleted`; before a number it is followed by a colon.
  var text: String
  /// The expression of the number that it ends with; `nil` for none.
  var count: String?
  /// What says as much, where the project's tables have it and not the sentence itself.
  var synonyms: [String] = []

  /// Returns what is announced; `nil` where a new text belongs in generated tables.
  func choice(in context: PlanningContext) -> MessageChoice.Choice? {
    let practice = context.localization
    let language = context.outline.file.language
    var message: Message
    switch practice.form {
    case .generated: return nil
    case .literal:
      message = Message(expression: literal(language), isHoistedWhenDelayed: count != nil)
    case .call(let call):
      var new = newText(call)
      new.file = context.facts.resources.tableFile(
        named: new.table ?? "Localizable", forPath: context.outline.file.path)
      if let known = knownText(new, in: context) {
        message = Message(expression: expression(call, known), isHoistedWhenDelayed: false)
        return MessageChoice.Choice(message: message, isKnownText: true)
      }
      message = Message(expression: expression(call, new), isHoistedWhenDelayed: count != nil)
      message.newText = new
    }
    return MessageChoice.Choice(
      message: message, doubt: practice.leavesUntranslated ? .untranslated : nil)
  }

  private func literal(_ language: Language) -> String {
    guard let count else { return language == .swift ? "\"\(text)\"" : "@\"\(text)\"" }
    return language == .swift
      ? "\"\(text): \\(\(count))\"" : "[NSString stringWithFormat:@\"\(text): %lu\", \(count)]"
  }

  /// The text of the project that says the same; none where a number belongs into it.
  private func knownText(_ new: NewText, in context: PlanningContext) -> NewText? {
    guard count == nil, let file = new.file else { return nil }
    for words in [text] + synonyms {
      guard let entry = context.facts.resources.entry(saying: words, in: file),
        !(entry.key + entry.text).contains(where: { "\"\\\n".contains($0) }),
        !Self.tellsMore(entry.key, than: words)
      else { continue }
      return NewText(key: entry.key, text: entry.text, comment: new.comment, table: new.table)
    }
    return nil
  }

  /// Whether a key says that more, or something else, was done than its text: `copiedAll` of "Copied",
  /// which other languages may say as well.
  private static func tellsMore(_ key: String, than text: String) -> Bool {
    let said = Set(Words.split(text))
    let words = Words.split(key.split(separator: ".").last.map(String.init) ?? key)
    guard let place = words.firstIndex(where: said.contains) else { return false }
    return words[(place + 1)...].contains {
      !said.contains($0) && !Confirmations.filling.contains($0)
    }
  }

  private func expression(_ call: LocalizationCall, _ new: NewText) -> String {
    let quote = call.language == .swift ? "\"" : "@\""
    var key = new.key
    var isFormatted = count != nil
    if let count, call.takesInterpolation, key == new.text {
      key = "\(text): \\(\(count))"
      isFormatted = false
    }
    let written = call.template
      .replacing("${key}", with: "\(quote)\(key)\"")
      .replacing("${value}", with: "\(quote)\(new.text)\"")
      .replacing("${comment}", with: "\(quote)\(new.comment)\"")
    guard let count, isFormatted else { return written }
    return call.language == .swift
      ? "String.localizedStringWithFormat(\(written), \(count))"
      : "[NSString localizedStringWithFormat:\(written), \(count)]"
  }

  private func newText(_ call: LocalizationCall) -> NewText {
    var whole = text
    if count != nil {
      let placeholder =
        call.language == .objectiveC ? "%lu" : call.takesInterpolation ? "%lld" : "%ld"
      whole += ": \(placeholder)"
    }
    let key = call.template.contains("${value}") ? call.keyStyle.key(of: text) : whole
    return NewText(key: key, text: whole, comment: comment, table: call.table)
  }

  private var comment: String {
    LocalizationCall.ownComment + (count == nil ? "" : ", with a number")
  }
}

extension PlanningContext {
  /// Why there is no sentence of ours.
  var missingSentence: Reason {
    localization.form == .generated ? .generatedStrings : .noMessage
  }
}
