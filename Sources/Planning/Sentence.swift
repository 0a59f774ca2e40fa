import Indexing
import Outlining
import SourceText

/// A sentence of ours, written as the project writes its texts.
struct Sentence {
  /// Without a full stop: `Contact deleted`; before a number it is followed by a colon.
  var text: String
  /// The expression of the number that it ends with; `nil` for none.
  var count: String?

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
      message = Message(expression: expression(call), isHoistedWhenDelayed: count != nil)
      var new = newText(call)
      new.file = context.facts.resources.tableFile(
        named: new.table ?? "Localizable", forPath: context.outline.file.path)
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

  private func expression(_ call: LocalizationCall) -> String {
    let quote = call.language == .swift ? "\"" : "@\""
    let new = newText(call)
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
    count == nil ? "VoiceOver announcement" : "VoiceOver announcement, with a number"
  }
}
