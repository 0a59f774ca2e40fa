/// The forms a report can take.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, sarif, github, xcode, gitlab, junit, html

  /// Returns a reporter that has seen nothing yet.
  package func reporter(_ options: ReportOptions) -> any Reporter {
    switch self {
    case .text: TextReporter(options)
    case .json: JSONReporter(options)
    case .sarif: SARIFReporter(options)
    case .github: GitHubReporter(options)
    case .xcode: XcodeReporter(options)
    case .gitlab: GitLabReporter(options)
    case .junit: JUnitReporter(options)
    case .html: HTMLReporter(options)
    }
  }

  /// Returns the format that the ending of a file's name speaks of; `nil` for none.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...] {
    case "txt", "log": self = .text
    case "json": self = .json
    case "sarif": self = .sarif
    case "xml": self = .junit
    case "html", "htm": self = .html
    default: return nil
    }
  }
}
