import Findings
import Outlining

extension Rule {
  /// Something lies over the screen, or goes from it, and nothing leads there or back.
  package static let silentModal = Rule(
    RuleInfo(
      id: "silent-modal",
      summary: "an overlay or dialog of the app's own appears or goes and VoiceOver is not told",
      rationale: """
        The system moves VoiceOver into what it presents, and back. What an app lays over its \
        screen by itself stays unnoticed: the user goes on reading what nobody sees any more, or, \
        when it goes, is left on an element that is gone.
        """,
      frameworks: [.uiKit, .objectiveC],
      criterion: "4.1.3 Status Messages (AA), 2.4.3 Focus Order (A)",
      remedy: """
        .screenChanged with the view that lies on top; when it goes, with the control that opened \
        it where the code names one, else nil. For a popup, which leaves most of the screen as it \
        was, .layoutChanged with the same.
        """,
      limits: [
        "Overlays and dialogs are recognised by their names, or by being made modal for VoiceOver.",
        "A panel or menu that leaves the rest of the screen in use is a view that appears.",
      ])
  ) { event, context in
    if let change = event.changes([.modal, .background]).first {
      guard event.verb != .configure else { return nil }
      return change.kind == .modal
        ? "'\(change.name)' becomes or ceases to be modal without a notification"
        : "what lies over '\(change.name)' comes or goes without a notification"
    }
    guard event.verb != .configure, event.verb != .load else { return nil }
    let modals = event.changes([.shown, .hidden]).filter { change in
      change.role.contains(.modal) && change.role.isDisjoint(with: [.decoration, .loading])
    }
    guard let change = modals.first else { return nil }
    return modals.contains { $0.kind == .shown }
      ? "'\(change.name)' covers the screen without a notification"
      : "'\(change.name)' goes without a notification"
  }
}
