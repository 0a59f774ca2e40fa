import Findings
import Indexing

extension Rule {
  /// An error is announced so that anything may cut it off.
  package static let errorWithoutPriority = Rule(
    RuleInfo(
      id: "error-without-priority",
      summary: "an error is announced in default priority",
      rationale: """
        Whatever VoiceOver has to say next interrupts an announcement in default priority. From \
        iOS 17 on an error can be announced so that it is heard to its end.
        """,
      criterion: "4.1.3 Status Messages (AA), 3.3.1 Error Identification (A)",
      remedy: "The text is posted as an attributed string with high priority.",
      heard: "The error, until VoiceOver has anything else to say: the rest of it is lost.",
      limits: [
        "Only where the deployment target is iOS 17 or later.",
        "Errors are recognised by names, by the first words of a literal, and by the branch.",
        "What nobody has asked for is left in default priority.",
      ])
  ) { post, surroundings, context in
    guard post.isPlainText, post.isStatement(in: context.outline),
      post.asker.decision != .unasked, post.asker.decision != .hot,
      context.tellsFailure(post, surroundings)
    else { return nil }
    return ("an error is announced in default priority", .urgent)
  }
}
