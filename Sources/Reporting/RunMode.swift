/// What a run does with the fixes it finds.
package enum RunMode: Sendable, CaseIterable {
  /// Writes them.
  case apply
  /// Prints them as a unified diff.
  case dryRun
  /// Reports them.
  case lint
}
