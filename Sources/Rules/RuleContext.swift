package import Indexing
package import Outlining

/// What rules look at: one file, what it changes, and what is known of its project.
package struct RuleContext: Sendable {
  package let outline: SyntaxOutline
  package let facts: ProjectFacts
  /// Events that might be told, in source order; nobody has claimed them yet.
  package let events: [Event]
  /// Whether a view of the file shows that something is waited for.
  package let showsWaiting: Bool

  package init(_ outline: SyntaxOutline, _ facts: ProjectFacts) {
    self.outline = outline
    self.facts = facts
    let states = StateUses(outline)
    let changes = ChangeFinder(outline, states: states).changes
    let grouping = EventGrouping(outline: outline, facts: facts)
    let silence = Silence(outline: outline, facts: facts)
    events = changes.isEmpty ? [] : grouping.events(of: changes).filter { silence.isKept($0) }
    showsWaiting =
      states.showsWaiting
      || changes.contains { $0.kind == .loadingStart || $0.kind == .loadingEnd }
  }

  /// The name of the type around an event, as spelt; empty for none.
  package func typeName(_ event: Event) -> String {
    var index = event.function
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.isType {
        return declaration.nameToken >= 0 ? outline.text(Int(declaration.nameToken)) : ""
      }
      index = Int(declaration.parent)
    }
    return ""
  }
}
