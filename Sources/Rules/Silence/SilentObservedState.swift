import Findings
import Outlining

extension Rule {
  /// A view shows what its model has to say, unheard.
  package static let silentObservedState = Rule(
    RuleInfo(
      id: "silent-observed-state",
      summary: "a view shows state that its model changes and VoiceOver says nothing",
      rationale: """
        The model finds out what went wrong and the view shows it. The model knows of no screen and \
        the view runs no code when its text changes, so nobody tells a VoiceOver user.
        """,
      frameworks: [.swiftUI],
      remedy: """
        The view watches the text with .onChange(of:) and announces it; a toast, and a branch of a \
        switch that shows what a case carries or says that something failed, announces its message when \
        it appears.
        """,
      limits: [
        "Texts are recognised by their names: errors, messages, states, results.",
        "What other types read of a model that is passed in they may tell, too: then the fix is not safe.",
        "A field of the app's own that is handed its error tells it, not safely: who hands it is not known.",
        "A view that is handed the state of a load tells a failure only where it offers to try again.",
        "Nothing is written where 'body' is more than one expression.",
        "A view that is made for each row of a list is left alone.",
      ])
  ) { context in
    let finder = ShownStateFinder(context: context)
    guard finder.isOfSwiftUI else { return [] }
    let branches = finder.branches()
    let told = branches.map { context.outline.statements[$0.statement].tokens }
    let states = finder.states().compactMap { state -> ShownState? in
      var state = state
      // What a branch tells itself is told.
      state.texts.removeAll { text in
        told.contains { $0.contains(context.outline.calls[text.call].tokens.start) }
      }
      return state.texts.isEmpty ? nil : state
    }
    return (states + branches).map { finding($0, in: context) }
  }

  private static func finding(_ state: ShownState, in context: RuleContext) -> Finding {
    let text = state.texts[0]
    return Finding(
      rule: silentObservedState.info,
      anchor: context.outline.range(context.outline.calls[text.call].tokens),
      message: state.isToast
        ? "the toast shows '\(text.expression)' without an announcement"
        : "'\(text.expression)' appears without an announcement",
      subject: .shownState(state))
  }
}
