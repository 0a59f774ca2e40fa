import Driver
import Foundation
import Reporting
import Rules
import Settings
import SourceText
import TestSupport
import Testing
import Usage
import a11y_fix

/// All that is found in the cases of each folder, fixes that need a reader included, as it is written
/// down in `Fixtures/findings`; `A11Y_FIX_RECORD=1` writes it anew.
@Suite struct FindingsTests {
  @Test(arguments: FixtureCase.folders)
  func findingsAreAsWritten(_ folder: String) throws {
    var parts: [String] = []
    for fixture in FixtureCase.all where fixture.folder == folder {
      let own = try findings(fixture, on: nil)
      parts.append("== \(fixture.name).\(fixture.ending)\n\(own)")
      let later = try findings(fixture, on: DeploymentTarget(major: 17, minor: 0))
      if later != own { parts.append("-- from iOS 17 on\n\(later)") }
    }
    let actual = parts.joined(separator: "\n")
    let path = "\(FixtureCase.root)/findings/\(folder).txt"
    if ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1" {
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    let change = difference(
      from: ContiguousArray(expected.utf8), to: ContiguousArray(actual.utf8))
    #expect(change.isEmpty, "written → actual:\n\(change)")
  }

  private func findings(_ fixture: FixtureCase, on target: DeploymentTarget?) throws -> String {
    var configuration = try fixture.options().configuration
    configuration.appliesUnsafeFixes = true
    if let target { configuration.deploymentTarget = target }
    let input = try fixture.input()
    let lines = LineTable(input)
    let run = try FixtureRun(input, of: fixture, configuration)
    return run.outcome.diagnostics.map { diagnostic in
      let reason = diagnostic.reason.map { " (\($0))" } ?? ""
      let heading = "\(diagnostic.location.line) \(diagnostic.rule), \(diagnostic.applicability)"
      let edits = (diagnostic.fix?.edits ?? []).map { edit in
        let text = edit.replacement.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "  \(lines.line(at: edit.range.start)): \(text)\n"
      }
      let title = diagnostic.fix.map { ": \($0.title)" } ?? ""
      return "\(heading)\(reason): \(diagnostic.message)\(title)\n\(edits.joined())"
    }.joined()
  }
}
