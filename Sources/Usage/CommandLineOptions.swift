package import Reporting
package import Settings

/// A command line, understood.
package struct CommandLineOptions: Sendable {
  /// What the tool is asked for.
  package enum Request: Equatable, Sendable {
    case run
    /// Either all of it or what is used most.
    case help(isShort: Bool)
    case version
    case completions(Shell)
    case manual
    case listRules
    case explain(String)
    case undo
    case installHook
    case uninstallHook
    case writeConfiguration
    case showConfiguration(String)
    case schema
  }

  package private(set) var request = Request.run
  package private(set) var mode = RunMode.apply
  package private(set) var paths: [String] = []
  /// What the options say of the configuration.
  package private(set) var flags = Configuration.Flags()
  /// `nil` for as many as there are processor cores.
  package private(set) var jobs: Int?
  package private(set) var color = ColorChoice.auto
  package private(set) var progress = ColorChoice.auto
  package private(set) var isStrict = false
  package private(set) var ignoresFindings = false
  package private(set) var writesStrings = false
  package private(set) var isQuiet = false
  package private(set) var isVerbose = false
  package private(set) var standardInputName: String?
  package private(set) var isInteractive = false
  package private(set) var verificationCommand: String?
  /// Where the baseline is; `nil` for the default.
  package private(set) var baselinePath: String?
  package private(set) var baselineUse = BaselineUse.filter
  package private(set) var isStaged = false
  package private(set) var restages = false
  package private(set) var takesWholeFiles = false
  package private(set) var revision: String?
  package private(set) var lines: [FileLines] = []
  package private(set) var shard: Shard?
  /// The configuration file to read in the place of the project's own.
  package private(set) var configurationFile: String?

  /// What holds where a project has no configuration of its own.
  package var configuration: Configuration {
    var result = Configuration()
    result.apply(flags)
    return result
  }

  /// Rules that do not run, be they asked for by another option or not.
  private var disabled: [String] = []

  package var reports: [ReportRequest] { reportPairs.requests }
  private var reportPairs = ReportPairs()

  /// The names of rules that may be asked for.
  private let ruleNames: [String]

  /// Reads the arguments that follow the command's name.
  package init(_ arguments: [String], ruleNames: [String]) throws(UsageError) {
    self.ruleNames = ruleNames
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      if argument == "-" || !argument.hasPrefix("-") {
        paths.append(argument)
      } else {
        try read(argument, &rest)
      }
      // Who asks for help wants no complaint about what follows.
      if isAnswered { return }
    }
    for rule in disabled {
      guard let row = OptionTable.rows.first(where: { $0.effect == .disable }) else { break }
      try set("rules.\(rule).enabled", "false", by: row)
    }
    try checkCombination()
  }

  /// Whether the command line asks for something that no other option can change.
  private var isAnswered: Bool {
    switch request {
    case .help, .version, .completions, .manual: true
    default: false
    }
  }

  private func checkCombination() throws(UsageError) {
    if paths.contains("") { throw .emptyPath }
    if paths.contains("-") && paths.count > 1 { throw .standardInputWithPaths }
    if reports.count(where: { $0.path == nil }) > 1 { throw .severalPrintedReports }
    if isQuiet && isVerbose { throw .conflict("--quiet", "--verbose") }
    if isStrict && ignoresFindings { throw .conflict("--strict", "--exit-zero") }
    try checkWriting()
    try checkScope()
  }

  /// Holds apart what writes in different ways.
  private func checkWriting() throws(UsageError) {
    let baseline = baselineOption
    let writes: [(isGiven: Bool, name: String)] = [
      (isInteractive, "--interactive"), (verificationCommand != nil, "--verify-with"),
      (request == .undo, "--undo"), (baseline != nil, baseline ?? ""),
    ]
    for option in writes where option.isGiven {
      if mode == .dryRun { throw .conflict(option.name, "--dry-run") }
      if mode == .lint, baseline == nil { throw .conflict(option.name, "--lint") }
      if paths == ["-"] { throw .conflict(option.name, "-") }
    }
    let exclusive = writes.filter { $0.isGiven && $0.name != "--verify-with" }
    if exclusive.count > 1 { throw .conflict(exclusive[0].name, exclusive[1].name) }
    if let baseline, verificationCommand != nil { throw .conflict(baseline, "--verify-with") }
  }

  /// Holds apart what chooses the lines in different ways.
  private func checkScope() throws(UsageError) {
    let chosen = [
      (isStaged, "--staged"), (revision != nil, "--since"), (!lines.isEmpty, "--lines"),
      (paths.contains("-"), "-"),
    ].filter(\.0).map(\.1)
    if chosen.count > 1 { throw .conflict(chosen[0], chosen[1]) }
    if !lines.isEmpty && !paths.isEmpty { throw .conflict("--lines", "paths") }
    if restages && !isStaged { throw .needs("--restage", "--staged") }
    if restages && mode != .apply {
      throw .conflict("--restage", mode == .lint ? "--lint" : "--dry-run")
    }
    let others = [
      (isInteractive, "--interactive"), (verificationCommand != nil, "--verify-with"),
      (baselineOption != nil, baselineOption ?? ""), (writesStrings, "--strings"),
    ]
    if isStaged, let other = others.first(where: \.0) { throw .conflict("--staged", other.1) }
    let whole = [
      (isStaged, "--staged"), (!lines.isEmpty, "--lines"), (paths.contains("-"), "-"),
      (baselineOption != nil, baselineOption ?? ""), (writesStrings, "--strings"),
      (isInteractive, "--interactive"),
    ]
    if shard != nil, let other = whole.first(where: \.0) { throw .conflict("--shard", other.1) }
    if takesWholeFiles && !isStaged && revision == nil {
      throw .needs("--whole-files", "--staged or --since")
    }
  }

  /// The option that asks for the baseline to be written.
  private var baselineOption: String? {
    switch baselineUse {
    case .filter: nil
    case .write: "--write-baseline"
    case .prune: "--prune-baseline"
    }
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let row = OptionTable.row(named: name) else {
      let names = OptionTable.rows.map(\.name)
      throw .unknownOption(name, nearest: NearestName.nearest(to: name, among: names))
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if let placeholder = row.argument {
      value = value ?? rest.popFirst()
      guard let value, !value.isEmpty else {
        throw .missingValue(option: name, argument: placeholder)
      }
      try apply(row, named: name, value)
    } else if value != nil {
      throw .unexpectedValue(option: name)
    } else {
      try apply(row, named: name, "")
    }
  }

  /// Makes an option's effect; `value` is empty where it takes none.
  // Long because it is one line an option.
  private mutating func apply(
    _ row: OptionRow, named name: String, _ value: String
  ) throws(UsageError) {
    switch row.effect {
    case .dryRun: try setMode(.dryRun)
    case .lint: try setMode(.lint)
    case .interactive: isInteractive = true
    case .undo: request = .undo
    case .verify: verificationCommand = value
    case .baseline: baselinePath = value
    case .writeBaseline: try setBaselineUse(.write)
    case .pruneBaseline: try setBaselineUse(.prune)
    case .strings: writesStrings = true
    case .unsafeFixes: try set("unsafeFixes", "true", by: row)
    case .rules:
      for rule in try rules(value) {
        flags.onlyRules = (flags.onlyRules ?? []).union([rule])
        try set("rules.\(rule).enabled", "true", by: row)
      }
    case .disable: disabled += try rules(value)
    case .ios: try set("deploymentTarget", value, by: row, expecting: "a version such as 16.0")
    case .config: configurationFile = value
    case .templates: try set("templates", value, by: row)
    case .set: try set(argument: value, by: row)
    case .jobs: jobs = try count(value, of: row)
    case .format: reportPairs.add(format: try choice(value, of: row))
    case .output: reportPairs.add(path: value)
    case .strict: isStrict = true
    case .exitZero: ignoresFindings = true
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .color: color = try choice(value, of: row)
    case .standardInputName: standardInputName = value
    case .staged: isStaged = true
    case .restage: restages = true
    case .wholeFiles: takesWholeFiles = true
    case .since: revision = value
    case .lines: lines.append(try fileLines(value))
    case .shard: shard = try shard(value, of: row)
    case .installHook: request = .installHook
    case .uninstallHook: request = .uninstallHook
    case .writeConfiguration: request = .writeConfiguration
    case .showConfiguration: request = .showConfiguration(value)
    case .schema: request = .schema
    case .listRules: request = .listRules
    case .explain: request = .explain(try rule(value))
    case .completions: request = .completions(try choice(value, of: row))
    case .manual: request = .manual
    case .progress: progress = try choice(value, of: row)
    case .help: request = .help(isShort: name == row.shortName)
    case .version: request = .version
    }
  }

  private mutating func setMode(_ new: RunMode) throws(UsageError) {
    if mode != .apply && mode != new { throw .conflict("--dry-run", "--lint") }
    mode = new
  }

  private mutating func setBaselineUse(_ new: BaselineUse) throws(UsageError) {
    if baselineUse != .filter && baselineUse != new {
      throw .conflict("--write-baseline", "--prune-baseline")
    }
    baselineUse = new
  }

  private func rule(_ name: String) throws(UsageError) -> String {
    if ruleNames.contains(name) { return name }
    throw .unknownRule(name, nearest: NearestName.nearest(to: name, among: ruleNames))
  }

  private func rules(_ list: String) throws(UsageError) -> [String] {
    var result: [String] = []
    for part in list.split(separator: ",") {
      let name = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      result.append(try rule(String(name)))
    }
    return result
  }

  // MARK: Settings

  private mutating func set(
    _ key: String, _ value: String, by row: OptionRow, expecting expected: String? = nil
  ) throws(UsageError) {
    do throws(SettingTable.ArgumentError) {
      flags.assignments.append(
        try SettingTable.assignment(
          key: key, value: value, origin: row.name, ruleNames: ruleNames))
    } catch {
      guard let expected else { throw .setting(error) }
      throw .badValue(option: row.name, value: value, expected: expected)
    }
  }

  private mutating func set(argument: String, by row: OptionRow) throws(UsageError) {
    do throws(SettingTable.ArgumentError) {
      flags.assignments.append(
        try SettingTable.assignment(argument, origin: row.name, ruleNames: ruleNames))
    } catch {
      throw .setting(error)
    }
  }

  private func count(_ value: String, of row: OptionRow) throws(UsageError) -> Int {
    guard let count = Int(value), 1...256 ~= count else {
      throw .badValue(option: row.name, value: value, expected: "a number from 1 to 256")
    }
    return count
  }

  private func shard(_ value: String, of row: OptionRow) throws(UsageError) -> Shard {
    if let shard = Shard(text: value) { return shard }
    throw .badValue(option: row.name, value: value, expected: "a part of several, such as 2/5")
  }

  /// Reads `FILE:A-B` or `FILE:A`; the file's own name may have colons.
  private func fileLines(_ value: String) throws(UsageError) -> FileLines {
    if let colon = value.lastIndex(of: ":"), colon != value.startIndex {
      let numbers = value[value.index(after: colon)...]
        .split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      if let first = numbers[0], let last = numbers[numbers.count - 1], numbers.count <= 2,
        1 <= first, first <= last
      {
        return FileLines(path: String(value[..<colon]), lines: first...last)
      }
    }
    throw .badValue(option: "--lines", value: value, expected: "a file and lines: FILE:10-20")
  }

  private func choice<Choice>(
    _ value: String, of row: OptionRow
  ) throws(UsageError) -> Choice where Choice: CaseIterable & RawRepresentable<String> {
    if let choice = Choice(rawValue: value) { return choice }
    let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw .badValue(option: row.name, value: value, expected: "one of \(all)")
  }
}
