import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether the parts of a view move that focus when something that they watch changes.
  func movesFocusOnChange(in parts: TypeParts) -> Bool {
    let states = focusStates
    guard !states.isEmpty else { return false }
    return assignments.contains { assignment in
      states.contains(assignment.property)
        && parts.contains(assignment.target.start)
        && closures(around: Int(assignment.block)).contains {
          ["onReceive", "onChange"].contains(call(ofClosure: $0)?.name)
        }
    }
  }
}
