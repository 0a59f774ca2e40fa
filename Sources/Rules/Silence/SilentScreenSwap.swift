import Findings

extension Rule {
  /// The screen, or most of it, is replaced without the system's navigation.
  package static let silentScreenSwap = Rule(
    RuleInfo(
      id: "silent-screen-swap",
      summary: "a screen replaces another and VoiceOver is not told",
      rationale: """
        The system tells VoiceOver of a new screen where it shows it: pushed, presented, another \
        tab. Where an app exchanges child view controllers or the window's root by itself, \
        VoiceOver stays with an element that is gone.
        """,
      frameworks: [.uiKit, .objectiveC],
      criterion: "4.1.3 Status Messages (AA), 2.4.3 Focus Order (A)",
      remedy: """
        .screenChanged with the view of the controller that came, after it has moved to its \
        parent, or in the transition's completion.
        """,
      limits: [
        "A first child that is only embedded is no swap.",
        "What replaces the root at launch is no swap.",
      ])
  ) { event, _ in
    guard let swap = event.changes.first(where: { $0.kind == .swap || $0.kind == .step }) else {
      return nil
    }
    if swap.kind == .step { return "a step of several comes on screen without a notification" }
    return swap.name.isEmpty
      ? "a screen replaces another without a notification"
      : "'\(swap.name)' replaces another screen without a notification"
  }
}
