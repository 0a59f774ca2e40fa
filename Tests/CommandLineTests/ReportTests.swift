import Foundation
import Reporting
import TestSupport
import Testing

/// The reports of a small project, as the built command writes them.
@Suite struct ReportTests {
  static let root = "\(Fixtures.root)/Fixtures/reports"
  /// Each format with the ending of its file.
  static let formats: [(format: ReportFormat, ending: String)] = ReportFormat.allCases.map {
    ($0, $0 == .junit ? "xml" : $0 == .gitlab ? "gitlab.json" : $0.rawValue)
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(Self.root)/sample") {
      try FileManager.default.copyItem(
        atPath: "\(Self.root)/sample/\(name)", toPath: folder.path(name))
    }
    try folder.write("<<<<<<< ours\n", to: "Shop/Merge.swift")
    try folder.pretendRepository()
    return folder
  }

  /// Compares with the file that is kept, or keeps it anew under `A11Y_FIX_RECORD=1`.
  private func check(_ text: String, _ ending: String, in folder: TemporaryFolder) throws {
    let path = "\(Self.root)/sample.\(ending)"
    let actual = text.replacing("\(folder.path)/", with: "/top/")
    if ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1" {
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    #expect(actual == expected, "\(ending); write it anew with A11Y_FIX_RECORD=1 swift test")
  }

  @Test(arguments: formats)
  func isPrinted(format: ReportFormat, ending: String) throws {
    let folder = try project()
    let run = try Binary.run(
      ["--lint", "--verbose", "--format", format.rawValue, ".", "Shop/Merge.swift"], in: folder)
    #expect(run.status == 3, "a file could not be dealt with")
    try check(run.text, ending, in: folder)
  }

  @Test func allAreWrittenAtOnce() throws {
    let folder = try project()
    let pairs = Self.formats.flatMap { format, ending in
      ["--format", format.rawValue, "--output", "r.\(ending)"]
    }
    let run = try Binary.run(
      ["--lint", "--verbose"] + pairs + [".", "Shop/Merge.swift"], in: folder)
    #expect(run.text.hasPrefix("8 findings in 3 files: 5 fixable, "), "only the summary is printed")
    for (_, ending) in Self.formats {
      try check(try folder.text(of: "r.\(ending)"), ending, in: folder)
    }
  }

  @Test func hotPathsAreInNoListOfTasks() throws {
    let folder = try project()
    for (format, _) in Self.formats {
      let text = try Binary.run(["--lint", "--format", format.rawValue], in: folder).text
      #expect(text.contains("scrollViewDidScroll") == [.json, .html].contains(format), "\(format)")
    }
  }

  @Test func whatWasFixedIsNoLongerATask() throws {
    let folder = try project()
    let run = try Binary.run(
      ["--unsafe-fixes", "--format=json", "--output=a.json", "--format=gitlab"], in: folder)
    let tasks = try JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]]
    #expect(tasks?.count == 1)
    #expect(try folder.text(of: "a.json").contains("\"state\": \"fixed\""))
  }

  @Test func aReportTakesTheFormatOfItsName() throws {
    let folder = try project()
    #expect(try Binary.run(["--lint", "--output", "a.sarif"], in: folder).status == 1)
    #expect(try folder.text(of: "a.sarif").contains("\"version\": \"2.1.0\""))
    _ = try Binary.run(["--lint", "--output", "b.out", "--format", "github"], in: folder)
    #expect(try folder.text(of: "b.out").hasPrefix("::warning file="))
    let both = try Binary.run(["--lint", "--format=xcode", "--output=-"], in: folder)
    #expect(both.text.hasPrefix("\(folder.path)/Help desk/Chat"))
  }

  @Test func aReportThatCannotBeWrittenFails() throws {
    let folder = try project()
    let run = try Binary.run(["--lint", "--output", "none/a.json"], in: folder)
    #expect(run.status == 3)
    let problem = "none/a.json: cannot be written: No such file or directory"
    #expect(run.error == "a11y-fix: error: \(problem)\n")
    let twice = try Binary.run(["--format=json", "--format=sarif"], in: folder)
    #expect(twice.status == 2 && twice.error.contains("only one report can be printed"))
    let unknown = try Binary.run(["--format=pdf"], in: folder)
    #expect(unknown.error.contains("expected one of text, json, sarif,"))
  }

  @Test func aReportReplacesTheOldOneAndLeavesNothingElse() throws {
    let folder = try project()
    try folder.write("old", to: "a.json")
    let before = try folder.contents().keys.sorted()
    _ = try Binary.run(["--lint", "--output", "a.json"], in: folder)
    #expect(try folder.contents().keys.sorted() == before)
    #expect(try folder.text(of: "a.json").hasSuffix("\n}\n"))
  }
}
