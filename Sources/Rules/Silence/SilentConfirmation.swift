import Findings
import Indexing
import Outlining

extension Rule {
  /// A command was carried out, and nothing shows or says so.
  package static let silentConfirmation = Rule(
    RuleInfo(
      id: "silent-confirmation",
      summary: "a command is carried out and VoiceOver says nothing",
      rationale: """
        A sighted user sees the row go, or trusts the button that was pressed. A VoiceOver user \
        hears nothing at all and cannot tell whether anything was copied, deleted or saved.
        """,
      remedy: """
        What was done is announced: in the project's own words where it has some, else in words of \
        the function's name. What was copied is never spoken.
        """,
      limits: [
        "Commands are functions of screens and views named after what they have a model do.",
        "Where anything else is shown, presented or updated, the command is left alone.",
      ])
  ) { event, _ in
    guard let command = event.changes.first(where: { $0.kind == .command }) else { return nil }
    switch event.decision {
    case .asked, .awaited: break
    default: return nil
    }
    // The edit menu's own command.
    guard !["copy", "cut"].contains(event.functionName) else { return nil }
    let words = event.functionWords
    guard !event.isAssumed || event.decision == .asked || words.contains(command.name) else {
      return nil
    }
    return command.name == "copy"
      ? "something is copied without a confirmation"
      : "'\(event.functionName)' does its work without a confirmation"
  }
}
