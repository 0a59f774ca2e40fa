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
    let words = event.functionWords
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

  /// Whether the label that a branch gives a text may be given another one after it: then only the last
  /// is seen.
  func isSetAgain(_ text: Change, of event: Event) -> Bool {
    guard text.kind == .text, outline.blocks[event.home].kind == .ifBody,
      !outline.leaves(event.home)
    else { return false }
    let label = outline.text(text.subject)
    let end = outline.statements[text.statement].tokens.end
    return outline.assignments(in: outline.declarations[event.function].tokens).contains { index in
      let assignment = outline.assignments[index]
      let block = Int(assignment.block)
      return assignment.property == "text" && assignment.target.start >= end
        && outline.text(assignment.receiver) == label
        && outline.body(around: block) == outline.body(around: event.home)
        && outline.blocks[block].kind != .catchBody && !outline.isExclusive(block, event.home)
    }
  }

  /// Whether a text is put behind another one, or more is put behind it further down: then it is half of
  /// what is shown.
  ///
  /// `error = "Choose a size"` and, where the colour is missing as well, `error! += " and a colour"`.
  func isAddedTo(_ texts: [Change], of event: Event) -> Bool {
    guard event.function >= 0, !outline.leaves(event.home) else { return false }
    let body = outline.declarations[event.function].tokens
    // Few functions add to a text at all; of what is set there may be very many.
    let additions = outline.assignments[outline.assignments(in: body)].filter(\.isCompound)
    guard !additions.isEmpty else { return false }
    return texts.contains { text in
      let start = outline.statements[text.statement].tokens.start
      let name = Name(text.name)
      return additions.contains { addition in
        addition.target.start >= start
          && (text.kind == .text
            ? outline.lastName(of: addition.receiver) == name : addition.property == name)
          && outline.body(around: Int(addition.block)) == outline.body(around: event.home)
          && !outline.isExclusive(Int(addition.block), event.home)
      }
    }
  }

  /// Words for all that a part of a screen shows.
  private static let wholes: Set<String> = Set(
    words: """
      ui view views interface screen state model data element elements content contents display
      layout dynamic all with for
      """)
}
