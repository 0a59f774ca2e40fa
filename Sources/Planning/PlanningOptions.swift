/// What a team may set of how announcements are planned.
package struct PlanningOptions: Sendable {
  /// Milliseconds before an announcement that the user's own action would talk over.
  package var askedDelay = 1000
  /// The same where the announcement has high priority.
  package var askedHighDelay = 100
  /// The iOS version to write for, as major and minor; `nil` for what the project says.
  package var deploymentTarget: (major: Int, minor: Int)?

  package init() {}
}
