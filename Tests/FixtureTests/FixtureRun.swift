import Driver
import Fixing
import Foundation
import Lexing
import Parsing
import Reporting
import Settings
import SourceText
import TestSupport
import Usage
import a11y_fix

/// What the tool makes of some bytes that are a whole project.
struct FixtureRun {
  let outcome: FileOutcome
  private let input: ContiguousArray<UInt8>

  init(_ input: ContiguousArray<UInt8>, of fixture: FixtureCase) throws {
    try self.init(input, of: fixture, fixture.options().configuration)
  }

  init(
    _ input: ContiguousArray<UInt8>, of fixture: FixtureCase, _ configuration: Configuration
  ) throws {
    // Its own name says what a case is about; the tool must not read anything into that.
    self.init(input, at: "App/Screen.\(fixture.ending)", configuration)
  }

  init(_ input: ContiguousArray<UInt8>, at path: String, _ configuration: Configuration) {
    self.input = input
    let source = SourceFile(path: path, bytes: input, language: Language(path: path) ?? .swift)
    let analysis = ProjectAnalysis.analysis(configuration)
    let outline = outline(source)
    let facts = analysis.facts(outline)
    outcome =
      analysis.needsSecondPass(outline, facts)
      ? analysis.fix([facts], [])(outline, nil) : FileOutcome(path: path, original: source)
  }

  /// The bytes with its fixes; those that went in where there are none.
  var bytes: ContiguousArray<UInt8> { outcome.fixedBytes ?? input }

  /// The edits of each fix that was made, with the rule that wanted it.
  var fixes: [(rule: String, edits: [Edit])] {
    outcome.diagnostics.filter(\.isFixed).map { ($0.rule, $0.fix?.edits ?? []) }
  }

  /// The report for people, hot paths included.
  var report: String {
    var options = ReportOptions()
    options.isVerbose = true
    return TextReporter(options).report(on: outcome)
  }
}

/// The runs over the cases' inputs, each made once: most tests begin with one.
final class FixtureRuns: @unchecked Sendable {
  static let shared = FixtureRuns()

  private let lock = NSLock()
  private var made: [String: FixtureRun] = [:]

  func run(of fixture: FixtureCase) throws -> FixtureRun {
    let name = "\(fixture.testDescription) \(fixture.isUnchanged)"
    if let known = lock.withLock({ made[name] }) { return known }
    let run = try FixtureRun(fixture.input(), of: fixture)
    lock.withLock { made[name] = run }
    return run
  }
}

/// Returns the unified diff that turns `old` into `new`, without its heading; empty for equal ones.
func difference(
  from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>
) -> String {
  let diff = String(
    decoding: UnifiedDiff.text(path: "fixture", from: old, to: new), as: UTF8.self)
  return diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
    .joined(separator: "\n")
}
