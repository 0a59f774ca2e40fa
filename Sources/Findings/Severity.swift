/// How much a finding matters to whoever reads a report.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
  case note
}
