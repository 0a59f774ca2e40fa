import Reporting
import SourceText
import Testing

@testable import Settings

@Suite struct ConfigurationFileTests {
  private static let rules = ["silent-load", "silent-toast"]

  private func file(_ text: String) throws(ConfigurationError) -> ConfigurationFile {
    try ConfigurationFile(
      parsing: ContiguousArray(text.utf8), name: ".a11y-fix.json", ruleNames: Self.rules)
  }

  @Test func everySettingIsRead() throws {
    for setting in SettingTable.all {
      let value: String
      switch setting.kind {
      case .flag: value = "true"
      case .seconds: value = "2.5"
      case .text: value = "\"x\""
      case .version: value = "\"16.2\""
      case .call: value = "\"say(${message})\""
      case .choice(let choices): value = "\"\(choices[0])\""
      case .texts: value = "[\"x\", \"y\"]"
      }
      var parts = setting.key.split(separator: ".").map(String.init)
      if let star = parts.firstIndex(of: "*") { parts[star] = "silent-load" }
      let text = parts.reversed().reduce(value) { "{\"\($1)\": \($0)}" }
      let assignments = try file(text).assignments
      #expect(assignments.map(\.key) == [parts.joined(separator: ".")])
      #expect(assignments.map(\.value.json) == [value])
      let override = "{\"overrides\": [{\"paths\": [\"A\"], \(text.dropFirst())]}"
      if setting.isPerPath {
        #expect(try file(override).overrides.first?.assignments.count == 1, "\(override)")
      } else {
        #expect(throws: ConfigurationError.self) { try file(override) }
      }
    }
  }

  @Test func originsAreLines() throws {
    let text = """
      {
        "$schema": "x",
        // The rules.
        "rules": {
          "silent-load": {
            "severity": "error", "enabled": false,
          },
        },
        "overrides": [{
          "paths": ["Old/"],
          "delay": {"asked": 2},
        }],
      }
      """
    let file = try file(text)
    #expect(file.assignments.map(\.origin) == [".a11y-fix.json:6", ".a11y-fix.json:6"])
    #expect(file.assignments.map(\.rule) == ["silent-load", "silent-load"])
    #expect(file.overrides.map(\.patterns) == [["Old/"]])
    #expect(file.overrides[0].assignments[0].origin == ".a11y-fix.json:11")
  }

  @Test(arguments: [
    ("{\n  \"path\": []\n}", 2, 3, "unknown key \"path\"; did you mean \"paths\"?"),
    ("{\"delay\": {\"askd\": 1}}", 1, 12, "unknown key \"askd\"; did you mean \"asked\"?"),
    ("{\"nothing alike\": 1}", 1, 2, "unknown key \"nothing alike\""),
    ("{\"override\": []}", 1, 2, "unknown key \"override\"; did you mean \"overrides\"?"),
    (
      "{\"rules\": {\"silent-lod\": {}}}", 1, 12,
      "there is no rule \"silent-lod\"; did you mean \"silent-load\"?"
    ),
    (
      "{\"rules\": {\"silent-load\": {\"severty\": 1}}}", 1, 28,
      "unknown key \"severty\"; did you mean \"severity\"?"
    ),
    (
      "{\"rules\": {\"silent-load\": \"off\"}}", 1, 27,
      "expected an object with settings of the rule; found \"off\""
    ),
    ("{\"delay\": 1}", 1, 11, "expected an object with settings; found 1"),
    ("{\"unsafeFixes\": \"yes\"}", 1, 17, "expected true or false; found \"yes\""),
    ("{\"delay\": {\"asked\": -1}}", 1, 21, "expected seconds from 0 to 60, such as 1.5; found -1"),
    (
      "{\"delay\": {\"asked\": 1e9}}", 1, 21,
      "expected seconds from 0 to 60, such as 1.5; found 1e9"
    ),
    (
      "{\"exclude\": \"x\"}", 1, 13,
      "expected a list, such as [\"Legacy/\", \"*.generated.swift\"]; found \"x\""
    ),
    (
      "{\"exclude\": [1]}", 1, 13,
      "expected a list, such as [\"Legacy/\", \"*.generated.swift\"]; found a list"
    ),
    ("{\"deploymentTarget\": 16}", 1, 22, "expected a version, such as \"16.0\"; found 16"),
    (
      "{\"priority\": {\"failure\": \"low\"}}", 1, 26,
      "expected \"high\" or \"default\"; found \"low\""
    ),
    (
      "{\"helper\": {\"call\": \"say()\"}}", 1, 21,
      "expected a call with ${message} in it, such as \"Announcer.say(${message})\"; found \"say()\""
    ),
    ("[]", 1, 1, "expected an object in braces"),
    ("{\"overrides\": {}}", 1, 15, "expected a list of objects; found an object"),
    ("{\"overrides\": [1]}", 1, 16, "expected an object; found 1"),
    ("{\"overrides\": [\n{}]}", 2, 1, "\"paths\" is missing: where does it hold?"),
    ("{\"overrides\": [{\"paths\": 1}]}", 1, 26, "expected a list, such as [\"Legacy/\"]; found 1"),
    (
      "{\"overrides\": [{\"paths\": [\"a\"], \"exclude\": []}]}", 1, 33,
      "\"exclude\" holds for the whole project, not for paths"
    ),
    ("{\"unsafeFixes\": true,,}", 1, 22, "expected a key in double quotes"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, line: Int, column: Int, message: String) {
    let error = ConfigurationError(
      file: ".a11y-fix.json", location: SourceLocation(line: line, column: column),
      message: message)
    #expect(throws: error) { try file(text) }
  }

  @Test func argumentsNeedNoQuotes() throws {
    func json(_ argument: String) throws(SettingTable.ArgumentError) -> String {
      try SettingTable.assignment(argument, origin: "--set", ruleNames: Self.rules).value.json
    }
    #expect(try json("delay.asked=2") == "2.0")
    #expect(try json("delay.asked=0.25") == "0.25")
    #expect(try json("exclude=a, b/c") == "[\"a\", \"b/c\"]")
    #expect(try json("exclude=[\"a b\"]") == "[\"a b\"]")
    #expect(try json("helper.call=say(${message}, a=b)") == "\"say(${message}, a=b)\"")
    #expect(try json("rules.silent-load.enabled=false") == "false")
    #expect(throws: SettingTable.ArgumentError.noValue) { try json("delay.asked") }
    #expect(
      throws: SettingTable.ArgumentError.unknownKey("delay.aked", nearest: "delay.asked")
    ) { try json("delay.aked=1") }
    #expect(
      throws: SettingTable.ArgumentError.unknownKey(
        "rules.silent-lod.enabled", nearest: "rules.silent-load.enabled")
    ) { try json("rules.silent-lod.enabled=true") }
    #expect(
      throws: SettingTable.ArgumentError.wrongValue(
        key: "delay.asked", value: "x", expected: "seconds from 0 to 60, such as 1.5")
    ) { try json("delay.asked=x") }
  }
}
