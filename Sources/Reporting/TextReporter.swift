import Findings
import SourceText

/// The report for people: each finding with its line, what came of it and what to do about it.
package struct TextReporter: Reporter {
  private let options: ReportOptions
  private let palette: Palette

  package init(_ options: ReportOptions) {
    self.options = options
    palette = Palette(isColored: options.isColored)
  }

  package func report(on outcome: FileOutcome) -> String {
    guard options.listsFindings else { return "" }
    let shown = outcome.diagnostics.filter { !$0.isHidden || options.isVerbose }
    let replaces = shown.contains { $0.fix?.edits.contains { !$0.range.isEmpty } == true }
    let fixes = replaces ? outcome.original.map(FixDifference.init) : nil
    return shown.map { text(of: $0, in: outcome.path, fixes) }.joined()
  }

  private func text(
    of diagnostic: Diagnostic, in path: String, _ fixes: FixDifference?
  ) -> String {
    let place =
      "\(PrintableText.escaped(path)):\(diagnostic.location.line):\(diagnostic.location.column)"
    let severity = palette.painted(diagnostic.severity.rawValue, color(of: diagnostic.severity))
    let message = PrintableText.escaped(diagnostic.message)
    let excerpt = SourceExcerpt(of: diagnostic)
    let margin = String(repeating: " ", count: excerpt.lineNumber.utf8.count)
    let bar = palette.painted("|", .faint)
    var lines = [
      "\(palette.painted(place, .bold)): \(severity): \(message) (\(diagnostic.rule))",
      " \(palette.painted(excerpt.lineNumber, .faint)) \(bar) \(excerpt.text)",
      " \(margin) \(bar) \(palette.painted(excerpt.marks, color(of: diagnostic.severity)))",
    ]
    for (sign, line) in changes(of: diagnostic, fixes) {
      let color = sign == "+" ? Palette.Style.green : .red
      lines.append(" \(margin) \(palette.painted(sign, color)) \(line)")
    }
    for note in notes(on: diagnostic) { lines.append(" \(margin) = \(note)") }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func color(of severity: Severity) -> Palette.Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  /// What a fix writes and what that replaces, for runs whose output is no diff; at most a dozen
  /// lines, each with its sign.
  private func changes(
    of diagnostic: Diagnostic, _ fixes: FixDifference?
  ) -> [(sign: String, line: String)] {
    guard options.mode != .dryRun, let fix = diagnostic.fix else { return [] }
    var lines: [(sign: String, line: String)] = []
    if let fixes, fix.edits.contains(where: { !$0.range.isEmpty }) {
      // Behind the heading of the file and of its one part.
      let difference = fixes.text(of: fix).split(separator: "\n").dropFirst(4)
      lines = difference.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.map {
        (String($0.prefix(1)), String($0.dropFirst()))
      }
    } else {
      let insertions = fix.edits.flatMap { $0.replacement.split(whereSeparator: \.isNewline) }
      lines = insertions.map { ("+", String($0)) }
    }
    lines = lines.map { ($0.sign, PrintableText.escaped($0.line, expandsTabs: true)) }
      .filter { $0.line.contains { $0 != " " } }
    return lines.count <= 12 ? lines : Array(lines.prefix(11)) + [("+", "…")]
  }

  private func notes(on diagnostic: Diagnostic) -> [String] {
    let reason = diagnostic.reason.map { PrintableText.escaped($0) }
    let advice = diagnostic.advice.map { "help: \(PrintableText.escaped($0))" }
    let title = PrintableText.escaped(diagnostic.fix?.title ?? "")
    let because = reason.map { ": \($0)" } ?? ""
    let lines: [String?]
    switch diagnostic.state {
    case .fixed:
      // What is not safe says also here what a reader has to look at.
      let doubt = reason.map { " (unsafe: \($0))" } ?? ""
      let done = palette.painted(options.mode == .apply ? "fixed" : "fix", .green)
      lines = [done + ": \(title)\(doubt)"]
    case .fixable where options.mode == .lint:
      lines = [palette.painted("fix", .green) + ": \(title)"]
    case .fixable:
      lines = [palette.painted("not fixed", .red) + because, "fix: \(title)", advice]
    case .unsafeFixable:
      lines = [
        palette.painted("not fixed", .yellow) + because,
        "unsafe fix: \(title) (applied with --unsafe-fixes)", advice,
      ]
    case .displayOnly:
      lines = [palette.painted("not fixed", .yellow) + because, advice]
    case .hotPath:
      lines = [palette.painted("hot path", .cyan) + because, advice]
    }
    return lines.compactMap(\.self)
  }
}

// MARK: - The summary

extension TextReporter {
  package func ending(_ summary: RunSummary) -> String {
    let files = counted(summary.fileCount, "file")
    guard summary.findingCount > 0 else {
      return "No \(summary.baselineCount > 0 ? "new " : "")findings in \(files).\n"
        + asides(summary)
    }
    var lines = ["\(counted(summary.findingCount, "finding")) in \(files): \(outcomes(summary))."]
    let width = summary.rules.map(\.utf8.count).max() ?? 0
    for rule in summary.rules {
      let padding = String(repeating: " ", count: width - rule.utf8.count)
      lines.append("  \(rule)\(padding)  \(outcomes(summary, of: rule))")
    }
    if summary.count(.unsafeFixable) > 0 {
      lines.append("Unsafe fixes are applied with --unsafe-fixes; read them before you commit.")
    }
    if summary.count(.hotPath) > 0 && !options.isVerbose {
      lines.append("Hot paths are listed with --verbose.")
    }
    return lines.joined(separator: "\n") + "\n" + asides(summary)
  }

  /// What is said of findings that are counted nowhere else.
  private func asides(_ summary: RunSummary) -> String {
    var lines: [String] = []
    if summary.suppressedCount > 0 {
      lines.append("\(counted(summary.suppressedCount, "finding")) suppressed by a comment.\n")
    }
    if summary.baselineCount > 0 {
      lines.append("\(counted(summary.baselineCount, "finding")) left alone by the baseline.\n")
    }
    return lines.joined()
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func outcomes(_ summary: RunSummary, of rule: String? = nil) -> String {
    FindingState.allCases.compactMap { state in
      let count = summary.count(state, of: rule)
      return count == 0 ? nil : "\(count) \(words(for: state))"
    }.joined(separator: ", ")
  }

  private func words(for state: FindingState) -> String {
    switch (state, options.mode) {
    case (.fixed, .apply): "fixed"
    case (.fixed, _): "would be fixed"
    case (.fixable, .lint): "fixable"
    case (.fixable, _): "not fixed"
    case (.unsafeFixable, _): "with an unsafe fix"
    case (.displayOnly, _): "for a person to decide"
    case (.hotPath, _): "in hot paths"
    }
  }
}
