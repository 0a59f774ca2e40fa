import Findings
import Indexing
import Lexing
import Outlining

/// What is said once more by what runs before or after it.
extension EventPlan {
  /// Whether what is told may be no news: it has been told on the way here, or other news come with it.
  var mayBeToldTwice: Bool { goesOnToNextCase || isToldBefore }

  /// Whether the case that the event is in falls through to the next one, which may tell something else.
  private var goesOnToNextCase: Bool {
    let outline = context.outline
    var block = event.home
    while block >= 0, !outline.leaves(block) {
      switch outline.blocks[block].kind {
      case .closure, .function, .accessor: return false
      case .caseBody:
        let last = Int(outline.blocks[block].last)
        if last >= 0, outline.statements[last].kind == .fallthrough { return true }
      default: break
      }
      block = Int(outline.blocks[block].parent)
    }
    return false
  }

  /// Whether the same text has been put on the same label before, where the function has gone on from there.
  private var isToldBefore: Bool {
    guard event.function >= 0, let text = event.changes(.text).last else { return false }
    let outline = context.outline
    let start = outline.statements[text.statement].tokens.start
    let body = outline.body(around: event.home)
    return context.found.events(of: event.function).contains { other in
      other.home < event.home && !outline.isExclusive(other.home, event.home)
        && outline.body(around: other.home) == body
        && !outline.isLeft(other.home, before: start, in: body ?? -1)
        && other.changes(.text).contains {
          $0.subject.start < start && $0.name == text.name
            && outline.text($0.value) == outline.text(text.value)
        }
    }
  }
}
