import Findings

extension Rule {
  /// What the system says at the same moment cuts an announcement off.
  package static let swallowedAnnouncement = Rule(
    RuleInfo(
      id: "swallowed-announcement",
      summary: "an announcement is posted while VoiceOver speaks of the tap or of a new screen",
      rationale: """
        After a double tap VoiceOver has something to say of the control, and after a screen has \
        come or gone it reads where the focus lands. What was posted in the same call stack is \
        spoken first and is cut off: the user hears a syllable of it, or nothing.
        """,
      remedy: """
        The post waits a second, with its text as it was when it was posted; a tenth of a second \
        where it has high priority.
        """,
      heard: "A syllable of it or nothing, and then the control or the new screen.",
      limits: [
        "An announcement with a priority, or with any other attribute, is left alone.",
        "So is one in a function that is also called from elsewhere, or kept to be called later.",
        "Announcer functions of the project's own are taken to wait by themselves.",
        "What a custom accessibility action says is spoken whole, and is no finding.",
      ])
  ) { post, surroundings, context in
    guard post.isPlainText, post.isStatement(in: context.outline),
      !surroundings.isHandedOn, !context.isEmptyText(post.text)
    else { return nil }
    if surroundings.isBesideNavigation {
      return ("the screen that comes or goes talks over this announcement", .talkedOver)
    }
    guard surroundings.isInTap else { return nil }
    return ("what VoiceOver says of the tap may cut this announcement off", .talkedOver)
  }
}
