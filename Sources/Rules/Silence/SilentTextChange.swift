import Findings
import Indexing
import Outlining
import SourceText

extension Rule {
  /// A label that tells the state of things changes unheard.
  package static let silentTextChange = Rule(
    RuleInfo(
      id: "silent-text-change",
      summary: "a status text changes and VoiceOver says nothing",
      rationale: """
        The label says what has become of the user's action. VoiceOver reads a label only when it \
        has the focus, and the focus is elsewhere.
        """,
      remedy: "The text that the label is given is announced, without signs around its words.",
      limits: [
        "Labels that tell a status are recognised by their names, or by an error that they show else.",
        "That something has begun is not told, only what has come of it.",
      ])
  ) { event, context in
    // What stands there until something happens is put back.
    guard
      event.context.isLater || !["reset", "clear"].contains(event.functionWords.first)
    else { return nil }
    // What was just picked of a list of choices was heard there.
    let head = context.outline.head(ofClosure: event.context.closure)
    let isPicked = head.map { Words.split($0).contains { $0.hasPrefix("select") } } ?? false
    let texts = event.changes([.text, .stateText]).keeping { !isPicked || $0.value.count > 1 }
    guard
      let change = texts.first(where: {
        $0.role.contains(.status) && $0.role.isDisjoint(with: [.input, .control, .decoration])
      })
    else { return nil }
    return "status text '\(change.name)' changes without an announcement"
  }
}
