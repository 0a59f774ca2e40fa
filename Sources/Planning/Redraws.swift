import Findings
import Indexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether a function is handed nothing and shows anew what there is, whatever has changed, and a text is read from that:
  /// `update()`, `refreshUI()`, `didChangeModel()`.
  ///
  /// The text is then most often the one that was there before.
  func isShownAnew(_ text: Change, of event: Event) -> Bool {
    guard event.context.own.isEmpty, !event.context.isLater,
      outline.declarations[event.function].parameters.isEmpty
    else { return false }
    let words = Words.split(event.functionName)
    let redraws: Bool
    switch words.first {
    case "update", "refresh", "render", "reload", "redraw":
      redraws = words.dropFirst().allSatisfy(wholes.contains)
    case "did": redraws = words.count == 3 && words[1] == "change" && wholes.contains(words[2])
    default: redraws = false
    }
    return redraws && !outline.isSentence(text.value) && !outline.hasWords(text.value)
  }
}

/// Words for all that a part of a screen shows.
private let wholes: Set<String> = [
  "ui", "view", "views", "interface", "screen", "state", "model", "data", "element", "elements",
  "content", "contents", "display", "layout", "dynamic", "all", "with", "for",
]
