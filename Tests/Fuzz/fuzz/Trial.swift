import Driver
import Files
import Fixing
import Indexing
import Lexing
import Outlining
import Parsing
import Reporting
import Rules
import Settings
import SourceText
import TestSupport

/// One file as a whole project, worked on with every rule and the fixes that need a reader too.
struct Trial {
  let file: SourceFile
  let version: Int?
  /// What is broken on purpose, to try the checks themselves.
  var fault = Fault()

  init(_ file: SourceFile, version: Int?) {
    self.file = file
    self.version = version
  }

  /// What a mutant is called; its language is all that may be read from it.
  static func path(_ language: Language) -> String {
    language == .swift ? "App/Screen.swift" : "App/Screen.m"
  }

  /// Returns what the tool makes of the file.
  func outcome() -> FileOutcome {
    let outline = Parsing.outline(file)
    return outcome(outline)
  }

  private func outcome(_ outline: SyntaxOutline) -> FileOutcome {
    let facts = fileFacts(of: outline)
    guard RuleCatalog.mayFind(in: outline, by: facts.triggers) else {
      return FileOutcome(path: file.path)
    }
    var configuration = Configuration()
    configuration.appliesUnsafeFixes = true
    configuration.deploymentTarget = version.map { DeploymentTarget(major: $0) }
    return fixFile(outline, ProjectFacts([facts]), configuration)
  }

  /// Returns the first check that does not hold, and counts what was tried.
  func violation(_ count: inout Counts) -> Violation? {
    fault.strike(file)
    count.mutants += 1
    count.bytes += file.bytes.count
    let stream = fault.damaged(lex(file))
    if let offset = Losslessness.firstLoss(in: file, stream) {
      return Violation(check: .lossless, detail: "at byte \(offset)")
    }
    let outline = fault.damaged(Parsing.outline(file, stream))
    if let words = OutlineFaults.first(in: outline) {
      return Violation(check: .outline, detail: words)
    }
    guard ContentScreening.problem(in: file.bytes) == nil else { return nil }
    if !outline.isUnreliable { count.balanced += 1 }
    let outcome = fault.damaged(outcome(outline))
    if !outcome.diagnostics.isEmpty { count.found += 1 }
    if case .fixRejected(let words) = outcome.problem {
      return Violation(check: .rejected, detail: words)
    }
    if let violation = reportViolation(outcome) { return violation }
    guard let fixed = outcome.fixedBytes else { return nil }
    count.fixed += 1
    return violation(of: outcome, fixed)
  }

  private func violation(of outcome: FileOutcome, _ fixed: ContiguousArray<UInt8>) -> Violation? {
    if let violation = insertionViolation(outcome, fixed) { return violation }
    let after = SourceFile(path: file.path, bytes: fixed, language: file.language)
    let stream = lex(after)
    if let offset = Losslessness.firstLoss(in: after, stream) {
      return Violation(check: .fixedText, detail: "lost at byte \(offset)")
    }
    let outline = Parsing.outline(after, stream)
    if let words = OutlineFaults.first(in: outline) ?? (outline.isUnreliable ? "brackets" : nil) {
      return Violation(check: .fixedText, detail: words)
    }
    if ContentScreening.problem(in: fixed) != nil {
      return Violation(check: .fixedText, detail: "is no longer read at all")
    }
    let diff = UnifiedDiff.text(path: file.path, from: file.bytes, to: fixed)
    if Patch(fault.damaged(diff))?.applied(to: file.bytes) != fixed {
      return Violation(check: .diff, detail: "leads to another text")
    }
    let second = Trial(after, version: version).outcome(outline)
    let again = fault.repeated(second, after)
    if again.fixedBytes != nil {
      let rules = again.diagnostics.filter(\.isFixed).map(\.rule)
      return Violation(check: .repeated, detail: rules.joined(separator: ", "))
    }
    return nil
  }

  /// Fixes of what is silent insert, but for white space; what is there may be moved by others.
  private func insertionViolation(
    _ outcome: FileOutcome, _ fixed: ContiguousArray<UInt8>
  ) -> Violation? {
    var union = EditUnion()
    var isWhole = true
    for diagnostic in outcome.diagnostics where diagnostic.isFixed {
      isWhole = union.add(diagnostic.fix?.edits ?? []) && isWhole
      for edit in diagnostic.fix?.edits ?? [] {
        let isReplacement = file.bytes[edit.range.start..<edit.range.end].contains {
          !Set<UInt8>([0x20, 0x09, 0x0A, 0x0D]).contains($0)
        }
        if isReplacement, diagnostic.rule.hasPrefix("silent-") {
          return Violation(check: .insertion, detail: "\(diagnostic.rule) replaces")
        }
      }
    }
    isWhole = (try? file.bytes.applying(union.edits)) == fixed && isWhole
    return isWhole ? nil : Violation(check: .insertion, detail: "the edits make another text")
  }

  private func reportViolation(_ outcome: FileOutcome) -> Violation? {
    guard !outcome.diagnostics.isEmpty else { return nil }
    var options = ReportOptions()
    options.isVerbose = true
    let report = fault.damaged(TextReporter(options).report(on: outcome))
    guard let raw = report.unicodeScalars.first(where: Self.steersTerminals) else { return nil }
    return Violation(check: .report, detail: "U+\(String(raw.value, radix: 16))")
  }

  private static func steersTerminals(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && (scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value)
  }
}
