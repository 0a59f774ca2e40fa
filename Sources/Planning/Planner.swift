import Indexing
import Lexing
import Outlining
package import Rules
import SourceText

/// Decides what becomes of a finding: kind, words, priority, delay, place, and how sure we are.
package struct Planner {
  let context: PlanningContext

  package init(_ context: PlanningContext) { self.context = context }

  /// Returns the plan for a finding; `nil` where nothing needs to be said after all.
  package func plan(_ finding: Finding) -> Plan? {
    switch finding.subject {
    case .misplacedString(let token, let isScreenChange):
      return repair(finding, token, isScreenChange)
    case .event(let event):
      guard event.decision != .hot else { return .display(finding, .hotPath) }
      guard event.decision != .firstLoad || context.rules.showsWaiting else {
        return .display(finding, .firstLoad)
      }
      switch finding.rule {
      case "silent-failure": return FailurePlan(context, finding, event).plan()
      case "silent-toast": return ToastPlan(context, finding, event).plan()
      case "silent-load", "silent-list-update": return ListPlan(context, finding, event).plan()
      case "silent-text-change": return TextPlan(context, finding, event).plan()
      default: return VisibilityPlan(context, finding, event).plan()
      }
    }
  }

  private func repair(_ finding: Finding, _ token: Int, _ isScreenChange: Bool) -> Plan {
    let outline = context.outline
    let name = outline.file.language == .swift
      ? "announcement" : "UIAccessibilityAnnouncementNotification"
    return Plan(
      finding: finding,
      action: .edit(Edit(range: outline.token(token).range, replacement: name)),
      applicability: isScreenChange ? .unsafe : .safe,
      reason: isScreenChange ? .weakEvidence : nil, title: "post it as an announcement")
  }
}
