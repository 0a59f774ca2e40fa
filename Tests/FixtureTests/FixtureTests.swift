import Driver
import Findings
import Foundation
import Reporting
import Rules
import Settings
import SourceText
import TestSupport
import Testing
import Usage
import a11y_fix

/// Holds every rule to its folder of cases; a new case is files only.
@Suite struct FixtureTests {
  @Test(arguments: FixtureCase.all)
  func inputBecomesExpected(_ fixture: FixtureCase) throws {
    let run = try FixtureRuns.shared.run(of: fixture)
    let mismatch = difference(from: try fixture.expected(), to: run.bytes)
    if let reason = KnownMismatches.reasons[fixture.testDescription] {
      withKnownIssue("\(reason)") { #expect(mismatch.isEmpty) }
    } else {
      #expect(mismatch.isEmpty, "expected → actual:\n\(mismatch)\n\(run.report)")
    }
  }

  @Test(arguments: FixtureCase.all)
  func aSecondRunChangesNothing(_ fixture: FixtureCase) throws {
    let first = try FixtureRuns.shared.run(of: fixture)
    let second = try FixtureRun(first.bytes, of: fixture)
    let change = difference(from: first.bytes, to: second.bytes)
    #expect(change.isEmpty, "\(change)\n\(second.report)")
  }

  @Test(arguments: FixtureCase.all)
  func lineEndsAndMarksChangeNothingElse(_ fixture: FixtureCase) throws {
    let input = try fixture.input()
    let bytes = try FixtureRuns.shared.run(of: fixture).bytes
    for form in FileForm.allCases {
      let actual = try FixtureRun(form.applied(to: input), of: fixture).bytes
      let change = difference(from: form.applied(to: bytes), to: actual)
      #expect(change.isEmpty, "\(form):\n\(change)")
    }
  }

  @Test(arguments: FixtureCase.all)
  func fixesOnlyInsert(_ fixture: FixtureCase) throws {
    let input = try fixture.input()
    let run = try FixtureRuns.shared.run(of: fixture)
    #expect(run.outcome.problem == nil)
    // What is there already may be moved, and is told apart by the rule.
    for fix in run.fixes where fix.rule.hasPrefix("silent-") {
      for edit in fix.edits {
        let replaced = String(decoding: input[edit.range.start..<edit.range.end], as: UTF8.self)
        #expect(!replaced.contains { !$0.isWhitespace }, "'\(replaced)' is taken away")
      }
    }
    var union = EditUnion()
    for fix in run.fixes {
      let isAdded = union.add(fix.edits)
      #expect(isAdded)
    }
    let edited = try input.applying(union.edits)
    #expect(edited == run.bytes)
  }

  @Test(arguments: FixtureCase.all)
  func theReportIsAsWritten(_ fixture: FixtureCase) throws {
    let actual = try FixtureRuns.shared.run(of: fixture).report
    guard let expected = try fixture.expectedReport(actual: actual) else { return }
    #expect(actual == expected)
  }

  @Test(arguments: RuleCatalog.infos.map(\.id))
  func everyRuleHasItsCases(rule: String) throws {
    let cases = FixtureCase.all.filter { $0.folder == rule }
    #expect(cases.contains { $0.name == "example" && (!$0.isUnchanged || $0.isMendedByHand) })
    #expect(cases.contains { $0.isUnchanged })
  }

  /// The example that documents a rule has to be mended by that rule, not by another.
  @Test(arguments: FixtureCase.all.filter { $0.name == "example" })
  func anExampleIsItsRulesOwn(_ fixture: FixtureCase) throws {
    let fixed = try FixtureRuns.shared.run(of: fixture).outcome.diagnostics
      .filter { $0.isFixed || fixture.isMendedByHand }
    let isFound = fixed.contains { $0.rule == fixture.folder }
    if let reason = KnownMismatches.reasons[fixture.folder] {
      withKnownIssue("\(reason)") { #expect(isFound) }
    } else {
      #expect(isFound, "found by \(fixed.map(\.rule))")
    }
  }

  /// What the tool writes is nothing that it would repair.
  @Test(arguments: FixtureCase.all.filter { !$0.isUnchanged })
  func nothingExpectedIsInNeedOfRepair(_ fixture: FixtureCase) throws {
    let rules = RuleCatalog.infos.map(\.id).filter { !$0.hasPrefix("silent-") }
    var configuration = try fixture.options().configuration
    configuration.onlyRules = Set(rules)
    configuration.appliesUnsafeFixes = true
    let before = try FixtureRun(fixture.input(), of: fixture, configuration).outcome.diagnostics
    let after = try FixtureRun(fixture.expected(), of: fixture, configuration).outcome.diagnostics
    for rule in rules {
      let found = after.filter { $0.rule == rule }
      // What its author posts stays as it is where another rule was at work.
      #expect(
        found.count <= before.count { $0.rule == rule }, "\(rule): \(found.map(\.sourceLine))")
    }
  }

  /// What a person is told to write is nothing that the rule would find.
  @Test(arguments: FixtureCase.all.filter(\.isMendedByHand))
  func whatIsMendedByHandIsMended(_ fixture: FixtureCase) throws {
    let run = try FixtureRun(fixture.mendedByHand(), of: fixture)
    #expect(!run.outcome.diagnostics.contains { $0.rule == fixture.folder })
  }

  @Test func everyFileIsPartOfACase() throws {
    let names = Set(FixtureCase.all.map { "\($0.folder)/\($0.name)" })
    for folder in FixtureCase.folders where folder != "placement" {
      let path = "\(FixtureCase.root)/\(folder)"
      for file in try FileManager.default.contentsOfDirectory(atPath: path) {
        #expect(names.contains("\(folder)/\(file.prefix { $0 != "." })"), "\(folder)/\(file)")
      }
    }
    let listed = KnownMismatches.reasons
    let known = FixtureCase.all.map(\.testDescription) + FixtureCase.folders
    #expect(Set(listed.keys).isSubset(of: known))
    #expect(listed.values.allSatisfy { !$0.isEmpty })
  }

  /// Writes what every case that is not met comes to, for whoever tunes the rules.
  @Test(.enabled(if: reportPath != nil, "A11Y_FIX_REPORT names no file to write to"))
  func mismatchesAreReported() throws {
    guard let path = Self.reportPath else { return }
    var parts: [String] = []
    for fixture in FixtureCase.all {
      let run = try FixtureRun(fixture.input(), of: fixture)
      let mismatch = difference(from: try fixture.expected(), to: run.bytes)
      guard !mismatch.isEmpty else { continue }
      parts.append("==== \(fixture.testDescription)\n\(mismatch)\n\(run.report)")
    }
    let heading = "\(parts.count) of \(FixtureCase.all.count) cases are not met (expected → actual)"
    try ([heading] + parts).joined(separator: "\n\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static let reportPath = ProcessInfo.processInfo.environment["A11Y_FIX_REPORT"]
}
