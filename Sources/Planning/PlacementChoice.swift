import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Chooses the statement beside which the post is written.
struct PlacementChoice {
  let context: PlanningContext
  let event: Event
  private var outline: SyntaxOutline { context.outline }

  init(_ context: PlanningContext, _ event: Event) {
    self.context = context
    self.event = event
  }

  /// What is posted decides how far behind the event it may stand.
  enum Purpose {
    /// Text: directly after what shows it.
    case speech
    /// Focus: when the layout is done, in the animation's completion where the event has one.
    case focus
    /// A presenter's message: when all is set up.
    case presentation
  }

  /// After the last statement of the event; `nil` where a statement may not stand there.
  func placement(_ purpose: Purpose) -> Placement? {
    if purpose == .focus, event.completionBlock >= 0, let inside = end(of: event.completionBlock) {
      return inside
    }
    if let braces = bracesOfCase { return end(of: braces) }
    let block = outline.blocks[event.home]
    guard block.legality == .legal || block.legality == .unbraced else { return nil }
    let last = extended(event.last)
    return after(purpose == .speech ? last : settled(last))
  }

  /// The braces in which a `case` of Objective-C has all of the event: `case 1: { … } break;`.
  private var bracesOfCase: Int? {
    guard outline.isCaseOfC(event.home) else { return nil }
    return outline.blocks.indices.first { index in
      let block = outline.blocks[index]
      return block.kind == .compound && Int(block.parent) == event.home
        && event.changes.allSatisfy { outline.isBlock($0.block, inside: index) }
    }
  }

  /// Goes on to the end of the block while nothing leaves it and nothing is decided.
  private func settled(_ statement: Int) -> Int {
    var current = statement
    while true {
      let next = Int(outline.statements[current].next)
      guard next >= 0 else { return current }
      switch outline.statements[next].kind {
      case .expression, .declaration, .if, .for:
        guard !endsLater(next), !awaits(next) else { return current }
        current = next
      default: return current
      }
    }
  }

  /// The place at the end of a block, before what leaves it.
  private func end(of block: Int) -> Placement? {
    guard outline.blocks[block].legality == .legal else { return nil }
    let last = Int(outline.blocks[block].last)
    guard last >= 0 else { return nil }
    return after(last)
  }

  private func after(_ statement: Int) -> Placement? {
    let kind = outline.statements[statement].kind
    if kind == .unknown || kind == .directive || kind == .defer { return nil }
    return Placement(kind.leavesBlock ? .before : .after, statement: statement)
  }

  /// Whether a statement waits for something: what is shown meanwhile is said before.
  private func awaits(_ statement: Int) -> Bool {
    outline.statements[statement].tokens.indices.contains { outline.token($0).word == .await }
  }

  /// Whether a statement sets a time at which what was shown goes again.
  private func endsLater(_ statement: Int) -> Bool {
    outline.calls.contains { call in
      guard Int(call.statement) == statement else { return false }
      switch call.name {
      case "asyncAfter", "dispatch_after", "scheduledTimer", "perform",
        "performSelector:withObject:afterDelay:", "sleep",
        "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:":
        return true
      default: return false
      }
    }
  }

  /// Goes on past statements that only finish what the event began: layout, animation, timers, what is handed to the
  /// view that appears.
  private func extended(_ statement: Int) -> Int {
    var current = statement
    while true {
      let next = Int(outline.statements[current].next)
      guard next >= 0, finishes(next) else { return current }
      current = next
    }
  }

  private func finishes(_ statement: Int) -> Bool {
    let item = outline.statements[statement]
    guard item.kind == .expression else { return false }
    var isFinishing = false
    for call in outline.calls
    where Int(call.statement) == statement && call.flags.contains(.wholeStatement) {
      switch call.name {
      case "layoutIfNeeded", "setNeedsLayout", "bringSubviewToFront", "sendSubviewToBack",
        "layoutSubviews", "setNeedsDisplay", "endRefreshing", "stopAnimating", "activate",
        "bringSubviewToFront:", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
        "sizeToFit", "endUpdates", "endEditing":
        isFinishing = true
      case "animate", "transition", "animateWithDuration:animations:",
        "animateWithDuration:animations:completion:":
        isFinishing = true
      default: isFinishing = isFinishing || handsText(call)
      }
    }
    return isFinishing
  }

  /// Whether a call hands a text to the view that appears: `stateView.set(message: text)`.
  private func handsText(_ call: Call) -> Bool {
    guard let view = outline.lastName(of: call.receiver),
      event.shownTelling.contains(where: { Name($0.name) == view })
    else { return false }
    return call.arguments.contains {
      MessageChoice.labels.contains(outline.arguments[Int($0)].label)
    }
  }
}
