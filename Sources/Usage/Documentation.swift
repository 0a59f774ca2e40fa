package import Findings
import Reporting

/// What the tool says of itself, made from its tables.
package enum Documentation {
  /// The page that `--help` prints.
  package static var help: String {
    var lines = [
      "Usage: a11y-fix [options] [path …]",
      "",
      "Finds where an iOS app changes what is on screen and tells VoiceOver users nothing,",
      "and writes the missing accessibility notifications into the code.",
      "",
      "Without options it applies the safe fixes and says of the rest why not. Paths are files,",
      "folders, or '-' for standard input; without one the current folder is worked on, where it",
      "is in a git repository.",
    ]
    let width = OptionTable.rows.map { heading(of: $0).count }.max() ?? 0
    for group in OptionRow.Group.allCases {
      lines += ["", "\(group.rawValue):"]
      for row in OptionTable.rows where row.group == group {
        let heading = heading(of: row)
        let padding = String(repeating: " ", count: width - heading.count)
        lines.append("  \(heading)\(padding)  \(row.help)")
      }
    }
    lines +=
      ["", "Exit codes:"]
      + exitCodes.map { code, meaning in
        wrapped(meaning, indent: "     ", first: "  \(code)  ")
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What each exit code means.
  static let exitCodes = [
    ("0", "nothing left to do"),
    (
      "1",
      "--dry-run has a diff, --lint something fixable, --staged fixes that are not in the commit yet; "
        + "a safe fix could not be applied; with --strict, anything is left"
    ),
    ("2", "the command line or the configuration is wrong"),
    ("3", "a file could not be read, verified or written"),
    ("130 or 143", "interrupted; everything is as it was"),
  ]

  /// The page that `-h` prints: what is used most, on one screen.
  package static var shortHelp: String {
    var lines = [
      "Usage: a11y-fix [options] [path …]", "",
      "Finds where an iOS app changes what is on screen and tells VoiceOver users nothing,",
      "and writes the missing accessibility notifications into the code.", "",
      "Without options it applies the safe fixes and says of the rest why not.", "",
    ]
    let rows = OptionTable.rows.filter { OptionTable.mostUsed.contains($0.effect) }
    let width = rows.map { heading(of: $0).count }.max() ?? 0
    for row in rows {
      let heading = heading(of: row)
      let padding = String(repeating: " ", count: width - heading.count)
      lines.append("  \(heading)\(padding)  \(row.help)")
    }
    lines += ["", "All options: a11y-fix --help. A manual page: a11y-fix --manual | man -l -"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(of row: OptionRow) -> String {
    let names = row.shortName.map { "\($0), \(row.name)" } ?? "    \(row.name)"
    return row.argument.map { "\(names) \($0)" } ?? names
  }

  /// One line a rule.
  package static func list(of rules: [RuleInfo]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      "\(rule.id)\(String(repeating: " ", count: width - rule.id.count))  \(rule.summary)\n"
    }.joined()
  }

  /// All that a rule says of itself; empty where there is no such rule.
  package static func explanation(
    of id: String, among rules: [RuleInfo], isColored: Bool = false
  ) -> String {
    guard let rule = rules.first(where: { $0.id == id }) else { return "" }
    let palette = Palette(isColored: isColored)
    let heading = wrapped("\(rule.id): \(rule.summary)", indent: "  ").split(separator: "\n")
    var parts = [
      heading.map { palette.painted(String($0), .bold) }.joined(separator: "\n"),
      wrapped(rule.rationale),
    ]
    if let heard = heard(rule) { parts.append(wrapped("What is heard today: \(heard)")) }
    let isNothing = rule.remedy.hasPrefix("Nothing is written")
    parts.append(wrapped((isNothing ? "" : "What is written: ") + rule.remedy))
    if let example = rule.example() {
      let lines = difference(in: example).map { line in
        switch line.first {
        case "+": "  " + palette.painted(line, .green)
        case "-": "  " + palette.painted(line, .red)
        default: line == " " ? "" : "  \(line)"
        }
      }
      parts.append(lines.joined(separator: "\n"))
    }
    if !rule.limits.isEmpty {
      let limits = rule.limits.map { wrapped($0, indent: "  ", first: "- ") }
      parts.append((["Known limits:"] + limits).joined(separator: "\n"))
    }
    let frameworks = rule.frameworks.map(\.rawValue).joined(separator: ", ")
    parts.append(
      """
      Severity: \(rule.severity.rawValue)
      Frameworks: \(frameworks)
      Supports: WCAG 2.2, \(rule.criterion)
      Suppress with: // a11y-fix:ignore \(rule.id): reason
      """)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What VoiceOver says as long as nothing is mended; `nil` for nothing, which the summary says.
  package static func heard(_ rule: RuleInfo) -> String? {
    rule.heard == "Nothing." ? nil : rule.heard
  }

  /// Returns the lines of an example around what changes, each marked as in a diff.
  package static func difference(in example: (before: String, after: String)) -> [String] {
    let diff = UnifiedDiff.text(
      path: "", from: ContiguousArray(example.before.utf8),
      to: ContiguousArray(example.after.utf8))
    // The file's heading and the first hunk's have nothing to say here.
    return String(decoding: diff, as: UTF8.self).split(separator: "\n").dropFirst(4)
      .map { $0.hasPrefix("@@") ? " …" : String($0) }
  }

  /// Breaks a paragraph into lines of at most 80 columns.
  private static func wrapped(_ text: String, indent: String = "", first: String = "") -> String {
    var lines: [String] = []
    var line = first
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 80 && line.count > indent.count {
        lines.append(line)
        line = indent + word
      } else {
        line += line.isEmpty || line.hasSuffix(" ") ? String(word) : " \(word)"
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
