import Files
import Findings
import SourceText

/// Everything that a run knows, for programs; the README documents it.
///
/// Members may be added within a version; what is there keeps its name and meaning.
struct JSONReporter: Reporter {
  /// The version of the format, counted up only by changes that break readers.
  static let version = 1

  private let options: ReportOptions
  private var isFirst = true

  init(_ options: ReportOptions) {
    self.options = options
  }

  func beginning() -> String {
    let tool = JSONValue.members(
      ("name", .string("a11y-fix")), ("version", .string(options.version)))
    return """
      {
        "version": \(Self.version),
        "tool": \(tool.text(indent: 2)),
        "mode": "\(options.mode.id)",
        "files": [
      """
  }

  mutating func report(on outcome: FileOutcome) -> String {
    guard !outcome.diagnostics.isEmpty || outcome.problem != nil else { return "" }
    let lead = isFirst ? "\n    " : ",\n    "
    isFirst = false
    return lead + value(of: outcome).text(indent: 4)
  }

  func ending(_ summary: RunSummary) -> String {
    "\(isFirst ? "" : "\n  ")],\n  \"summary\": \(value(of: summary).text(indent: 2))\n}\n"
  }

  private func value(of outcome: FileOutcome) -> JSONValue {
    let places = outcome.original.map(SourcePlaces.init)
    return .members(
      ("path", .string(outcome.path)),
      ("problem", outcome.problem.map { .string($0.description) }),
      ("isFailure", .boolean(outcome.isFailure)),
      ("findings", .array(outcome.diagnostics.map { value(of: $0, places) })))
  }

  private func value(of diagnostic: Diagnostic, _ places: SourcePlaces?) -> JSONValue {
    .members(
      ("rule", .string(diagnostic.rule)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("state", .string(diagnostic.state.id)),
      ("message", .string(diagnostic.message)),
      ("range", value(of: diagnostic.range, places)),
      ("declaration", .array(diagnostic.declaration.map { .string($0) })),
      ("fingerprint", .string(diagnostic.fingerprint)),
      ("reason", diagnostic.reason.map { .string($0) }),
      ("advice", diagnostic.advice.map { .string($0) }),
      ("speech", diagnostic.speech.map(value)),
      ("fix", diagnostic.fix.map { value(of: $0, places) }))
  }

  private func value(of fix: Fix, _ places: SourcePlaces?) -> JSONValue {
    let edits = fix.edits.map { edit in
      JSONValue.members(
        ("range", value(of: edit.range, places)), ("replacement", .string(edit.replacement)))
    }
    return .members(
      ("title", .string(fix.title)), ("applicability", .string(fix.applicability.id)),
      ("edits", .array(edits)))
  }

  /// Offsets count from 0, lines and columns from 1; columns, too, count UTF-8 bytes.
  private func value(of range: ByteRange, _ places: SourcePlaces?) -> JSONValue {
    let ends = places?.ends(of: range)
    return .members(
      ("start", .number(range.start)), ("end", .number(range.end)),
      ("startLine", ends.map { .number($0.start.line) }),
      ("startColumn", ends.map { .number($0.start.column) }),
      ("endLine", ends.map { .number($0.end.line) }),
      ("endColumn", ends.map { .number($0.end.column) }))
  }

  private func value(of speech: Speech) -> JSONValue {
    .members(
      ("notification", .string(speech.notification.rawValue)), ("words", value(of: speech.words)),
      ("alternative", speech.alternative.map(value)), ("failure", speech.failure.map(value)),
      ("priority", .string(speech.priority.rawValue)),
      ("delay", .number(speech.delay)))
  }

  private func value(of words: Speech.Words) -> JSONValue {
    switch words {
    case .element(let expression): .members(("element", .string(expression)))
    case .nothing: .members()
    case .sentence(let pieces):
      .members(
        (
          "sentence",
          .array(
            pieces.map { piece in
              switch piece {
              case .literal(let text): .members(("text", .string(text)))
              case .expression(let code): .members(("expression", .string(code)))
              }
            })
        ))
    }
  }

  private func value(of summary: RunSummary) -> JSONValue {
    .members(
      ("files", .number(summary.fileCount)), ("changedFiles", .number(summary.changedFileCount)),
      ("failures", .number(summary.failureCount)), ("findings", .number(summary.findingCount)),
      ("states", states(summary)),
      ("rules", .object(summary.rules.map { ($0, states(summary, of: $0)) })))
  }

  private func states(_ summary: RunSummary, of rule: String? = nil) -> JSONValue {
    .object(FindingState.allCases.map { ($0.id, .number(summary.count($0, of: rule))) })
  }
}

extension Applicability {
  /// What it is called in reports that programs read.
  var id: String {
    switch self {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .displayOnly: "display-only"
    }
  }
}

extension RunMode {
  /// What it is called in reports that programs read.
  var id: String {
    switch self {
    case .apply: "apply"
    case .dryRun: "dry-run"
    case .lint: "lint"
    }
  }
}
