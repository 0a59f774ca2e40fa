package import Indexing
import Lexing
import Outlining
import Planning
import Rendering
package import Reporting
import Rules
package import SourceText

/// Finds and mends what is silent in one file: the whole of the second pass, a pure function.
package func fixFile(
  _ file: SourceFile, _ facts: ProjectFacts, _ configuration: Configuration
) -> FileOutcome {
  FileFixer(file, facts, configuration).outcome()
}

/// The work on one file, from its tokens to its fixed bytes.
private struct FileFixer {
  private let file: SourceFile
  private let configuration: Configuration
  private let outline: SyntaxOutline
  private let context: RuleContext
  private let lines: LineTable

  init(_ file: SourceFile, _ facts: ProjectFacts, _ configuration: Configuration) {
    self.file = file
    self.configuration = configuration
    outline = Outlining.outline(file, lex(file))
    context = RuleContext(outline, facts)
    lines = LineTable(file.bytes)
  }

  func outcome() -> FileOutcome {
    guard !outline.isUnreliable else { return FileOutcome(path: file.path) }
    let suppression = Suppression(outline, lines: lines)
    let findings = RuleCatalog.findings(in: context, where: configuration.isEnabled).filter {
      let first = lines.line(at: $0.anchor.start)
      return !suppression.covers($0.rule, lines: first...first)
    }
    guard !findings.isEmpty else { return FileOutcome(path: file.path) }
    let planner = Planner(PlanningContext(context, configuration.planning))
    let plans = planner.plans(findings, applying: least)
    var renderer = Renderer(outline: outline, templates: TemplateSet())
    var diagnostics = plans.map { diagnostic($0, &renderer) }
    for (index, text) in Fingerprint.texts(of: diagnostics, in: file).enumerated() {
      diagnostics[index].fingerprint = text
    }
    let fixed = apply(&diagnostics)
    var outcome = FileOutcome(path: file.path, diagnostics: diagnostics, original: file)
    guard let fixed else { return outcome }
    if let fault = FixCheck(before: outline, after: fixed, path: file.path).fault {
      outcome.problem = .fixRejected(fault)
      for index in outcome.diagnostics.indices { outcome.diagnostics[index].isFixed = false }
    } else {
      outcome.fixedBytes = fixed
    }
    return outcome
  }

  // MARK: Diagnostics

  private func diagnostic(_ plan: Plan, _ renderer: inout Renderer) -> Diagnostic {
    var applicability = plan.applicability
    var reason = plan.reason
    var fix: Fix?
    do throws(RenderError) {
      let edits = try edits(plan, &renderer)
      if !edits.isEmpty {
        fix = Fix(title: plan.title, edits: edits, applicability: applicability)
        fix?.newTexts = plan.newTexts
      }
    } catch {
      applicability = .displayOnly
      reason = .placement
    }
    let location = lines.location(at: plan.finding.anchor.start)
    return Diagnostic(
      rule: plan.finding.rule, severity: plan.finding.severity, range: plan.finding.anchor,
      location: location, message: plan.finding.message, sourceLine: sourceLine(location.line),
      applicability: applicability, fix: fix, reason: reason?.text, advice: reason?.advice,
      declaration: outline.declarationPath(at: plan.finding.anchor.start),
      isHidden: reason == .hotPath)
  }

  private func edits(
    _ plan: Plan, _ renderer: inout Renderer
  ) throws(RenderError) -> [Edit] {
    switch plan.action {
    case .announce(let announcement): try renderer.edits(for: announcement)
    case .edit(let edit): [edit]
    case .repair(let repair): try renderer.edits(for: repair)
    case .nothing: []
    }
  }

  private func sourceLine(_ line: Int) -> String {
    let start = lines.start(ofLine: line)
    var end = start
    while end < file.bytes.count, file.bytes[end] != 10, file.bytes[end] != 13 { end += 1 }
    return file.text(ByteRange(start, end))
  }

  // MARK: Applying

  private var least: Applicability { configuration.appliesUnsafeFixes ? .unsafe : .safe }

  /// Applies what may be applied, earlier fixes first; one that would overlap is left and said.
  private func apply(_ diagnostics: inout [Diagnostic]) -> ContiguousArray<UInt8>? {
    var edits: [Edit] = []
    for index in diagnostics.indices {
      guard let fix = diagnostics[index].fix, fix.applicability >= least else { continue }
      // Two findings about one post may have the same mending.
      if fix.edits.allSatisfy(edits.contains) {
        diagnostics[index].isFixed = true
        continue
      }
      guard !fix.edits.contains(where: { edit in edits.contains { $0.overlaps(edit) } }) else {
        continue
      }
      edits += fix.edits
      diagnostics[index].isFixed = true
    }
    guard !edits.isEmpty else { return nil }
    return try? file.bytes.applying(edits)
  }
}

extension Edit {
  /// Whether two edits want the same bytes, or both insert in one place.
  fileprivate func overlaps(_ other: Edit) -> Bool {
    if range.isEmpty, other.range.isEmpty { return range.start == other.range.start }
    return range.start < other.range.end && other.range.start < range.end
  }
}
