import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
  private static let name = ".a11y-fix-baseline"

  private func screen(_ type: String, _ texts: [String], imports: String = "import UIKit") -> String
  {
    let actions = texts.enumerated().map { index, text in
      """
        @IBAction func tap\(index)(_ sender: UIButton) {
          statusLabel.text = "\(text)"
        }

      """
    }
    return "\(imports)\nfinal class \(type): UIViewController {\n\(actions.joined())}\n"
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write(screen("SaveViewController", ["Saved", "Sent"]), to: "App/Save.swift")
    try folder.write(screen("PlayViewController", ["Paused"]), to: "App/Play.swift")
    return folder
  }

  @Test func whatIsInTheBaselineIsLeftAlone() throws {
    let folder = try project()
    let before = try folder.contents()
    let writing = try Binary.run(["--write-baseline"], in: folder)
    #expect(writing.text == ".a11y-fix-baseline: 3 findings written.\n" && writing.status == 0)
    let after = try folder.contents()
    #expect(after.filter { $0.key != Self.name } == before)
    let run = try Binary.run(["--strict"], in: folder)
    #expect(
      run.text == """
        No new findings in 2 files.
        3 findings left alone by the baseline.

        """)
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(try folder.contents() == after)
  }

  @Test func anEntryIsOneLine() throws {
    let folder = try project()
    _ = try Binary.run(["--write-baseline"], in: folder)
    let lines = try folder.text(of: Self.name).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("#") }.count == 2)
    #expect(lines.count == 5)
    #expect(lines[2].split(separator: " ").dropFirst() == ["silent-text-change", "App/Play.swift"])
    // Any order, and the lines of two branches together, are as good.
    let shuffled = lines.reversed().joined(separator: "\n")
    try folder.write(shuffled + "\n" + lines[2] + "\n", to: Self.name)
    #expect(try Binary.run(["--lint"], in: folder).status == 0)
  }

  @Test func movedLinesAndRenamedFilesAreKnownAgain() throws {
    let folder = try project()
    _ = try Binary.run(["--write-baseline"], in: folder)
    let moved = screen(
      "SaveViewController", ["Saved", "Sent"], imports: "import UIKit\n\n// New.\nlet a = 1\n")
    try folder.write(moved.replacing("text = ", with: "text   = "), to: "App/Other/Renamed.swift")
    try FileManager.default.removeItem(atPath: folder.path("App/Save.swift"))
    let run = try Binary.run(["--lint"], in: folder)
    #expect(run.status == 0 && run.error.isEmpty, "\(run.text)\(run.error)")
  }

  @Test func newFindingsAreDealtWithAlone() throws {
    let folder = try project()
    _ = try Binary.run(["--write-baseline"], in: folder)
    try folder.write(
      screen("SaveViewController", ["Saved", "Sent", "Copied"]), to: "App/Save.swift")
    let run = try Binary.run([], in: folder)
    #expect(run.text.contains("App/Save.swift:10:5"))
    #expect(run.text.contains("1 finding in 2 files: 1 fixed."))
    let text = try folder.text(of: "App/Save.swift")
    #expect(text.contains("argument: \"Copied\"") && !text.contains("argument: \"Sent\""))
    #expect(try !folder.text(of: "App/Play.swift").contains("post"))
  }

  @Test func thoseThatLookAlikeAreCounted() throws {
    let folder = try project()
    let twin = "final class PlayViewController"
    let play = try folder.text(of: "App/Play.swift")
    _ = try Binary.run(["--write-baseline"], in: folder)
    try folder.write(
      play.replacing("import UIKit\n", with: "import UIKit\n// \(twin)\n"), to: "B.swift")
    let run = try Binary.run(["--lint"], in: folder)
    #expect(run.text.contains("1 finding in 3 files") && run.text.contains("left alone"))
    _ = try Binary.run(["--write-baseline"], in: folder)
    #expect(try Binary.run(["--lint"], in: folder).text.hasPrefix("No new findings"))
  }

  @Test func whatIsGoneIsSaidAndPruned() throws {
    let folder = try project()
    _ = try Binary.run(["--write-baseline"], in: folder)
    try folder.write(screen("SaveViewController", ["Saved"]), to: "App/Save.swift")
    let advice =
      "a11y-fix: .a11y-fix-baseline: 1 of 3 entries match nothing any more; "
      + "--prune-baseline takes them out\n"
    #expect(try Binary.run(["--lint"], in: folder).error == advice)
    // What a run has not looked at, it does not judge.
    #expect(try Binary.run(["--lint", "App/Play.swift"], in: folder).error.isEmpty)
    #expect(try Binary.run(["--lint", "--rules=silent-load"], in: folder).error.isEmpty)
    let pruning = try Binary.run(["--prune-baseline"], in: folder)
    #expect(pruning.text == ".a11y-fix-baseline: 2 findings left.\n" && pruning.status == 0)
    let run = try Binary.run(["--lint"], in: folder)
    #expect(run.status == 0 && run.error.isEmpty)
  }

  @Test func aPartOfTheProjectKeepsTheRest() throws {
    let folder = try project()
    _ = try Binary.run(["--write-baseline"], in: folder)
    let whole = try folder.text(of: Self.name)
    _ = try Binary.run(["--write-baseline", "App/Play.swift"], in: folder)
    #expect(try folder.text(of: Self.name) == whole)
    _ = try Binary.run(["--write-baseline", "--rules", "silent-load"], in: folder)
    #expect(try folder.text(of: Self.name) == whole)
  }

  @Test func anotherFileMayHoldIt() throws {
    let folder = try project()
    let missing = try Binary.run(["--baseline", "known.txt"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.error.contains("known.txt: cannot be read; --write-baseline makes it"))
    _ = try Binary.run(["--baseline", "known.txt", "--write-baseline"], in: folder)
    #expect(try folder.contents()[Self.name] == nil)
    #expect(try Binary.run(["--lint"], in: folder).status == 1)
    #expect(try Binary.run(["--lint", "--baseline=known.txt"], in: folder).status == 0)
  }

  @Test(arguments: ["<<<<<<< ours", "0123 silent-load App/A.swift", "no entry"])
  func aLineThatIsNoEntryIsNamed(line: String) throws {
    let folder = try project()
    try folder.write("# One.\n\n\(line)\n", to: Self.name)
    let before = try folder.contents()
    let run = try Binary.run([], in: folder)
    #expect(run.status == 2)
    #expect(run.error.contains(".a11y-fix-baseline:3: this is no entry of a baseline"))
    #expect(try folder.contents() == before)
  }
}
