import Indexing
import Outlining

/// What a branch of a view takes the place of.
extension SyntaxOutline {
  /// Whether VoiceOver has to look for another place when a branch of a view comes: it is instead of all that the
  /// view showed, or of a button, which may have been pressed.
  func takesFocusAway(_ branch: Int) -> Bool {
    guard blocks[branch].kind.isBranch, blocks[branch].parent >= 0 else { return false }
    return isAllOfView(branch)
      || branches(beside: branch).contains { other in
        calls[calls(in: interior(of: other))].contains { $0.name == "Button" }
      }
  }

  /// Whether a branch is all that a view shows.
  private func isAllOfView(_ branch: Int) -> Bool {
    var around = Int(blocks[branch].parent)
    // Between a `case` and what has it stands the `switch` itself.
    if blocks[branch].kind == .caseBody { around = Int(blocks[around].parent) }
    return around >= 0 && blocks[around].kind == .accessor && blocks[around].count == 1
  }
}
