import Findings
import SourceText

/// Warnings as Xcode reads them out of the log of a build phase: one line each, absolute paths.
///
/// Errors are warnings here, too: a build phase that only reports must not break the build.
struct XcodeReporter: Reporter {
  private let options: ReportOptions

  init(_ options: ReportOptions) {
    self.options = options
  }

  func report(on outcome: FileOutcome) -> String {
    let path = PrintableText.escaped(
      outcome.absolutePath.isEmpty ? outcome.path : outcome.absolutePath)
    return outcome.diagnostics.filter { $0.isOutstanding(after: options.mode) }.map { diagnostic in
      let place = "\(path):\(diagnostic.location.line):\(diagnostic.location.column)"
      let text = PrintableText.escaped(diagnostic.explanation)
      let severity = diagnostic.severity == .note ? "note" : "warning"
      return "\(place): \(severity): \(text) (\(diagnostic.rule))\n"
    }.joined()
  }

  func ending(_ summary: RunSummary) -> String { "" }
}
