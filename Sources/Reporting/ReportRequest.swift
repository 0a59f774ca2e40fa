/// One of the reports that a run is to make.
package struct ReportRequest: Hashable, Sendable {
  package var format: ReportFormat
  /// The file to write it to; `nil` to print it.
  package var path: String?

  package init(_ format: ReportFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }
}
