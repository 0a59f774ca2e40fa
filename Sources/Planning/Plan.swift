package import Announcements
package import Findings
package import SourceText

/// What is to be done about one finding.
package struct Plan: Sendable {
  package var finding: Finding
  package var action: Action
  package var applicability: Applicability
  /// `nil` where the fix is safe.
  package var reason: Reason?
  /// A verb phrase for what a repair does; empty where the action says it all.
  package var title = ""

  package enum Action: Sendable {
    case announce(Announcement)
    /// Modifiers of one view, in this order.
    case attach([Announcement])
    case edit(Edit)
    case repair(Repair)
    case nothing
  }

  /// What string tables have to hold for the action.
  package var newTexts: [NewText] {
    switch action {
    case .announce(let announcement): return [announcement].compactMap(\.newText)
    case .attach(let announcements): return announcements.compactMap(\.newText)
    case .repair(let repair): return repair.newText.map { [$0] } ?? []
    case .edit, .nothing: return []
    }
  }

  package static func display(_ finding: Finding, _ reason: Reason) -> Plan {
    Plan(
      finding: finding, action: .nothing, applicability: .displayOnly, reason: reason)
  }
}

extension Announcement {
  /// The sentence that string tables lack for what it says; `nil` for none.
  fileprivate var newText: NewText? {
    guard case .message(let message) = argument else { return nil }
    return message.newText
  }
}
