import Findings
import Reporting
import SourceText
import Testing

@Suite struct TextReporterTests {
  private func diagnostic(
    _ line: String, column: Int, length: Int, _ applicability: Applicability = .safe
  ) -> Diagnostic {
    let isSafe = applicability == .safe
    let fix = Fix(
      title: "announce 'message'", edits: [.insert("\n\tpost(message)", at: 9)],
      applicability: applicability)
    return Diagnostic(
      rule: "silent-failure", severity: .warning, range: ByteRange(0, length),
      location: SourceLocation(line: 12, column: column), message: "nothing is announced",
      sourceLine: line, applicability: applicability,
      fix: applicability == .displayOnly ? nil : fix,
      reason: isSafe ? nil : "type of 'label' unknown",
      advice: isSafe ? nil : "post the announcement where the text is set")
  }

  private func text(_ diagnostic: Diagnostic, _ mode: RunMode, isVerbose: Bool = false) -> String {
    var options = ReportOptions()
    options.mode = mode
    options.isVerbose = isVerbose
    let reporter = TextReporter(options)
    return reporter.report(on: FileOutcome(path: "A.swift", diagnostics: [diagnostic]))
  }

  @Test func aSafeFixInLint() {
    #expect(
      text(diagnostic("\tlabel.text = message", column: 2, length: 10), .lint) == """
        A.swift:12:2: warning: nothing is announced (silent-failure)
         12 |     label.text = message
            |     ^~~~~~~~~~
            +     post(message)
            = fix: announce 'message'


        """)
  }

  @Test func anAppliedFix() {
    var finding = diagnostic("label.text = message", column: 1, length: 1)
    finding.isFixed = true
    #expect(text(finding, .apply).hasSuffix("    = fixed: announce 'message'\n\n"))
    #expect(text(finding, .dryRun).hasSuffix("    = fix: announce 'message'\n\n"))
    #expect(!text(finding, .dryRun).contains("post(message)"))
  }

  @Test func whatIsNotFixedSaysWhy() {
    let unsafe = diagnostic("x", column: 1, length: 1, .unsafe)
    #expect(
      text(unsafe, .apply).hasSuffix(
        """
            = not fixed: type of 'label' unknown
            = unsafe fix: announce 'message' (applied with --unsafe-fixes)
            = help: post the announcement where the text is set


        """))
    let displayOnly = diagnostic("x", column: 1, length: 1, .displayOnly)
    #expect(text(displayOnly, .lint).contains("= not fixed: type of 'label' unknown"))
  }

  @Test func hotPathsAreListedOnRequest() {
    var hot = diagnostic("x", column: 1, length: 1, .displayOnly)
    hot.isHidden = true
    #expect(text(hot, .lint).isEmpty)
    #expect(text(hot, .lint, isVerbose: true).contains("= hot path: type of"))
  }

  @Test(arguments: [
    ("日本 x", 8, 1, "日本 x", "     ^"), ("ab\u{1B}c", 4, 1, "ab\\u{1B}c", "        ^"),
    ("abc", 2, 99, "abc", " ^~"), ("abc", 40, 1, "abc", "   ^"), ("", 1, 0, "", "^"),
  ])
  func marksStandBelowWhatTheyMark(
    line: String, column: Int, length: Int, shown: String, marks: String
  ) {
    let lines = text(diagnostic(line, column: column, length: length), .lint)
      .split(separator: "\n")
    #expect(lines[1] == " 12 | \(shown)")
    #expect(lines[2] == "    | \(marks)")
  }

  @Test func longLinesAreCut() {
    let line = String(repeating: "é", count: 5_000_000)
    let report = text(diagnostic(line, column: 4_000_001, length: 4), .lint)
    #expect(report.utf8.count < 1000)
    #expect(report.contains("… é"))
  }

  @Test func summaryCountsByRuleAndOutcome() {
    var summary = RunSummary()
    summary.fileCount = 2
    var fixed = diagnostic("x", column: 1, length: 1)
    fixed.isFixed = true
    let unsafe = diagnostic("x", column: 1, length: 1, .unsafe)
    summary.add(FileOutcome(path: "a", diagnostics: [fixed, fixed, unsafe]))
    let reporter = TextReporter(ReportOptions())
    #expect(
      reporter.ending(summary) == """
        3 findings in 2 files: 2 fixed, 1 with an unsafe fix.
          silent-failure  2 fixed, 1 with an unsafe fix
        Unsafe fixes are applied with --unsafe-fixes; read them before you commit.

        """)
    #expect(reporter.ending(RunSummary()) == "No findings in 0 files.\n")
  }
}
