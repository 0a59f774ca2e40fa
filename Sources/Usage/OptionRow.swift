/// An option as it is written, described and grouped: parsing, help and completions read this.
package struct OptionRow: Sendable {
  /// What the option does; the parser's switch over it is complete.
  package enum Effect: Sendable, CaseIterable {
    case dryRun, lint, interactive, undo, verify, unsafeFixes, strings, rules, disable, ios, jobs
    case baseline, writeBaseline, pruneBaseline, config, templates, set
    case staged, restage, wholeFiles, since, lines, shard, installHook, uninstallHook
    case format, output, strict, exitZero, quiet, verbose, color, standardInputName
    case writeConfiguration, showConfiguration, schema, progress, completions, manual
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
  /// The values that there are, where they are few.
  package var choices: [String]
  package var group: Group
  /// One line, without a full stop.
  package var help: String

  init(
    _ effect: Effect, _ name: String, short: String? = nil, value argument: String? = nil,
    choices: [String] = [], _ group: Group, _ help: String
  ) {
    self.effect = effect
    self.name = name
    shortName = short
    self.argument = argument
    self.choices = choices
    self.group = group
    self.help = help
  }
}

extension OptionRow {
  /// What a shell may offer for the value.
  package enum Offer: Equatable, Sendable {
    /// The option takes no value.
    case noValue
    /// Nothing that a shell could know.
    case nothing
    case choices([String])
    case files
    case folders
    case rule
    /// Several, with commas between.
    case rules
    /// A key and an equals sign.
    case setting
  }

  package var offer: Offer {
    guard let argument else { return .noValue }
    if !choices.isEmpty { return .choices(choices) }
    return switch argument {
    case "FILE", "PATH": .files
    case "DIR": .folders
    case "RULE": .rule
    case "RULE,…": .rules
    case "KEY=VALUE": .setting
    default: .nothing
    }
  }
}
