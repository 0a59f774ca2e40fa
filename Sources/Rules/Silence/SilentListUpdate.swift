import Findings
import Indexing
import Outlining

extension Rule {
  /// A list changes at once, unheard.
  package static let silentListUpdate: Rule = Rule(
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
        "While something is typed, only that nothing is left is told, and only in SwiftUI.",
      ])
  ) { context -> [Finding] in
    let finder = ShownStateFinder(context: context)
    let emptied = finder.isOfSwiftUI ? finder.emptiedSearches() : []
    return silentListUpdate.info.findings(in: context, matches: isUpdate)
      + emptied.map { emptied in
        Finding(
          rule: silentListUpdate.info, anchor: context.outline.range(emptied.condition),
          message: "a search leaves nothing of a list without an announcement",
          subject: .emptiedSearch(emptied.search))
      }
  }

  private static func isUpdate(_ event: Event, _ context: RuleContext) -> String? {
    let lists = event.changes([.list, .stateList, .rows])
    guard !lists.isEmpty, !event.showsItsList else { return nil }
    return "a list changes without an announcement"
  }
}
