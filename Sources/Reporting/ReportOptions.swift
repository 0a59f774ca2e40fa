/// What a report shows.
package struct ReportOptions: Sendable {
  package var mode = RunMode.apply
  package var isColored = false
  /// Whether hot paths and skipped files are listed, not only counted.
  package var isVerbose = false

  package init() {}
}
