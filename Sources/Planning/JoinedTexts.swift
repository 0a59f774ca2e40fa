import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension MessageChoice {
  /// A title and what is said below it, as one text; `nil` where there are not just these two, or
  /// where one of them may be missing.
  func shownTexts(_ all: [Change]) -> Choice? {
    if let choice = presentTexts(all) { return choice }
    let changes = all.count == 1 ? all + [companion(of: all[0])].compactMap { $0 } : all
    guard changes.count == 2, let title = changes.first(where: isTitle),
      let body = changes.first(where: { !isTitle($0) })
    else { return nil }
    return together(title, body)
  }

  /// What two labels get in words of the app's own at the same time, as one text; `nil` where there are not just
  /// these two.
  func wordedTexts(with text: Change) -> Choice? {
    let worded = event.changes(.text).filter {
      ($0.role.contains(.label) || $0.role.contains(.status)) && outline.hasOwnWords($0.value)
        && !$0.value.indices.contains { outline.token($0).kind == .question }
        && $0.role.isDisjoint(with: [.input, .control, .decoration])
    }
    guard worded.count == 2, worded.contains(where: { $0.name == text.name }),
      worded[0].name != worded[1].name, worded[0].block == worded[1].block
    else { return nil }
    return together(worded[0], worded[1], by: ".")
  }

  /// Two texts that are shown at once, as one; `nil` where one of them may be missing.
  private func together(_ title: Change, _ body: Change, by mark: String = ",") -> Choice? {
    guard title.owner == body.owner, let first = shownText(title), var second = shownText(body),
      [first, second].allSatisfy({ $0.message.binding == nil && !$0.mayBeOptional }),
      // Where one is seen the other has to be.
      first.condition == second.condition,
      ![title, body].contains(where: { isNullable($0.value) }),
      // Two literals become a new one, which a project that translates has in no table.
      !context.localization.localizes
        || !(outline.isTextLiteral(title.value) && outline.isTextLiteral(body.value))
    else { return nil }
    if outline.text(body.value) == "error.localizedDescription" {
      second.message.expression = outline.text(body.value)
    }
    var result = second
    result.message.expression = joined(
      first.message.expression, second.message.expression, by: mark)
    result.message.isHoistedWhenDelayed =
      first.message.isHoistedWhenDelayed || second.message.isHoistedWhenDelayed
    result.names += first.names
    result.doubt = first.doubt ?? second.doubt
    result.tellsFailure = first.tellsFailure || second.tellsFailure
    return result
  }

  /// The title and the detail that a library's toast is handed, one of which may be missing.
  private func presentTexts(_ texts: [Change]) -> Choice? {
    guard texts.count == 2, outline.file.language == .swift,
      texts.allSatisfy({ $0.isOfLibrary && $0.value.count == 1 }),
      texts.contains(where: { shownText($0)?.message.binding != nil })
    else { return nil }
    let names = texts.map { outline.text($0.value) }
    return Choice(
      message: Message(
        expression: Message.joined(present: names, by: ". "), isHoistedWhenDelayed: true))
  }

  /// Whether a text is a parameter that Objective-C says may be missing.
  private func isNullable(_ value: TokenRange) -> Bool {
    guard value.count == 1, event.function >= 0 else { return false }
    return outline.declarations[event.function].parameters.contains { index in
      let parameter = outline.parameters[Int(index)]
      return parameter.name == outline.name(value.start)
        && outline.spelling(parameter.type).contains(anyOf: ["ullable"])
    }
  }

  /// Whether a text is the title of another: by its name, or since the other one tells the details.
  func isTitle(_ change: Change) -> Bool {
    let words = Set(Words.split(change.name))
    if words.contains("title") { return !words.contains("sub") }
    let details: Set<String> = ["details", "detail", "subtitle", "body", "description"]
    return words.isDisjoint(with: details)
      && event.changes([.text, .stateText]).contains {
        $0.name != change.name && !details.isDisjoint(with: Words.split($0.name))
      }
  }

  /// The title that is set beside a message, on a label of its own, or the other way round: in a
  /// presenter, or where both are called after the same thing.
  private func companion(of text: Change) -> Change? {
    guard text.kind == .text,
      Words.split(text.name).contains(where: { $0 == "title" || Self.bodies.contains($0) })
    else { return nil }
    let thing = thing(of: text.name)
    let owner = outline.text(text.subject).dropLast(text.name.count)
    let isTitled = isTitle(text)
    let block = Int(outline.statements[text.statement].block)
    return outline.assignments(directlyIn: block).lazy.compactMap { assignment -> Change? in
      guard assignment.property == "text",
        let token = outline.lastNameToken(of: assignment.receiver),
        case let name = outline.text(token), name != text.name,
        outline.text(assignment.receiver).dropLast(name.count) == owner,
        case let words = Words.split(name), isTitled != words.contains("title"),
        !isTitled || !Self.bodies.isDisjoint(with: words),
        event.verb == .show || (!thing.isEmpty && self.thing(of: name) == thing)
      else { return nil }
      var other = text
      other.name = name
      other.subject = assignment.receiver
      other.value = assignment.value
      other.statement = Int(assignment.statement)
      return other
    }.first
  }

  /// Whether a text only counts what another view, called after the same thing, is given to show:
  /// `Tip 3/10`.
  func isHalf(_ text: Change) -> Bool {
    let kinds: Set<String> = ["view", "lbl", "field", "count", "counter", "number"]
    func thing(_ name: String) -> [String] { self.thing(of: name).filter { !kinds.contains($0) } }
    let own = thing(text.name)
    let block = Int(outline.statements[text.statement].block)
    guard text.kind == .text, !own.isEmpty, block >= 0 else { return false }
    return outline.assignments(directlyIn: block).contains { assignment in
      guard assignment.property == "text", !outline.hasOwnWords(assignment.value),
        let token = outline.lastNameToken(of: assignment.receiver)
      else { return false }
      return outline.text(token) != text.name && thing(outline.text(token)) == own
        && !outline.isNoText(assignment.value)
    }
  }

  /// What the label of a title or a message is about: `radar`, of `radarTitleLabel`.
  private func thing(of label: String) -> [String] {
    Words.split(label).filter { $0 != "title" && $0 != "label" && !Self.bodies.contains($0) }
  }

  /// Two texts as one; in Objective-C either may be missing.
  func joined(_ title: String, _ body: String, by mark: String = ",") -> String {
    outline.file.language == .swift
      ? Message.joined(title, body, by: mark)
      : "[NSString stringWithFormat:@\"%@. %@\", \(present(title)), \(present(body))]"
  }

  /// A text as an argument of a format, which would make "(null)" of one that is missing.
  private func present(_ text: String) -> String {
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "_.->".contains($0) }
    return isName ? "\(text) ?: @\"\"" : text
  }

  /// Words for what is said below a title.
  private static let bodies = Set(
    words: "message msg content detail details subtitle subheading body description info text")
}
