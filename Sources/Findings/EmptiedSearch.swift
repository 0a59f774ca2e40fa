package import Outlining

/// A list of a SwiftUI view that is narrowed by what the user types, and what the view shows where nothing
/// is left of it.
package struct EmptiedSearch: Sendable {
  /// The view's type.
  package var type: Name
  /// The one expression of the view's `body`; -1 where that has several, or none.
  package var statement: Int
  /// What is left, as it is read in the view: `foundNotes`, `model.foundNotes`.
  package var found: String
  /// What is typed, as it is read in the view: `searchText`, `model.searchText`.
  package var typed: String
  /// What the view then says, the same wherever it is read; empty where the system's own view says it.
  package var text: TokenRange

  package init(type: Name, statement: Int, found: String, typed: String, text: TokenRange) {
    self.type = type
    self.statement = statement
    self.found = found
    self.typed = typed
    self.text = text
  }
}
