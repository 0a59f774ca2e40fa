import Files
import Findings
import SourceText

/// SARIF 2.1.0, which code scanning services and editors read.
struct SARIFReporter: Reporter {
  private let options: ReportOptions
  /// Where each rule stands in the list of rules.
  private var indices: [String: Int] = [:]
  private var isFirst = true
  private var notifications: [JSONValue] = []
  private var hasFailed = false

  init(_ options: ReportOptions) {
    self.options = options
    for (index, rule) in options.rules.enumerated() { indices[rule.id] = index }
  }

  func beginning() -> String {
    let driver = JSONValue.members(
      ("name", .string("a11y-fix")), ("version", .string(options.version)),
      ("semanticVersion", .string(options.version)),
      ("rules", .array(options.rules.map(descriptor))))
    return """
      {
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": \(driver.text(indent: 8))
            },
            "columnKind": "utf16CodeUnits",
            "newlineSequences": ["\\r\\n", "\\n", "\\r"],
            "originalUriBaseIds": {
              "SRCROOT": { "description": { "text": "The top of the repository." } }
            },
            "results": [
      """
  }

  mutating func report(on outcome: FileOutcome) -> String {
    if let problem = outcome.problem, outcome.isFailure || options.isVerbose {
      notifications.append(notification(problem, of: outcome))
      if outcome.isFailure { hasFailed = true }
    }
    let places = outcome.original.map(SourcePlaces.init)
    var text = ""
    for diagnostic in outcome.diagnostics where diagnostic.isOutstanding(after: options.mode) {
      text += isFirst ? "\n        " : ",\n        "
      isFirst = false
      text += result(diagnostic, in: outcome.path, places).text(indent: 8)
    }
    return text
  }

  func ending(_ summary: RunSummary) -> String {
    let invocation = JSONValue.members(
      ("executionSuccessful", .boolean(!hasFailed)),
      ("toolExecutionNotifications", .array(notifications)))
    return """
      \(isFirst ? "" : "\n      ")],
            "invocations": [
              \(invocation.text(indent: 8))
            ]
          }
        ]
      }

      """
  }

  private func notification(_ problem: FileProblem, of outcome: FileOutcome) -> JSONValue {
    .members(
      ("level", .string(outcome.isFailure ? "error" : "note")),
      ("message", text(problem.description)),
      (
        "locations",
        .array([.members(("physicalLocation", place(outcome.path, region: nil)))])
      ))
  }
}

// MARK: - Results

extension SARIFReporter {
  private func result(
    _ diagnostic: Diagnostic, in path: String, _ places: SourcePlaces?
  ) -> JSONValue {
    let name = diagnostic.declaration.joined(separator: ".")
    let logical = JSONValue.members(("fullyQualifiedName", .string(name)))
    let region = region(diagnostic.range, places, at: diagnostic.location)
    let context = JSONValue.members(
      ("startLine", .number(diagnostic.location.line)), ("snippet", text(diagnostic.sourceLine)))
    return .members(
      ("ruleId", .string(diagnostic.rule)),
      ("ruleIndex", indices[diagnostic.rule].map { .number($0) }),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", text(diagnostic.explanation)),
      (
        "locations",
        .array([
          .members(
            ("physicalLocation", place(path, region: region, context: context)),
            ("logicalLocations", name.isEmpty ? nil : .array([logical])))
        ])
      ),
      ("partialFingerprints", .members(("a11yFix/v1", .string(diagnostic.fingerprint)))),
      ("fixes", diagnostic.fix.map { .array([fix($0, of: diagnostic, in: path, places)]) }),
      (
        "properties",
        .members(
          ("applicability", .string(diagnostic.applicability.id)),
          ("state", .string(diagnostic.state.id)))
      ))
  }

  private func fix(
    _ fix: Fix, of diagnostic: Diagnostic, in path: String, _ places: SourcePlaces?
  ) -> JSONValue {
    let replacements = fix.edits.map { edit in
      JSONValue.members(
        ("deletedRegion", region(edit.range, places, at: diagnostic.location)),
        ("insertedContent", text(edit.replacement)))
    }
    return .members(
      ("description", text(fix.title)),
      (
        "artifactChanges",
        .array([
          .members(
            ("artifactLocation", location(path)), ("replacements", .array(replacements)))
        ])
      ))
  }

  /// The region of `range`; without its file only the line at `start` is known.
  private func region(
    _ range: ByteRange, _ places: SourcePlaces?, at start: SourceLocation
  ) -> JSONValue {
    guard let (start, end) = places?.utf16Ends(of: range) else {
      return .members(("startLine", .number(start.line)))
    }
    return .members(
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)))
  }

  private func place(
    _ path: String, region: JSONValue?, context: JSONValue? = nil
  ) -> JSONValue {
    .members(
      ("artifactLocation", location(path)), ("region", region), ("contextRegion", context))
  }

  private func location(_ path: String) -> JSONValue {
    .members(("uri", .string(URIText.escaped(path))), ("uriBaseId", .string("SRCROOT")))
  }

  private func text(_ text: String) -> JSONValue { .members(("text", .string(text))) }
}

// MARK: - Rules

extension SARIFReporter {
  private func descriptor(_ rule: RuleInfo) -> JSONValue {
    let criteria = Criterion.all(in: rule.criterion)
    let tags = ["accessibility", "voiceover", "wcag22"] + criteria.flatMap(\.tags)
    let support = "Fixing it supports WCAG 2.2, \(rule.criterion)."
    let limits = rule.limits.map { "\n- \($0)" }.joined()
    let help =
      "\(rule.rationale)\n\n\(rule.remedy)" + (limits.isEmpty ? "" : "\n\nKnown limits:\n\(limits)")
      + "\n\n\(support)"
    return .members(
      ("id", .string(rule.id)),
      ("shortDescription", text(sentence(rule.summary))),
      ("fullDescription", text("\(rule.rationale) \(support)")),
      ("help", .members(("text", .string(help)), ("markdown", .string(help)))),
      ("helpUri", criteria.first.map { .string($0.page) }),
      ("defaultConfiguration", .members(("level", .string(rule.severity.rawValue)))),
      (
        "properties",
        .members(("tags", .array(unique(tags).map { .string($0) })))
      ))
  }

  private func sentence(_ text: String) -> String {
    "\(text.prefix(1).uppercased())\(text.dropFirst())" + (text.hasSuffix(".") ? "" : ".")
  }

  private func unique(_ tags: [String]) -> [String] {
    var seen: Set<String> = []
    return tags.filter { seen.insert($0).inserted }
  }
}
