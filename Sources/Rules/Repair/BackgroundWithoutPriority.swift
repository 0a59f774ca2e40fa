import Findings
import Indexing

extension Rule {
  /// What nobody waits for interrupts what the user listens to.
  package static let backgroundWithoutPriority = Rule(
    RuleInfo(
      id: "background-without-priority",
      summary: "the outcome of background work is announced in default priority",
      rationale: """
        An announcement in default priority interrupts what VoiceOver is saying. Somebody who \
        reads a text does not want it cut off because a sync has ended somewhere.
        """,
      remedy: "The text is posted as an attributed string with low priority: it waits its turn.",
      heard: "The outcome at once, in the middle of whatever is being read.",
      limits: [
        "Only where the deployment target is iOS 17 or later.",
        "Background work is what notifications, pushes, sockets and observers begin.",
        "It cannot know what is urgent for your users; that is for a reader to judge.",
      ])
  ) { post, surroundings, context in
    guard post.isPlainText, post.isStatement(in: context.outline),
      !post.context.isInLoop, surroundings.isUnasked, !surroundings.isHandedOn,
      !context.tellsFailure(post, surroundings), !context.isBesideError(post),
      // What is called by a failure says so, whatever its words.
      Words.split(surroundings.functionName).allSatisfy({
        !["error", "failed", "failure"].contains($0)
      })
    else { return nil }
    return ("background work is announced in default priority", .casual)
  }
}
