/// An option as it is written, described and grouped: parsing, help and completions read this.
package struct OptionRow: Sendable {
  /// What the option does; the parser's switch over it is complete.
  package enum Effect: Sendable, CaseIterable {
    case dryRun, lint, interactive, undo, verify, unsafeFixes, strings, rules, disable, ios, jobs
    case baseline, writeBaseline, pruneBaseline, config, templates, set
    case staged, restage, wholeFiles, since, lines, installHook, uninstallHook
    case format, output, strict, exitZero, quiet, verbose, color, standardInputName
    case writeConfiguration, showConfiguration, schema
    case listRules, explain, help, version
  }

  package enum Group: String, Sendable, CaseIterable {
    case modes = "What is done"
    case git = "Git"
    case choice = "Which findings"
    case result = "What is printed and returned"
    case settings = "Settings"
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

  init(
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
