import Files
import Findings
import SourceText

/// Workflow commands by which GitHub Actions annotates the lines of a change.
struct GitHubReporter: Reporter {
  private let options: ReportOptions

  init(_ options: ReportOptions) {
    self.options = options
  }

  func report(on outcome: FileOutcome) -> String {
    let places = outcome.original.map(SourcePlaces.init)
    let problem = outcome.isFailure ? outcome.problem : nil
    let failure = problem.map { command("error", [("file", outcome.path)], $0.description) }
    let annotations = outcome.diagnostics.filter { $0.isOutstanding(after: options.mode) }.map {
      annotation($0, in: outcome.path, places)
    }
    return (failure ?? "") + annotations.joined()
  }

  func ending(_ summary: RunSummary) -> String { "" }

  private func annotation(
    _ diagnostic: Diagnostic, in path: String, _ places: SourcePlaces?
  ) -> String {
    var properties = [("file", path), ("line", String(diagnostic.location.line))]
    if let (start, end) = places?.utf16Ends(of: diagnostic.range) {
      properties.append(("endLine", String(end.line)))
      // Columns are taken only where both lie on one line.
      if start.line == end.line {
        properties += [("col", String(start.column)), ("endColumn", String(end.column))]
      }
    }
    properties.append(("title", diagnostic.rule))
    return command(name(of: diagnostic.severity), properties, diagnostic.explanation)
  }

  private func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func command(_ name: String, _ properties: [(String, String)], _ text: String) -> String {
    let list = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(Self.escaped(text, isProperty: false))\n"
  }

  /// Returns a text with what would end it, or a command, written as the runner decodes it.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
