import Findings
import Indexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether a text is read from what is there by a function that is handed nothing and shows that
  /// anew, whatever has changed: `update()`, `refreshUI()`, `didChangeModel()`.
  ///
  /// The text is then most often the one that was there before.
  func isShownAnew(_ text: Change, of event: Event) -> Bool {
    guard event.context.own.isEmpty, !event.context.isLater,
      outline.declarations[event.function].parameters.isEmpty
    else { return false }
    let words = Words.split(event.functionName)
    let wholes = PlanningContext.wholes
    let redraws: Bool
    switch words.first {
    case "update", "refresh", "render", "reload", "redraw":
      redraws = words.dropFirst().allSatisfy(wholes.contains)
    case "did": redraws = words.count == 3 && words[1] == "change" && wholes.contains(words[2])
    default: redraws = false
    }
    return redraws && !outline.isSentence(text.value) && !outline.hasWords(text.value)
  }

  /// Words for all that a part of a screen shows.
  private static let wholes: Set<String> = Set(
    words: """
      ui view views interface screen state model data element elements content contents display
      layout dynamic all with for
      """)
}
