import Findings
import Outlining

extension Rule {
  /// An announcement has nothing to say.
  package static let missingArgument = Rule(
    RuleInfo(
      id: "missing-argument",
      summary: "an announcement is posted without a text",
      rationale: """
        An announcement says what it is given. Given nil or an empty string it says nothing, and \
        the user is left without the word that the code meant to send.
        """,
      remedy:
        "Nothing is written: the code does not say what the user was to hear. Give it a short text.",
      heard: "Nothing.",
      limits: [
        "Only nil and empty literals are seen, not variables that are empty.",
        "Some use an empty announcement to stop VoiceOver; suppress the rule there.",
      ])
  ) { post, _, context in
    guard post.kind == .announcement,
      post.argument.isEmpty || context.isEmptyText(post.text)
    else { return nil }
    return ("this announcement says nothing", .missing)
  }
}
