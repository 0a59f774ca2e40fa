import Driver
import Reporting
import Settings
import Testing
import Usage
import a11y_fix

@Suite struct CommandLineOptionsTests {
  private func parse(_ arguments: String...) throws(UsageError) -> CommandLineOptions {
    try CommandLineOptions(arguments, ruleNames: ["silent-load", "silent-toast"])
  }

  @Test func valuesComeWithAnEqualsSignOrBehind() throws {
    #expect(try parse("--jobs=3").jobs == 3)
    #expect(try parse("--jobs", "3").jobs == 3)
    #expect(try parse("--ios", "16.4").configuration.deploymentTarget?.minor == 4)
    #expect(try parse("--color=always").color == .always)
    #expect(
      try parse("--rules", "silent-load, silent-toast").configuration.onlyRules?.count == 2)
    #expect(try parse("--disable=silent-load").configuration.disabledRules == ["silent-load"])
  }

  @Test func pathsMayBeginWithADashBehindTwo() throws {
    let options = try parse("a", "--lint", "--", "-b", "--jobs")
    #expect(options.paths == ["a", "-b", "--jobs"])
    #expect(options.mode == .lint)
  }

  @Test func linesNameTheirFile() throws {
    #expect(try parse("--lines", "a:b.swift:3-5").lines == [.init(path: "a:b.swift", lines: 3...5)])
    #expect(try parse("--lines=a.swift:7").lines == [.init(path: "a.swift", lines: 7...7)])
    #expect(try parse("--lines=a:1", "--lines=a:2").lines.count == 2)
    for value in ["a.swift", "a.swift:", ":3", "a:0", "a:5-3", "a:1-2-3", "a:x", "a:-3"] {
      #expect(throws: UsageError.self, "\(value)") { try parse("--lines", value) }
    }
  }

  @Test func whatChoosesLinesIsHeldApart() throws {
    #expect(try parse("--staged", "--restage", "--whole-files").restages)
    #expect(try parse("--since", "HEAD", "--whole-files", "App").revision == "HEAD")
    for arguments in [
      ["--staged", "--since", "HEAD"], ["--staged", "--lines", "a:1"], ["--staged", "-"],
      ["--since", "HEAD", "--lines", "a:1"], ["--lines", "a:1", "b"], ["--restage"],
      ["--whole-files"], ["--restage", "--staged", "--lint"],
      ["--staged", "--dry-run", "--restage"], ["--lines", "a:1", "--whole-files"],
    ] {
      #expect(throws: UsageError.self, "\(arguments)") {
        try CommandLineOptions(arguments, ruleNames: [])
      }
    }
  }

  @Test func shortNames() throws {
    #expect(try parse("-q").isQuiet)
    #expect(try parse("-v").isVerbose)
    #expect(try parse("-h").request == .help(isShort: true))
  }

  @Test func helpComesBeforeComplaints() throws {
    #expect(try parse("--help", "--nonsense").request == .help(isShort: false))
  }

  @Test(arguments: [
    (["--dryrun"], UsageError.unknownOption("--dryrun", nearest: "--dry-run")),
    (["--qiuet=1"], .unknownOption("--qiuet", nearest: "--quiet")),
    (["--nothing-alike"], .unknownOption("--nothing-alike", nearest: nil)),
    (["--jobs"], .missingValue(option: "--jobs", argument: "N")),
    (["--ios="], .missingValue(option: "--ios", argument: "VERSION")),
    (["--lint=yes"], .unexpectedValue(option: "--lint")),
    (
      ["--shard=5/4"],
      .badValue(option: "--shard", value: "5/4", expected: "a part of several, such as 2/5")
    ),
    (["--shard=1/4", "--staged"], .conflict("--shard", "--staged")),
    (["--jobs=0"], .badValue(option: "--jobs", value: "0", expected: "a number from 1 to 256")),
    (["--ios=x"], .badValue(option: "--ios", value: "x", expected: "a version such as 16.0")),
    (["--rules=silent-lod"], .unknownRule("silent-lod", nearest: "silent-load")),
    (["--lint", "--dry-run"], .conflict("--dry-run", "--lint")),
    (["-q", "-v"], .conflict("--quiet", "--verbose")),
    (["-", "a"], .standardInputWithPaths),
    ([""], .emptyPath),
  ])
  func mistakesAreNamed(arguments: [String], error: UsageError) {
    #expect(throws: error) { try CommandLineOptions(arguments, ruleNames: ["silent-load"]) }
  }

  @Test func everyOptionIsInTheHelpOnce() {
    for row in OptionTable.rows {
      let lines = Documentation.help.split(separator: "\n").filter {
        $0.dropFirst(6).hasPrefix("\(row.name) ")
      }
      #expect(lines.count == 1, "\(row.name)")
      #expect(row.help.utf8.last != UInt8(ascii: "."))
    }
    #expect(Set(OptionTable.rows.map(\.effect)).count == OptionRow.Effect.allCases.count)
    #expect(Documentation.help.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }
}
