import Files
import Reporting

/// A project and what became of each of its files that were asked for, in the order of paths.
struct ProjectOutcomes: Sendable {
  var project: Project
  var outcomes: [FileOutcome]

  /// The absolute path of an outcome's file.
  func absolutePath(of outcome: FileOutcome) -> String {
    project.absolutePath(of: outcome.path.path(below: project.displayName))
  }
}
