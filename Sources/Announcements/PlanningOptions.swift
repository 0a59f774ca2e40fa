/// What a team may set of how announcements are planned.
package struct PlanningOptions: Sendable {
  /// Milliseconds before an announcement that the user's own action would talk over.
  package var askedDelay = 1000
  /// The same where the announcement has high priority.
  package var askedHighDelay = 100
  /// Milliseconds before an announcement of what the user waits for.
  package var awaitedDelay = 0
  /// Milliseconds before an announcement that nobody asked for.
  package var unaskedDelay = 0
  /// The priority of failures that were asked or waited for, where the system has priorities.
  package var failurePriority = Announcement.Priority.high
  /// The priority of what nobody asked for and is no failure.
  package var backgroundPriority = Announcement.Priority.low
  /// Whether priorities are written under `#available` where the project runs on older systems.
  package var guardsPriorities = false
  /// The team's own call, with `${message}` where the text goes; `nil` for what is found.
  package var helperCall: String?
  /// What is said before a bare description of an error; `nil` for `Error: ` where texts are English.
  package var errorPrefix: String?
  /// The iOS version to write for, as major and minor; `nil` for what the project says.
  package var deploymentTarget: (major: Int, minor: Int)?

  package init() {}
}
