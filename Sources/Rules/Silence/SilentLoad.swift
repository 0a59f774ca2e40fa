import Findings
import Indexing
import Outlining

extension Rule {
  /// What was waited for arrives unheard.
  package static let silentLoad: Rule = Rule(
    RuleInfo(
      id: "silent-load",
      summary: "loaded content replaces what is shown and VoiceOver says nothing",
      rationale: """
        A sighted user sees the spinner go and the list fill. A VoiceOver user hears nothing and \
        has to explore the screen again and again to find out whether anything has arrived.
        """,
      remedy:
        "The outcome is announced once it is on screen: how many there are, or the text shown.",
      limits: [
        "The first load of a screen that shows nobody waiting is left alone.",
        "A count is spoken only of the collection that the list is proven to show.",
        "A model that loads by itself is told of where the view shows that by a flag which nothing else sets.",
        "Where the number would be spoken untranslated, only an error or the view's text for an empty list is.",
      ])
  ) { context -> [Finding] in
    let finder = ShownStateFinder(context: context)
    let waited = finder.isOfSwiftUI ? finder.waitedLoads() : []
    return silentLoad.info.findings(in: context, matches: isLoad)
      + waited.map { waited in
        Finding(
          rule: silentLoad.info, anchor: context.outline.range(waited.flag),
          message: message, subject: .waitedLoad(waited.load))
      }
  }

  private static let message = "content is loaded and shown without an announcement"

  private static func isLoad(_ event: Event, _ context: RuleContext) -> String? {
    let lists = event.changes([.list, .stateList, .rows, .modelLoad])
    guard !lists.isEmpty, !event.showsItsList else { return nil }
    guard
      event.context.isLater || event.verb == .load || event.decision == .awaited
        || event.decision == .firstLoad
    else { return nil }
    return message
  }
}
