import Findings
import Indexing
import SourceText

extension Rule {
  /// A wait ends, and nothing but its spinner showed it.
  package static let silentLoadingState = Rule(
    RuleInfo(
      id: "silent-loading-state",
      summary: "a spinner stops and VoiceOver does not say what has come of it",
      rationale: """
        The spinner that goes is all that tells of the end. VoiceOver does not speak it, and so its \
        user waits on, not knowing that all is done.
        """,
      remedy: """
        The outcome is announced once, where the code knows it: what was done, or in high priority \
        the error. The start is not announced.
        """,
      limits: [
        "Only what is named after a command has an outcome to speak of.",
        "A spinner that stops where content appears is left to the rules for that content.",
      ])
  ) { event, context in
    guard event.changes.allSatisfy({ $0.kind == .loadingEnd || $0.kind == .loadingStart }),
      event.changes.contains(where: { $0.kind == .loadingEnd }),
      event.context.isLater, event.decision == .awaited, event.verb != .load,
      event.verb != .hide, event.verb != .configure, !context.hasOtherSigns(beside: event)
    else { return nil }
    let words = event.functionWords
    guard words.contains(where: Verbs.commands.contains) else { return nil }
    return "'\(event.functionName)' ends its wait without an announcement"
  }
}

/// Verbs of commands whose outcome a user waits for.
enum Verbs {
  static let commands: Set<String> = Set(
    words: """
      delete remove save upload send submit archive restore duplicate add import export download
      share post publish update create
      """)

  /// Those after which something else is there than before; `update` and the like may only fetch it.
  static let changes = commands.subtracting(["update", "import", "export", "download"]).union(
    Set(
      words: """
        toggle pin unpin mark unmark like unlike favorite favourite follow unfollow join leave accept reject \
        decline approve block unblock mute unmute move reorder rename cancel complete invite rate vote
        """))
}
