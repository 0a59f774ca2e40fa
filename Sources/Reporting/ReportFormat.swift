/// The forms a report can take.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text

  /// Returns a reporter that has seen nothing yet.
  package func reporter(_ options: ReportOptions) -> any Reporter {
    switch self {
    case .text: TextReporter(options)
    }
  }
}
