import Files
package import Reporting

/// A project and what became of each of its files that were asked for, in the order of paths.
package struct ProjectOutcomes: Sendable {
  package var project: Project
  package var outcomes: [FileOutcome]

  package init(project: Project, outcomes: [FileOutcome]) {
    self.project = project
    self.outcomes = outcomes
  }

  /// The absolute path of an outcome's file.
  package func absolutePath(of outcome: FileOutcome) -> String {
    project.absolutePath(of: outcome.path.path(below: project.displayName))
  }
}
