import Reporting

/// All options, in the order of the help.
package enum OptionTable {
  package static let rows: [OptionRow] = [
    OptionRow(.dryRun, "--dry-run", .modes, "print a diff for git apply and write nothing"),
    OptionRow(.lint, "--lint", .modes, "print findings and write nothing"),
    OptionRow(
      .interactive, "--interactive", short: "-i", .modes,
      "ask about each fix, unsafe ones included"),
    OptionRow(.undo, "--undo", .modes, "take back what the last run wrote"),
    OptionRow(
      .verify, "--verify-with", value: "CMD", .modes,
      "take all back if only then CMD fails, such as 'make'"),
    OptionRow(.unsafeFixes, "--unsafe-fixes", .modes, "apply fixes that need a reader, too"),
    OptionRow(
      .strings, "--strings", .modes, "add the texts that fixes bring to the string tables, too"),
    OptionRow(
      .standardInputName, "--stdin-filename", value: "PATH", .modes,
      "where the text of '-' is taken to be from"),
    OptionRow(
      .jobs, "--jobs", value: "N", .modes, "files worked on at once; default: processor cores"),
    OptionRow(
      .staged, "--staged", .git, "work on what is about to be committed (for the hook)"),
    OptionRow(.restage, "--restage", .git, "with --staged: put fixes into the index, too"),
    OptionRow(
      .wholeFiles, "--whole-files", .git,
      "with --staged or --since: all of a changed file"),
    OptionRow(
      .since, "--since", value: "REV", .git,
      "only declarations with a line changed since REV"),
    OptionRow(
      .lines, "--lines", value: "FILE:A-B", .git,
      "only declarations that contain such a line; repeatable"),
    OptionRow(
      .installHook, "--install-hook", .git, "run a11y-fix --staged before each commit"),
    OptionRow(.uninstallHook, "--uninstall-hook", .git, "take that hook out again"),
    OptionRow(.rules, "--rules", value: "RULE,…", .choice, "run these rules only"),
    OptionRow(.disable, "--disable", value: "RULE,…", .choice, "run all rules but these"),
    OptionRow(
      .ios, "--ios", value: "VERSION", .choice,
      "iOS version to write for; default: what the project says"),
    OptionRow(
      .shard, "--shard", value: "N/OF", .choice, "only the files of part N, for several machines"),
    OptionRow(
      .baseline, "--baseline", value: "FILE", .choice,
      "leave findings in FILE alone; default: .a11y-fix-baseline"),
    OptionRow(
      .writeBaseline, "--write-baseline", .choice, "write all findings to the baseline, fix nothing"
    ),
    OptionRow(
      .pruneBaseline, "--prune-baseline", .choice, "take out of it what is no longer found"),
    OptionRow(
      .format, "--format", value: "FORMAT", choices: ReportFormat.allCases.map(\.rawValue), .result,
      "text, json, sarif, github, xcode, gitlab, junit or html"),
    OptionRow(
      .output, "--output", value: "FILE", .result,
      "write the report there; with --format, as often as wanted"),
    OptionRow(.strict, "--strict", .result, "exit with 1 if any finding is left, fixable or not"),
    OptionRow(.exitZero, "--exit-zero", .result, "exit with 0 whatever is found"),
    OptionRow(.quiet, "--quiet", short: "-q", .result, "print errors and diffs only"),
    OptionRow(
      .verbose, "--verbose", short: "-v", .result, "list hot paths and files left out, too"),
    OptionRow(
      .color, "--color", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue), .result,
      "auto, always or never"),
    OptionRow(
      .progress, "--progress", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
      .result,
      "auto (on a terminal, after half a second), always or never"),
    OptionRow(
      .config, "--config", value: "FILE", .settings,
      "read FILE; default: .a11y-fix.json at the top of the project"),
    OptionRow(.set, "--set", value: "KEY=VALUE", .settings, "set what the file may set, over it"),
    OptionRow(
      .templates, "--templates", value: "DIR", .settings, "write your own templates from there"),
    OptionRow(
      .writeConfiguration, "--init", .settings,
      "write .a11y-fix.json, commented, from what is found"),
    OptionRow(
      .showConfiguration, "--show-config", value: "PATH", .settings,
      "say what holds for a file, and from where"),
    OptionRow(
      .schema, "--schema", .settings, "print the JSON Schema of .a11y-fix.json, for editors"),
    OptionRow(.listRules, "--list-rules", .documentation, "list all rules"),
    OptionRow(
      .explain, "--explain", value: "RULE", .documentation, "say what a rule finds and why"),
    OptionRow(
      .completions, "--completions", value: "SHELL", choices: Shell.allCases.map(\.rawValue),
      .documentation, "print completions for bash, zsh or fish"),
    OptionRow(.manual, "--manual", .documentation, "print the manual page, for man"),
    OptionRow(
      .help, "--help", short: "-h", .documentation, "print this; -h: the most used options only"),
    OptionRow(.version, "--version", .documentation, "print the version"),
  ]

  /// What `-h` lists.
  package static let mostUsed: Set<OptionRow.Effect> = [
    .dryRun, .lint, .interactive, .undo, .unsafeFixes, .rules, .disable, .ios, .writeBaseline,
    .installHook, .writeConfiguration, .listRules, .explain, .help,
  ]

  /// Returns the option of a long or short name.
  package static func row(named name: String) -> OptionRow? {
    rows.first { $0.name == name || $0.shortName == name }
  }
}
