import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// Chooses the words for what a command has done.
struct ConfirmationChoice {
  let context: PlanningContext
  let event: Event

  /// The project's own words for `verb`, else words of the function's name; `nil` for neither.
  func choice(_ verb: String) -> MessageChoice.Choice? {
    guard let done = Self.participles[verb] else { return nil }
    if let title = shownTitle { return title }
    let function = event.functionWords
    var nouns = Set(function)
    for word in function { nouns.insert(word + "s") }
    if let own = context.facts.confirmations.text(
      done, about: nouns, path: context.outline.file.path, context.outline.file.language),
      let message = own.isShownLiteral
        ? context.lookedUp(own.expression)
        : Message(expression: own.expression, isHoistedWhenDelayed: false)
    {
      return MessageChoice.Choice(message: message)
    }
    let sentence =
      verb == "copy"
      ? Sentence(text: "Copied", synonyms: Self.synonymsOfCopied)
      : Wording.confirmation(of: event.functionName, collection: "").map { Sentence(text: $0) }
    guard let sentence, var choice = sentence.choice(in: context) else { return nil }
    if !choice.isKnownText { choice.doubt = choice.doubt ?? .madeSentence }
    return choice
  }

  /// What the button that was used says now: `sender.setTitle("Copied!", for: .normal)`,
  /// `button.configuration?.title = L("copied")`.
  private var shownTitle: MessageChoice.Choice? {
    let outline = context.outline
    let set = outline.calls(directlyIn: event.home).filter {
      $0.name == "setTitle" || $0.name == "setTitle:forState:"
    }
    let given = outline.assignments(directlyIn: event.home).filter {
      $0.property == "title" && outline.lastName(of: $0.receiver) == "configuration"
    }
    let values =
      set.compactMap { $0.arguments.first.map { outline.arguments[Int($0)].value } }
      + given.map(\.value)
    guard let value = values.last else { return nil }
    let words = Words.split(outline.text(value).filter { $0.isLetter || $0 == " " || $0 == "." })
    guard
      outline.isProvableString(value) || isLookUp(value),
      words.contains(where: { Self.participles.values.contains($0) })
    else { return nil }
    return MessageChoice.Choice(
      message: Message(expression: outline.text(value), isHoistedWhenDelayed: false),
      isKnownText: true)
  }

  /// Whether a value is what a function makes of a literal alone: `L("copied")`.
  private func isLookUp(_ value: TokenRange) -> Bool {
    let outline = context.outline
    guard let call = outline.call(value), call.receiver.isEmpty, call.arguments.count == 1 else {
      return false
    }
    return call.arguments.allSatisfy { outline.isTextLiteral(outline.arguments[Int($0)].value) }
  }

  /// What apps have in their tables as often as "Copied".
  private static let synonymsOfCopied = [
    "Copied to clipboard", "Copied to the clipboard", "Copied to your clipboard",
    "Copied to pasteboard",
  ]

  // No "reset", "cut" or "put": such a word alone may as well be a button's.
  static let participles: [String: String] = WordTable.pairs(
    """
    copy: copied, delete: deleted, remove: removed, save: saved, archive: archived,
    duplicate: duplicated, restore: restored, upload: uploaded, send: sent, submit: submitted,
    add: added, import: imported, export: exported, download: downloaded, share: shared,
    post: posted, publish: published, update: updated, create: created
    """)
}
