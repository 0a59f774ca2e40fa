import Findings
import SourceText

/// The list that GitLab shows as code quality in merge requests.
struct GitLabReporter: Reporter {
  private let options: ReportOptions
  private var isFirst = true
  /// How often each fingerprint was met: GitLab takes each only once.
  private var counts: [String: Int] = [:]

  init(_ options: ReportOptions) {
    self.options = options
  }

  func beginning() -> String { "[" }

  mutating func report(on outcome: FileOutcome) -> String {
    let places = outcome.original.map(SourcePlaces.init)
    var result = ""
    for diagnostic in outcome.diagnostics where diagnostic.isOutstanding(after: options.mode) {
      result += isFirst ? "\n  " : ",\n  "
      isFirst = false
      result += value(of: diagnostic, in: outcome.path, places).text(indent: 2)
    }
    return result
  }

  func ending(_ summary: RunSummary) -> String { isFirst ? "]\n" : "\n]\n" }

  private mutating func value(
    of diagnostic: Diagnostic, in path: String, _ places: SourcePlaces?
  ) -> JSONValue {
    let count = counts[diagnostic.fingerprint, default: 0] + 1
    counts[diagnostic.fingerprint] = count
    let fingerprint = diagnostic.fingerprint + (count == 1 ? "" : "-\(count)")
    let end = places?.ends(of: diagnostic.range).end.line ?? diagnostic.location.line
    return .members(
      ("description", .string(diagnostic.explanation)),
      ("check_name", .string(diagnostic.rule)),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(name(of: diagnostic.severity))),
      (
        "location",
        .members(
          ("path", .string(path)),
          (
            "lines",
            .members(("begin", .number(diagnostic.location.line)), ("end", .number(end)))
          ))
      ))
  }

  private func name(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
