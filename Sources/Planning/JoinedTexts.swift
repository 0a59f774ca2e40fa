import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension MessageChoice {
  /// A title and what is said below it, as one text; `nil` where there are not just these two, or
  /// where one of them may be missing.
  func shownTexts(_ changes: [Change]) -> Choice? {
    guard changes.count == 2, changes[0].owner == changes[1].owner,
      let title = changes.first(where: isTitle), let body = changes.first(where: { !isTitle($0) }),
      let first = shownText(title), var second = shownText(body),
      [first, second].allSatisfy({ $0.message.binding == nil && !$0.mayBeOptional }),
      // Where one is seen the other has to be.
      first.condition == second.condition,
      // Two literals become a new one, which a project that translates has in no table.
      !context.localization.localizes
        || !(outline.isTextLiteral(title.value) && outline.isTextLiteral(body.value))
    else { return nil }
    if outline.text(body.value) == "error.localizedDescription" {
      second.message.expression = outline.text(body.value)
    }
    var result = second
    result.message.expression =
      outline.file.language == .swift
      ? Message.joined(first.message.expression, second.message.expression)
      : "[NSString stringWithFormat:@\"%@. %@\", \(first.message.expression), \(second.message.expression)]"
    result.message.isHoistedWhenDelayed =
      first.message.isHoistedWhenDelayed || second.message.isHoistedWhenDelayed
    result.names += first.names
    result.doubt = first.doubt ?? second.doubt
    return result
  }

  /// Whether a text is the title of another: by its name, or since the other one tells the details.
  func isTitle(_ change: Change) -> Bool {
    let words = Set(Words.split(change.name))
    if words.contains("title") { return !words.contains("sub") }
    let details: Set<String> = ["details", "detail", "subtitle", "body", "description"]
    return words.isDisjoint(with: details)
      && event.changes([.text]).contains {
        $0.name != change.name && !details.isDisjoint(with: Words.split($0.name))
      }
  }
}
