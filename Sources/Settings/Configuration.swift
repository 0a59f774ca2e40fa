package import Announcements
import Files
package import Findings
package import Indexing
import Outlining
package import Rendering
package import SourceText

/// Everything that decides what a run finds and writes, after options and files are read.
package struct Configuration: Sendable {
  /// Rule ids that run; `nil` for all.
  package var onlyRules: Set<String>?
  package var disabledRules: Set<String> = []
  package var appliesUnsafeFixes = false
  /// The iOS version to write for, where it is given: overrides what the project says.
  package var deploymentTarget: DeploymentTarget?
  /// By rule.
  package var severities: [String: Severity] = [:]
  /// How far the fixes of a rule are trusted whatever the code proves, by rule.
  package var applicabilities: [String: Applicability] = [:]
  /// What is worked on where no path is given, relative to the root; empty for all of it.
  package var paths: [String] = []
  /// Patterns as in ignore files, relative to the root.
  package var excludes: [String] = []
  /// Relative to the root.
  package var baselinePath: String?
  /// The baseline's path where none is given.
  package static let usualBaselinePath = ".a11y-fix-baseline"
  /// Relative to the root.
  package var templatesPath: String?
  package var vocabulary = OwnVocabulary()
  /// All but the deployment target.
  package var plans = PlanningOptions()
  package var templates = TemplateSet()
  /// What the project is called in reports where there are several; part of every file's path.
  package var projectName = ""

  /// What somebody has set, the stronger behind the weaker; without what holds for paths only.
  package private(set) var assignments: [Assignment] = []
  /// What holds for some paths only, the stronger behind the weaker; stronger than all else.
  package private(set) var overrides: [Override] = []

  package init() {}

  /// Settings for the files that match one of some patterns.
  package struct Override: Sendable {
    /// As in ignore files, relative to the root.
    package var patterns: [String]
    package var assignments: [Assignment]

    /// Whether a file or a folder that holds it matches.
    func covers(_ path: String) -> Bool { PathPatterns(patterns).cover(path) }
  }

  /// Puts a setting into effect; it is stronger than all before.
  package mutating func set(_ assignment: Assignment) {
    assignments.append(assignment)
    assignment.setting.apply(assignment.value, assignment.rule, &self)
  }

  package mutating func add(_ override: Override) { overrides.append(override) }

  /// Returns what holds for a file, given by its path in reports.
  package func resolved(forFile path: String) -> Configuration {
    guard !overrides.isEmpty else { return self }
    var result = self
    for override in overrides where override.covers(path.path(below: projectName)) {
      for assignment in override.assignments { result.set(assignment) }
    }
    return result
  }

  /// Whether the rule of this id runs.
  package func isEnabled(_ rule: String) -> Bool {
    !disabledRules.contains(rule) && onlyRules?.contains(rule) != false
  }

  /// What planning is to know of it.
  package var planning: PlanningOptions {
    var options = plans
    options.deploymentTarget = deploymentTarget.map { ($0.major, $0.minor) }
    return options
  }
}

/// Somebody's value for a setting.
package struct Assignment: Sendable {
  package var setting: Setting
  /// The setting's key with a rule's id in the place of `*`.
  package var key: String
  /// What `*` stands for; empty where the key has none.
  package var rule: String
  package var value: SettingValue
  /// Where it comes from: `.a11y-fix.json:4`, `--ios`.
  package var origin: String
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
