import Findings

extension Rule {
  /// An error becomes visible and nothing says so.
  package static let silentFailure = Rule(
    RuleInfo(
      id: "silent-failure",
      summary: "an error becomes visible and VoiceOver says nothing",
      rationale: """
        A sighted user sees the red text appear. A VoiceOver user has pressed the button, hears \
        nothing, and does not know that anything went wrong, let alone what.
        """,
      severity: .error,
      criterion: "4.1.3 Status Messages (AA), 3.3.1 Error Identification (A)",
      remedy: """
        Where the label appears in the course of what the user did, focus moves to it with \
        .layoutChanged; otherwise its text is announced, in high priority from iOS 17 on.
        """,
      limits: [
        "Errors are recognised by the names of labels, state and functions.",
        "A catch block that shows nothing has nothing to announce and is no finding.",
      ])
  ) { event, context in
    let shown = event.changes([.text, .shown, .visibility, .stateText])
    // What is all of another screen is read there.
    guard !shown.isEmpty, event.changes(.swap).isEmpty else { return nil }
    if let change = shown.first(where: { $0.role.contains(.error) && !$0.role.contains(.input) }) {
      return change.name.isEmpty
        ? "an error appears without a notification"
        : "error '\(change.name)' appears without a notification"
    }
    if context.file.isFailureBranch(event),
      let change = event.changes([.text, .stateText]).first(where: {
        $0.role.contains(.status) && $0.role.isDisjoint(with: [.input, .control])
          && !context.outline.isStandIn($0)
      })
    {
      return "failure text in '\(change.name)' appears without an announcement"
    }
    let words = event.functionWords
    guard words.contains(where: { ["error", "errors", "failure", "failed"].contains($0) }),
      event.verb == .show || event.verb == .other,
      shown.contains(where: { $0.kind == .text || $0.kind == .stateText || $0.kind == .shown }),
      !context.outline.isWithoutFailure(event.home)
    else { return nil }
    return "'\(event.functionName)' shows an error without a notification"
  }
}
