import Findings
import Indexing
import Outlining

extension Rule {
  /// Another page comes into view, unheard.
  package static let silentPageChange = Rule(
    RuleInfo(
      id: "silent-page-change",
      summary: "a page turns and VoiceOver does not say which one is shown",
      rationale: """
        A scroll view says "page 2 of 5" by itself. Where an app turns its pages in \
        accessibilityScroll, or by buttons of its own, it has to say so, too; else the user swipes \
        and does not know whether anything happened.
        """,
      frameworks: [.uiKit, .objectiveC],
      remedy: """
        .pageScrolled with the page's number before accessibilityScroll returns true; an \
        announcement of it for next and previous controls.
        """,
      limits: [
        "The number is known where the type has a page control, or counts its pages itself.",
        "Pages of scroll views and page view controllers are spoken by the system.",
      ])
  ) { event, _ in
    guard let page = event.changes.first(where: { $0.kind == .page }) else { return nil }
    guard page.name != "accessibilityScroll" else {
      return "'accessibilityScroll' turns the page without a notification"
    }
    return event.decision == .asked
      ? "'\(event.functionName)' turns the page without an announcement" : nil
  }
}
