import Findings
import Indexing
import Outlining
import SourceText

/// Finds the events that change nothing on screen which other rules know of: a command carried out,
/// a page turned, an image exchanged, a wait over.
struct QuietEvents {
  let outline: SyntaxOutline
  let facts: ProjectFacts
  let states: StateUses
  /// What the file changes on screen.
  let changes: [Change]

  /// Returns the events that remain to be judged, numbered from `first`.
  func events(after first: Int, _ silence: Silence) -> [Event] {
    let finders = [
      CommandFinder(outline: outline, facts: facts).changes(),
      PictureFinder(outline: outline, facts: facts).changes(),
      PageFinder(outline: outline, facts: facts).changes(),
      LoadingFinder(outline: outline, facts: facts, states: states).changes(),
    ]
    let grouping = EventGrouping(outline: outline, facts: facts)
    let signs = OtherSigns(outline: outline, changes: changes)
    var result: [Event] = []
    for changes in finders where !changes.isEmpty {
      let sorted = changes.inOrder { $0.statement < $1.statement }
      for var event in grouping.events(of: sorted) where silence.isKept(event) {
        // Turning a page is meant to change the screen.
        let isPage = event.changes[0].kind == .page
        guard isPage || !signs.isFound(beside: event) else { continue }
        event.id = first + result.count
        result.append(event)
      }
    }
    return result
  }
}
