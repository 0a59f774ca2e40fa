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
      frameworks: [.uiKit, .swiftUI, .objectiveC],
      criterion: "4.1.3 Status Messages (AA), 2.4.3 Focus Order (A)",
      remedy: """
        .screenChanged with the view of the controller that came, after it has moved to its \
        parent, or in the transition's completion; in SwiftUI without an element, after the state \
        that decides which screen a view is.
        """,
      limits: [
        "A first child that is only embedded is no swap.",
        "What replaces the root at launch is no swap.",
        "In SwiftUI the screens have to be all of a view's 'body', and the state one of its own.",
      ])
  ) { event, _ in
    guard let swap = event.changes.first(where: { [.swap, .stateSwap, .step].contains($0.kind) })
    else {
      return nil
    }
    if swap.kind == .step { return "a step of several comes on screen without a notification" }
    if swap.kind == .stateSwap {
      return "'\(swap.name)' brings another screen without a notification"
    }
    return swap.name.isEmpty
      ? "a screen replaces another without a notification"
      : "'\(swap.name)' replaces another screen without a notification"
  }
}
