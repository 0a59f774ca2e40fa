import Driver
import Findings
import Foundation
import Rules
import Settings
import TestSupport
import Testing
import Usage
import a11y_fix

/// What is made of the table of options; `Tests/Terminal` gives it to shells and mandoc.
@Suite struct CompletionTests {
  private static let rules = RuleCatalog.infos.map(\.id)

  @Test(arguments: Shell.allCases)
  func everyOptionIsOffered(shell: Shell) throws {
    let run = try Binary.run(["--completions", shell.rawValue], in: try TemporaryFolder())
    #expect(run.status == 0)
    for row in OptionTable.rows {
      // fish has a name without its dashes.
      let name = shell == .fish ? "-l \(row.name.dropFirst(2))" : row.name
      #expect(run.text.contains(name), "\(row.name)")
    }
    for rule in Self.rules { #expect(run.text.contains(rule), "\(rule)") }
  }

  @Test func theManualHasEveryOptionSettingAndRule() throws {
    let run = try Binary.run(["--manual"], in: try TemporaryFolder())
    // A dash is escaped where it is no option's.
    let text = run.text.replacing("\\-", with: "-")
    #expect(run.status == 0 && text.hasPrefix(".Dd "))
    for row in OptionTable.rows { #expect(text.contains("Fl -\(row.name.dropFirst(2))")) }
    for setting in SettingTable.all { #expect(text.contains(setting.key), "\(setting.key)") }
    for rule in Self.rules { #expect(text.contains(rule), "\(rule)") }
  }

  @Test func theSchemaHasEverySetting() throws {
    let run = try Binary.run(["--schema"], in: try TemporaryFolder())
    let schema = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    for setting in SettingTable.all {
      var node = schema
      for name in setting.key.split(separator: ".").map(String.init) {
        let members = try #require(node?["properties"] as? [String: Any], "\(setting.key)")
        let names = name == "*" ? Self.rules : [name]
        #expect(names.allSatisfy { members[$0] != nil }, "\(setting.key)")
        node = members[names[0]] as? [String: Any]
      }
    }
  }
}
