import Findings

extension Rule {
  /// An announcement is a speech.
  package static let longAnnouncement = Rule(
    RuleInfo(
      id: "long-announcement",
      summary: "an announcement is longer than a sentence",
      rationale: """
        An announcement cannot be paused, and it cannot be read again: what was missed is gone. \
        A long one is cut off by the next touch before its end.
        """,
      severity: .note,
      remedy: """
        Nothing is written: only its author can shorten it. Announce the outcome in one short sentence and \
        leave the rest where it can be read.
        """,
      heard: "Its beginning, up to the next touch; nothing brings back the rest.",
      limits: [
        "Only literals are measured: two sentences of more than 100 characters, or 200 in all.",
        "Texts that are kept in string tables under a key are not known.",
      ])
  ) { post, _, context in
    guard post.speaks,
      let literal = context.outline.spokenLiteral(of: post.text)
    else { return nil }
    let text = context.outline.spokenWords(of: literal)
    let sentences = text.split { $0 == "." || $0 == "!" || $0 == "?" }
      .count { $0.first == " " || text.hasPrefix($0) }
    guard text.count > 200 || (sentences > 1 && text.count > 100) else { return nil }
    return ("\(text.count) characters are announced in one go", .long)
  }
}
