package import Findings
package import Reporting
package import Settings

/// What a run is asked to do, apart from what its analysis finds.
package struct RunOptions: Sendable {
  package var mode = RunMode.apply
  package var scope = RunScope.everything
  /// The part of the files that is looked at; `nil` for all.
  package var shard: Shard?
  /// As given; relative ones start from `folder`.
  package var paths: [String] = []
  /// Whether a person named the paths: then one that cannot be worked on is a failure.
  package var pathsAreNamed = true
  /// The absolute path of the folder the run is started in.
  package var folder = "/"
  /// Files worked on at once.
  package var jobs = 1
  /// Whether texts that fixes bring are added to the string tables, too.
  package var writesStrings = false
  package var isQuiet = false
  package var isVerbose = false
  /// At most one of them is printed; none is a text that is.
  package var reports: [ReportRequest] = []
  /// What the rules say of themselves, for reports that tell it.
  package var rules: [RuleInfo] = []
  /// The tool's own version, for reports that tell it.
  package var version = ""
  /// Whether the report is coloured.
  package var reportIsColored = false
  package var diffStyle = DiffStyle()
  /// Where the text of standard input is taken to be from; names its project and its language.
  package var standardInputName: String?

  /// Findings that are left alone; `nil` for none.
  package var baseline: BaselineFile?
  /// Whether a rule runs at all: what the baseline has of others cannot be judged.
  package var isRuleEnabled: @Sendable (String) -> Bool = { _ in true }
  /// A line of shell that is run before the fixes are written and after; `nil` for none.
  package var verificationCommand: String?
  /// Where a person is asked about each fix: returns the line that is typed; `nil` to ask nobody.
  package var readAnswer: (@Sendable () -> String?)?

  /// Where progress is shown; `nil` for nowhere.
  package var progress: ProgressDisplay?
  /// By the absolute path of a root: what holds in that project.
  package var configurations: [String: Configuration] = [:]

  func excludes(ofRoot root: String) -> [String] { configurations[root]?.excludes ?? [] }

  package init() {}
}
