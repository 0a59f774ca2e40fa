import Planning

/// Everything that decides what a run finds and writes, after options and files are read.
package struct Configuration: Sendable {
  /// Rule ids that run; `nil` for all.
  package var onlyRules: Set<String>?
  package var disabledRules: Set<String> = []
  package var appliesUnsafeFixes = false
  /// The iOS version to write for, where it is given: overrides what the project says.
  package var deploymentTarget: DeploymentTarget?

  package init() {}

  /// Whether the rule of this id runs.
  package func isEnabled(_ rule: String) -> Bool {
    !disabledRules.contains(rule) && onlyRules?.contains(rule) != false
  }

  /// What planning is to know of it.
  var planning: PlanningOptions {
    var options = PlanningOptions()
    options.deploymentTarget = deploymentTarget.map { ($0.major, $0.minor) }
    return options
  }
}

/// An iOS version, such as 16.4.
package struct DeploymentTarget: Comparable, Hashable, Sendable {
  package var major: Int
  package var minor: Int

  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
