import Findings
import Outlining

extension Rule {
  /// A part of the screen appears or goes unheard.
  package static let silentVisibilityChange = Rule(
    RuleInfo(
      id: "silent-visibility-change",
      summary: "a part of the screen appears or goes and VoiceOver is not told",
      rationale: """
        VoiceOver keeps its own picture of the screen. When a view appears, nobody says so; when \
        the view under the focus goes, the focus is lost somewhere.
        """,
      remedy: """
        .layoutChanged with the view that appeared; when a view goes, with the control that opened \
        it where the code names one, else nil. Inside the animation's completion where one is written.
        """,
      limits: [
        "What only decorates, such as lines, shadows and spinners, is left out.",
        "An error that goes again is no news.",
        "Focus is given by default only to a view of which the action's name speaks.",
        "In SwiftUI only a text is told, and one that stands in the view or is a constant.",
        "A dialog of SwiftUI's is known by its name, or by that of what brings it: alert, dialog, modal, popup.",
      ])
  ) { event, context in
    // What says beside its spinner how far something is says nothing of what comes of it.
    let texts = event.changes(.text)
    if !texts.isEmpty, event.changes.contains(where: { $0.kind == .loadingStart }),
      !event.changes.contains(where: { $0.kind == .loadingEnd }),
      texts.allSatisfy({ context.outline.tellsWork($0.value) })
    {
      return nil
    }
    let visible = event.changes([.shown, .hidden, .visibility, .stateFlag]).filter {
      $0.role.isDisjoint(with: [.decoration, .loading, .cell]) && !$0.name.isEmpty
        // An error that goes was not where the focus is: what is gone needs no word.
        && !($0.kind == .hidden && $0.role.contains(.error))
    }
    let speaking = visible.first { $0.kind == .stateFlag && !$0.value.isEmpty }
    guard
      let change = speaking ?? visible.first(where: { $0.kind != .hidden }) ?? visible.first
    else { return nil }
    switch change.kind {
    case .hidden: return "'\(change.name)' goes without a notification"
    case .visibility, .stateFlag:
      return "'\(change.name)' appears or goes without a notification"
    default: return "'\(change.name)' appears without a notification"
    }
  }
}
