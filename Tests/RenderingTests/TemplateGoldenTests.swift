import Announcements
import Lexing
import Outlining
import Rendering
import SourceText
import Testing

/// What every template gives in every combination, for people to read.
@Suite struct TemplateGoldenTests {
  static let swift: [(name: String, form: Announcement.Form)] = [
    ("uikit.txt", .uiAccessibility), ("accessibility.txt", .accessibilityNotification),
    ("swift-helper.txt", .helper("Announcer.say(${message})")),
  ]

  @Test(arguments: swift)
  func swiftCombinationsReadAsRecorded(_ row: (name: String, form: Announcement.Form)) throws {
    let source = "func show() {\n    «refresh()»\n}\n"
    let actual = try text(AnnouncementSample.all(row.form, isObjectiveC: false), source, .swift)
    #expect(try GoldenText.expected(row.name, actual: actual) == actual)
  }

  static let objectiveC: [(name: String, form: Announcement.Form)] = [
    ("objc.txt", .objectiveC), ("objc-helper.txt", .helper("[Announcer say:${message}]")),
  ]

  @Test(arguments: objectiveC)
  func objectiveCCombinationsReadAsRecorded(
    _ row: (name: String, form: Announcement.Form)
  ) throws {
    let source = "- (void)show {\n    «[self refresh];»\n}\n"
    let actual = try text(AnnouncementSample.all(row.form, isObjectiveC: true), source, .objectiveC)
    #expect(try GoldenText.expected(row.name, actual: actual) == actual)
  }

  private func text(
    _ samples: [AnnouncementSample], _ source: String, _ language: Language
  ) throws -> String {
    let (file, range) = MarkedSource.parse(source, language: language)
    let outline = MarkedSource.outline(file)
    let statement = try MarkedSource.statement(outline, at: range)
    return try samples.map { sample in
      var announcement = sample.announcement
      announcement.placement.statement = statement
      let edits = try Rendering.edits(for: announcement, in: outline, templates: TemplateSet())
      let result = try file.bytes.applying(edits)
      return "// \(sample.testDescription)\n" + String(decoding: result, as: UTF8.self)
    }.joined(separator: "\n")
  }
}
