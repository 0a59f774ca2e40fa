package import Findings

/// What a report shows.
package struct ReportOptions: Sendable {
  package var mode = RunMode.apply
  package var isColored = false
  /// Whether hot paths and skipped files are listed, not only counted.
  package var isVerbose = false
  /// Whether findings are listed, not only summed up.
  package var listsFindings = true
  /// What the rules say of themselves, in the order of the catalog.
  package var rules: [RuleInfo] = []
  /// The tool's own version.
  package var version = ""

  package init() {}
}
