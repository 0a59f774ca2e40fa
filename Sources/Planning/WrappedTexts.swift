import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension MessageChoice {
  /// What a view shows of a text that it puts into words of its own, `Text("Could not save: \(problem)")`, with what the
  /// state is given; `nil` where it shows the text by itself, or in several ways.
  func wrapped(_ change: Change) -> Message? {
    guard change.kind == .stateText, event.function >= 0, !change.isPayload,
      let words = wordsAround(Name(change.name), in: outline.typeName(around: event.function))
    else { return nil }
    let value = outline.text(change.value)
    let name = "\\(\(change.name))"
    guard outline.text(words).contains(name) else { return nil }
    if outline.isTextLiteral(change.value) {
      // Looked up, a text inside of another would be another key.
      guard !context.localization.localizes else { return nil }
      let whole = outline.text(words).replacing(name, with: String(value.dropFirst().dropLast()))
      return Message(expression: whole, isHoistedWhenDelayed: false)
    }
    let whole = outline.text(words).replacing(name, with: "\\(\(value))")
    var message = context.lookedUp(
      whole, in: outline.tableArguments(after: words), hasValues: true)
    message?.isHoistedWhenDelayed = true
    return message
  }

  /// The one text of a view's that shows a property, where that is inside of words.
  private func wordsAround(_ property: Name, in type: Name) -> TokenRange? {
    var found: TokenRange?
    for call in outline.calls where call.name == "Text" || call.name == "Label" {
      guard let first = call.arguments.first.map({ outline.arguments[Int($0)] }),
        first.closure < 0, outline.typeName(ofBlock: Int(call.block)) == type,
        first.value.indices.contains(where: {
          outline.token($0).kind == .identifier && outline.name($0) == property
        })
      else { continue }
      guard found == nil, first.value.count == 3,
        outline.token(first.value.start).kind == .stringHead,
        (outline.text(first.value.start) + outline.text(first.value.end - 1))
          .count(where: \.isLetter) > 3
      else { return nil }
      found = first.value
    }
    return found
  }
}
