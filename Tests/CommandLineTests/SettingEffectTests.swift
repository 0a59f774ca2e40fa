import Driver
import Findings
import Foundation
import Rules
import Settings
import TestSupport
import Testing

/// One line of `Fixtures/settings/cases.txt`.
struct SettingCase: CustomTestStringConvertible, Sendable {
  /// `delay.asked=3`.
  var setting: String
  var files: [String]
  var options: [String]
  /// What the setting brings or, where it `hides`, takes away.
  var words: String
  var hides: Bool

  static let folder = "\(Fixtures.root)/Fixtures/settings"

  static let all: [SettingCase] = {
    let text = (try? String(contentsOfFile: "\(folder)/cases.txt", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let words = fields.count == 4 ? fields[3] : ""
      return SettingCase(
        setting: fields[0], files: fields.dropFirst().first.map(Self.words) ?? [],
        options: fields.count > 2 ? Self.words(fields[2]) : [],
        words: words.hasPrefix("!") ? String(words.dropFirst()) : words,
        hides: words.hasPrefix("!"))
    }
  }()

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  var testDescription: String { "\(setting) in \(files.joined(separator: ", "))" }

  /// The setting, and what the configuration file says between its braces.
  func assignment() throws -> (setting: Setting, json: String) {
    let assignment = try SettingTable.assignment(
      setting, origin: "--set", ruleNames: RuleCatalog.infos.map(\.id))
    var json = assignment.value.json
    for part in assignment.key.split(separator: ".").reversed() { json = "{\"\(part)\": \(json)}" }
    return (assignment.setting, String(json.dropFirst().dropLast()))
  }

  /// What the command tells of the files, the diff included; after a run that applies, if asked.
  func told(
    _ configuration: String?, _ more: [String] = [], isSecondRun: Bool = false
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    for file in files {
      let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
      try folder.write(text, to: "App/\(file)")
    }
    if let configuration { try folder.write("{\(configuration)}", to: ".a11y-fix.json") }
    if isSecondRun { _ = try Binary.run(options + more, in: folder) }
    let run = try Binary.run(["--dry-run"] + options + more, in: folder)
    #expect(run.status < 2, "\(run.error)")
    return run.text + run.error
  }
}

/// Each setting that is documented changes what is told, from wherever it is set.
@Suite struct SettingEffectTests {
  @Test(arguments: SettingCase.all)
  func itChangesWhatIsTold(_ example: SettingCase) throws {
    let (setting, json) = try example.assignment()
    let plain = try example.told(nil)
    let set = try example.told(nil, ["--set", example.setting])
    #expect(!example.words.isEmpty)
    #expect((example.hides ? plain : set).contains(example.words), "\(set)")
    #expect(!(example.hides ? set : plain).contains(example.words), "\(plain)")
    #expect(try example.told(json) == set)
    let again = try example.told(nil, ["--set", example.setting], isSecondRun: true)
    #expect(!again.contains("diff --git"), "\(again)")
    guard setting.isPerPath else { return }
    #expect(try example.told("\"overrides\": [{\"paths\": [\"App/\"], \(json)}]") == set)
    #expect(try example.told("\"overrides\": [{\"paths\": [\"Other/\"], \(json)}]") == plain)
  }

  @Test func everySettingHasACase() throws {
    let shown = Set(try SettingCase.all.map { try $0.assignment().setting.key })
    #expect(SettingTable.all.map(\.key).filter { !shown.contains($0) } == [])
  }
}
