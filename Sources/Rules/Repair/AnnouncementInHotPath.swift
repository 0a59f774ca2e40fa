import Findings

extension Rule {
  /// An announcement is made over and over.
  package static let announcementInHotPath = Rule(
    RuleInfo(
      id: "announcement-in-hot-path",
      summary: "an announcement is posted at every key, scroll step, tick, cell or turn of a loop",
      rationale: """
        Each announcement interrupts the one before. Posted many times a second they are heard as \
        stammering, and nothing else on the screen can be read meanwhile.
        """,
      remedy: """
        Nothing is written: when to speak is for the app to decide. Wait until it is quiet, announce only the \
        end, or give the changing element the trait .updatesFrequently.
        """,
      heard: "Stammering: each announcement cuts off the one before.",
      limits: [
        "A post under a condition of its own is taken to be made seldom.",
        "Functions that a loop calls are not looked into.",
      ])
  ) { post, surroundings, context in
    guard post.kind == .announcement, surroundings.isRepeated else { return nil }
    return ("this announcement is posted again and again", .inHotPath)
  }
}
