package import Outlining
package import Reporting
package import SourceText

/// The two passes of a run as values, so that the run itself knows nothing of rules.
///
/// Both functions are pure and are called from several threads at once.
package struct Analysis<Facts: Sendable>: Sendable {
  /// What one file tells of the project; called once for every file, in any order.
  package var facts: @Sendable (SyntaxOutline) -> Facts
  /// The second pass: what is found in a file and its fixes, in the declarations that contain one
  /// of the lines only, where some are given.
  package typealias SecondPass = @Sendable (SyntaxOutline, LineSelection?) -> FileOutcome

  /// Merges what all files and the project's descriptions told, in path order, and returns the
  /// second pass.
  package var fix: @Sendable ([Facts], [Description]) -> SecondPass
  /// Whether the second pass needs the file that gave these facts at all.
  package var needsSecondPass: @Sendable (SyntaxOutline, Facts) -> Bool
  /// Whether the file at a path tells nothing of the project and needs no look at all.
  package var isLeftOut: @Sendable (String) -> Bool = { _ in false }
  /// What all files and the project's descriptions tell of how it could be configured.
  package var survey: @Sendable ([Facts], [Description]) -> ProjectSurvey = { _, _ in
    ProjectSurvey()
  }

  package init(
    facts: @escaping @Sendable (SyntaxOutline) -> Facts,
    needsSecondPass: @escaping @Sendable (SyntaxOutline, Facts) -> Bool,
    fix: @escaping @Sendable ([Facts], [Description]) -> SecondPass
  ) {
    self.facts = facts
    self.needsSecondPass = needsSecondPass
    self.fix = fix
  }
}

/// A file that describes how the project is built: Xcode's, SwiftPM's, CocoaPods' and the like.
package struct Description: Sendable {
  /// As in `SourceFile.path`.
  package var path: String
  /// As read: of most such files only a few bytes are asked for.
  package var bytes: ContiguousArray<UInt8>

  package init(path: String, bytes: ContiguousArray<UInt8>) {
    self.path = path
    self.bytes = bytes
  }
}
