import Driver
import Findings
import Rendering
import Rules
import Settings
import Templates
import Testing
import Usage
import a11y_fix

/// What the README says of options and rules is what the code says.
@Suite(.serialized) struct ReadmeTests {
  private static let readme = GeneratedFile(path: "README.md")

  @Test func optionsAreThoseOfTheTable() throws {
    let heading = ["| option | does |", "|---|---|"]
    let rows = OptionTable.rows.map { row in
      let names = [row.shortName, row.name].compactMap(\.self)
      let spelt = names.map { "`\($0)`" }.joined(separator: ", ")
      let argument = row.argument.map { " \($0)" } ?? ""
      return "| \(spelt)\(argument) | \(row.help) |"
    }
    try check("options", heading + rows)
  }

  @Test func settingsAreThoseOfTheTable() throws {
    let heading = ["| setting | value | default |", "|---|---|---|"]
    let rows = SettingTable.all.map { setting in
      let mark = setting.isPerPath ? "" : " \u{2020}"
      let value = setting.kind.expectation.replacing("|", with: "\\|")
      return "| `\(setting.key)`\(mark) <br> \(setting.help) | \(value) | \(setting.standard) |"
    }
    try check("settings", heading + rows)
  }

  /// Every template with its slots filled with samples.
  @Test func templatesAreThoseOfTheCatalog() throws {
    let groups: [(name: String, prefix: String)] = [
      ("Posts through UIKit", "uikit-"), ("Posts through Accessibility, iOS 17", "accessibility-"),
      ("Around either", "swift-"), ("Modifiers of SwiftUI views", "swiftui-"),
      ("Objective-C", "objc-"),
    ]
    var lines: [String] = []
    var shown: Set<TemplateID> = []
    for group in groups {
      lines += ["**\(group.name)**", "", group.prefix == "objc-" ? "```objc" : "```swift"]
      for id in TemplateID.allCases.sorted(by: { $0.fileName < $1.fileName })
      where id.fileName.hasPrefix(group.prefix) {
        shown.insert(id)
        let slots = Slot.allCases.filter(id.requiredSlots.contains).map { "${\($0.rawValue)}" }
        lines.append("// \(id.fileName): \(slots.joined(separator: ", "))")
        lines += try TemplateSet().template(id).sample
      }
      lines += ["```", ""]
    }
    #expect(shown == Set(TemplateID.allCases))
    try check("templates", lines)
  }

  @Test func rulesAreThoseOfTheCatalog() throws {
    try check("rules", RuleCatalog.infos.flatMap(section))
  }

  private func section(_ rule: RuleInfo) -> [String] {
    var lines = ["### \(rule.id)", ""]
    lines += [rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + ".", ""]
    lines += [rule.rationale, ""]
    if let heard = Documentation.heard(rule) { lines += ["Heard today: \(heard)", ""] }
    lines += [rule.remedy, ""]
    if let example = rule.example() {
      lines += ["```diff"] + Documentation.difference(in: example) + ["```", ""]
    }
    if !rule.limits.isEmpty {
      lines += ["Known limits:", ""] + rule.limits.map { "- \($0)" } + [""]
    }
    return lines
  }

  private func check(_ name: String, _ lines: [String]) throws {
    let expected = lines.map { "\($0)\n" }.joined()
    let actual = try Self.readme.section(name, expecting: expected)
    #expect(actual == expected, "write it anew with A11Y_FIX_RECORD=1 swift test")
  }
}
