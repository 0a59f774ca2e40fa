import Findings

extension Rule {
  /// A list changes at once, unheard.
  package static let silentListUpdate = Rule(
    RuleInfo(
      id: "silent-list-update",
      summary: "a list changes and VoiceOver says nothing",
      rationale: """
        Rows come, go or are replaced somewhere below the control that the user just touched. \
        Nothing near the focus changes, so nothing is spoken.
        """,
      remedy: "The new number of items is announced, or the confirmation that the function has.",
      limits: [
        "Standard table editing is spoken by the system and is no finding.",
        "A count is spoken only of the collection that the list is proven to show.",
      ])
  ) { event, context in
    let lists = event.changes([.list, .stateList, .rows])
    guard !lists.isEmpty, !event.showsItsList else { return nil }
    return "a list changes without an announcement"
  }
}
