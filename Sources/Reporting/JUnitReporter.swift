import Files
import SourceText

/// Findings as test cases, for build servers that know nothing else.
///
/// What could be fixed fails, what is for a person to decide is skipped, what was fixed passes: as
/// the exit code sees it.
struct JUnitReporter: Reporter {
  private let options: ReportOptions
  /// The cases of files that could not be dealt with.
  private var failures: [String] = []

  init(_ options: ReportOptions) {
    self.options = options
  }

  func beginning() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"a11y-fix\">\n"
  }

  mutating func report(on outcome: FileOutcome) -> String {
    if outcome.isFailure, let problem = outcome.problem {
      failures.append(
        testCase(
          outcome.path, in: "a11y-fix",
          "<error type=\"file\" message=\"\(MarkupText.escaped(problem.description))\"/>"))
    }
    let shown = outcome.diagnostics.filter { $0.state != .hotPath }
    guard !shown.isEmpty else { return "" }
    return suite(
      outcome.path, shown.map { testCase($0, in: outcome.path) },
      failures: shown.count { $0.state == .fixable || $0.state == .unsafeFixable },
      skipped: shown.count { $0.state == .displayOnly })
  }

  func ending(_ summary: RunSummary) -> String {
    // A report without any test case counts as broken in some servers.
    let fine = failures.isEmpty ? [testCase("all files could be dealt with", in: "a11y-fix")] : []
    return suite("a11y-fix", failures + fine, errors: failures.count) + "</testsuites>\n"
  }

  private func suite(
    _ name: String, _ cases: [String], failures: Int = 0, errors: Int = 0, skipped: Int = 0
  ) -> String {
    """
      <testsuite name="\(MarkupText.escaped(name))" tests="\(cases.count)" failures="\(failures)" \
    errors="\(errors)" skipped="\(skipped)" time="0">
    \(cases.joined())  </testsuite>

    """
  }

  private func testCase(_ diagnostic: Diagnostic, in path: String) -> String {
    let location = diagnostic.location
    let name = "\(diagnostic.rule) at \(location.line):\(location.column)"
    let text = MarkupText.escaped(diagnostic.explanation)
    switch diagnostic.state {
    case .fixed: return testCase(name, in: path)
    case .displayOnly, .hotPath: return testCase(name, in: path, "<skipped message=\"\(text)\"/>")
    case .fixable, .unsafeFixable:
      let place = MarkupText.escaped("\(path):\(location.line):\(location.column)")
      let line = MarkupText.escaped(diagnostic.sourceLine)
      return testCase(
        name, in: path,
        "<failure type=\"\(diagnostic.rule)\" message=\"\(text)\">\(place)\n\(line)</failure>")
    }
  }

  private func testCase(_ name: String, in path: String, _ content: String? = nil) -> String {
    let heading =
      "<testcase classname=\"\(MarkupText.escaped(path))\" name=\"\(MarkupText.escaped(name))\""
    guard let content else { return "    \(heading) time=\"0\"/>\n" }
    return "    \(heading) time=\"0\">\n      \(content)\n    </testcase>\n"
  }
}
