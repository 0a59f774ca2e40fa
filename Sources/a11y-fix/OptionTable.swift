/// An option as it is written, described and grouped: parsing, help and completions read this.
package struct OptionRow: Sendable {
  /// What the option does; the parser's switch over it is complete.
  package enum Effect: Sendable, CaseIterable {
    case dryRun, lint, unsafeFixes, rules, disable, ios, jobs
    case strict, exitZero, quiet, verbose, color, standardInputName
    case listRules, explain, help, version
  }

  package enum Group: String, Sendable, CaseIterable {
    case modes = "What is done"
    case choice = "Which findings"
    case result = "What is printed and returned"
    case documentation = "Documentation"
  }

  package var effect: Effect
  /// With its dashes.
  package var name: String
  /// A second name of one dash and one letter.
  package var shortName: String?
  /// What stands for the value in the help; `nil` where it takes none.
  package var argument: String?
  package var group: Group
  /// One line, without a full stop.
  package var help: String

  fileprivate init(
    _ effect: Effect, _ name: String, short: String? = nil, value argument: String? = nil,
    _ group: Group, _ help: String
  ) {
    self.effect = effect
    self.name = name
    shortName = short
    self.argument = argument
    self.group = group
    self.help = help
  }
}

/// All options, in the order of the help.
package enum OptionTable {
  package static let rows: [OptionRow] = [
    OptionRow(.dryRun, "--dry-run", .modes, "print a diff for git apply and write nothing"),
    OptionRow(.lint, "--lint", .modes, "print findings and write nothing"),
    OptionRow(.unsafeFixes, "--unsafe-fixes", .modes, "apply fixes that need a reader, too"),
    OptionRow(
      .standardInputName, "--stdin-filename", value: "PATH", .modes,
      "where the text of '-' is taken to be from"),
    OptionRow(
      .jobs, "--jobs", value: "N", .modes, "files worked on at once; default: processor cores"),
    OptionRow(.rules, "--rules", value: "RULE,…", .choice, "run these rules only"),
    OptionRow(.disable, "--disable", value: "RULE,…", .choice, "run all rules but these"),
    OptionRow(
      .ios, "--ios", value: "VERSION", .choice,
      "iOS version to write for; default: what the project says"),
    OptionRow(.strict, "--strict", .result, "exit with 1 if any finding is left, fixable or not"),
    OptionRow(.exitZero, "--exit-zero", .result, "exit with 0 whatever is found"),
    OptionRow(.quiet, "--quiet", short: "-q", .result, "print errors and diffs only"),
    OptionRow(
      .verbose, "--verbose", short: "-v", .result, "list hot paths and files left out, too"),
    OptionRow(.color, "--color", value: "WHEN", .result, "auto, always or never"),
    OptionRow(.listRules, "--list-rules", .documentation, "list all rules"),
    OptionRow(
      .explain, "--explain", value: "RULE", .documentation, "say what a rule finds and why"),
    OptionRow(.help, "--help", short: "-h", .documentation, "print this"),
    OptionRow(.version, "--version", .documentation, "print the version"),
  ]

  /// Returns the option of a long or short name.
  package static func row(named name: String) -> OptionRow? {
    rows.first { $0.name == name || $0.shortName == name }
  }
}
