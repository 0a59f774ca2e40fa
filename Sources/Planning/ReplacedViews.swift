import Findings
import Indexing
import Outlining
import SourceText

/// What a branch of a view takes the place of.
extension SyntaxOutline {
  /// Whether VoiceOver has to look for another place when a branch of a view comes: it is instead of all that the
  /// view showed, or of a button, which may have been pressed.
  func takesFocusAway(_ branch: Int) -> Bool {
    guard blocks[branch].kind.isBranch, blocks[branch].parent >= 0 else { return false }
    return isAllOfView(branch) || branches(beside: branch).contains(where: hasButton)
  }

  private func hasButton(_ branch: Int) -> Bool {
    calls[calls(in: interior(of: branch))].contains { $0.name == "Button" }
  }

  /// Whether a view changes into another of its states beside an event, and VoiceOver then has to look for another
  /// place: `mode = .reviewing` beside an error, where `.recording` had the button.
  ///
  /// A flag put back ends a wait: the button that has been gone since comes back.
  func swapsControls(beside event: Event) -> Bool {
    guard file.language == .swift else { return false }
    return assignments(directlyIn: event.home).contains { assignment in
      switch stateValue(assigned: assignment.value) {
      case .named, .isTrue: blocks.indices.contains { swapsControls($0, by: assignment) }
      default: false
      }
    }
  }

  /// Whether a branch of the view that has an assignment depends on what is assigned, and takes the focus away.
  private func swapsControls(_ branch: Int, by assignment: Assignment) -> Bool {
    guard blocks[branch].kind.isBranch, let state = stateBranch(branch)?.state,
      name(state) == assignment.property,
      typeName(ofBlock: branch) == typeName(ofBlock: Int(assignment.block))
    else { return false }
    return takesFocusAway(branch) || hasButton(branch)
  }

  /// Whether a branch is all that a view shows.
  private func isAllOfView(_ branch: Int) -> Bool {
    var around = Int(blocks[branch].parent)
    // Between a `case` and what has it stands the `switch` itself.
    if blocks[branch].kind == .caseBody { around = Int(blocks[around].parent) }
    return around >= 0 && blocks[around].kind == .accessor && blocks[around].count == 1
  }
}
