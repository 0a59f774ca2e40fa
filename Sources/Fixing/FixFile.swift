import Driver
import Files
import Findings
package import Indexing
import Lexing
package import Outlining
import Parsing
import Planning
import Rendering
package import Reporting
import Rules
package import Settings
package import SourceText

/// Finds and mends what is silent in one file: the whole of the second pass, a pure function.
///
/// With a selection of lines only in the declarations that contain one of them.
package func fixFile(
  _ outline: SyntaxOutline, _ facts: ProjectFacts, _ configuration: Configuration,
  in selection: LineSelection? = nil
) -> FileOutcome {
  let path = outline.file.path
  // What is built for Macs alone has other notifications.
  guard !outline.isUnreliable, !facts.deployment.isOnlyForOthers(path: path) else {
    return FileOutcome(path: path)
  }
  let configuration = configuration.resolved(forFile: path)
  let context = RuleContext(outline, facts)
  let findings = RuleCatalog.findings(in: context, where: configuration.isEnabled)
  // Most files end here.
  guard !findings.isEmpty || outline.mentionsSuppression else {
    return FileOutcome(path: path)
  }
  return FileFixer(context.file, configuration, selection).outcome(of: findings)
}

/// The work on one file, from what is found in it to its fixed bytes.
private struct FileFixer {
  private let file: SourceFile
  private let configuration: Configuration
  private let outline: SyntaxOutline
  private let found: FileEvents
  private let lines: LineTable
  private let selected: SelectedDeclarations

  init(_ found: FileEvents, _ configuration: Configuration, _ selection: LineSelection?) {
    self.found = found
    self.configuration = configuration
    outline = found.outline
    file = outline.file
    lines = LineTable(file.bytes)
    selected = SelectedDeclarations(outline, selection)
  }

  func outcome(of all: [Finding]) -> FileOutcome {
    var suppression = SuppressionUse(outline, lines: lines)
    let findings = all.filter {
      !suppression.covers($0.rule, line: lines.line(at: $0.anchor.start))
    }
    let unused = suppression.unused(where: configuration.isEnabled).map { unused in
      unused.diagnostic(at: lines.location(at: unused.range.start)) { sourceLine($0) }
    }
    guard !findings.isEmpty || !unused.isEmpty else { return FileOutcome(path: file.path) }
    let planner = Planner(PlanningContext(found, configuration.planning))
    let plans = planner.plans(findings, applying: least)
    var renderer = Renderer(outline: outline, templates: configuration.templates)
    var diagnostics = plans.map { diagnostic($0, &renderer) } + unused
    diagnostics = diagnostics.inOrder { $0.range.start < $1.range.start }
    for (index, text) in Fingerprint.texts(of: diagnostics, in: file).enumerated() {
      diagnostics[index].fingerprint = text
    }
    // Only now: what a finding is known by must not depend on what is asked for.
    diagnostics.removeAll { !selected.contains($0.range.start) }
    var outcome = FileOutcome(path: file.path, diagnostics: diagnostics, original: file)
    outcome.chooseFixes(outline: outline) { $0.applicability >= least }
    outcome.reject(outside: selected)
    return outcome
  }

  // MARK: Diagnostics

  private func diagnostic(_ plan: Plan, _ renderer: inout Renderer) -> Diagnostic {
    var applicability = plan.applicability
    var reason = plan.reason
    var fix: Fix?
    do throws(RenderError) {
      let edits = try edits(plan, &renderer)
      if !edits.allSatisfy(selected.allows) {
        applicability = .displayOnly
        reason = .outsideSelection
      } else if !edits.isEmpty {
        let title = plan.title.isEmpty ? FixTitle(of: plan.action).text : plan.title
        fix = Fix(title: title, edits: edits, applicability: applicability)
        fix?.newTexts = plan.newTexts
      }
    } catch {
      applicability = .displayOnly
      reason = .placement
    }
    let rule = plan.finding.rule
    let location = lines.location(at: plan.finding.anchor.start)
    var diagnostic = Diagnostic(
      rule: rule, severity: configuration.severities[rule] ?? plan.finding.severity,
      range: plan.finding.anchor, location: location, message: plan.finding.message,
      sourceLine: sourceLine(location.line), applicability: applicability, fix: fix,
      reason: reason?.text, advice: reason?.advice,
      declaration: outline.declarationPath(at: plan.finding.anchor.start),
      isHidden: reason == .hotPath)
    if fix != nil { diagnostic.speech = Speech(of: plan, in: outline) }
    if let trust = configuration.applicabilities[rule] { diagnostic.trust(trust) }
    return diagnostic
  }

  private func edits(
    _ plan: Plan, _ renderer: inout Renderer
  ) throws(RenderError) -> [Edit] {
    switch plan.action {
    case .announce(let announcement): try renderer.edits(for: announcement)
    case .attach(let modifiers): try renderer.edits(attaching: modifiers)
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

  /// How sure a fix has to be to be applied.
  private var least: Applicability { configuration.appliesUnsafeFixes ? .unsafe : .safe }
}

extension FileOutcome {
  /// Drops the fixes where they change anything that was not asked for: that would be a bug of ours.
  fileprivate mutating func reject(outside selected: SelectedDeclarations) {
    guard !selected.isEverything, let original, let fixed = fixedBytes else { return }
    let imports = diagnostics.filter(\.isFixed).flatMap { $0.fix?.edits ?? [] }
      .filter(\.addsImport)
    if selected.holds(before: original.bytes, after: fixed, imports: imports) { return }
    fixedBytes = nil
    problem = .fixRejected("it changes lines that were not asked for")
    for index in diagnostics.indices { diagnostics[index].isFixed = false }
  }
}

extension Diagnostic {
  /// Trusts its fix as far as a team says, whatever the code proves.
  fileprivate mutating func trust(_ new: Applicability) {
    guard fix != nil, applicability != new else { return }
    applicability = new
    fix?.applicability = new
    switch new {
    case .safe: (reason, advice) = (nil, nil)
    case .unsafe, .displayOnly:
      reason = "the configuration trusts no fix of this rule by itself"
      advice = "read the fix; then apply it"
    }
    if new == .displayOnly {
      fix = nil
      advice = "write the announcement by hand"
    }
  }
}
