import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds where a SwiftUI view's waiting state ends: `isSaving = false`.
struct LoadingFinder {
  let outline: SyntaxOutline
  let facts: ProjectFacts
  let states: StateUses

  func changes() -> [Change] {
    outline.assignments.compactMap { assignment in
      guard assignment.statement >= 0, assignment.propertyToken >= 0,
        outline.setsOwn(assignment),
        outline.spelling(assignment.value) == "false",
        states.use(of: assignment.property, in: outline.typeName(ofBlock: Int(assignment.block)))
          .contains(.loading)
      else { return nil }
      let token = Int(assignment.propertyToken)
      return Change(
        kind: .loadingEnd, statement: Int(assignment.statement), block: Int(assignment.block),
        subject: TokenRange(token, token + 1), name: outline.text(token), value: .none,
        vocabulary: facts.vocabulary)
    }
  }
}
