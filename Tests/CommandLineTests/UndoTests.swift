import Foundation
import TestSupport
import Testing

@Suite struct UndoTests {
  private func project(_ texts: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    for (name, text) in texts { try folder.write(text, to: name) }
    return folder
  }

  private static let record = ".git/a11y-fix/undo.patch"

  @Test(arguments: [
    ["a.swift": "one SAFE\ntwo\n"],
    ["a.swift": "SAFE"],
    ["a.swift": "SAFE\r\ntwo\r\nthree SAFE\r\n", "dir/b.m": "SAFE\n\nSAFE\n\n\n\n\n\n\n\n\nSAFE"],
    ["a.swift": "\u{FEFF}one SAFE\rtwo SAFE\r"],
    ["a b %.swift": "SAFE\n", "ü\"\\\t\n.swift": "zwei SAFE\n+three\n-four SAFE\n@@ -1 +1 @@\n"],
    ["a.swift": "a11y-fix-undo 1 2 SAFE\n"],
  ])
  func whatWasWrittenIsTakenBack(texts: [String: String]) throws {
    let folder = try project(texts)
    let before = try folder.contents()
    #expect(ToolRun(["."], in: folder).status == 0)
    let changed = try folder.contents()
    #expect(changed != before)
    let undo = ToolRun(["--undo"], in: folder)
    #expect(undo.status == 0 && undo.output.contains("taken back"))
    #expect(try folder.contents() == before)
    #expect(ToolRun(["--undo"], in: folder).output == "Nothing to take back.\n")
  }

  @Test(.enabled(if: Git.isInstalled, "git is missing"))
  func gitCanTakeItBack() throws {
    let folder = try TemporaryFolder()
    _ = try Git.run(["init", "--quiet"], in: folder.path)
    try folder.write("one SAFE\ntwo\n\n\nSAFE", to: "a b.swift")
    try folder.write("SAFE\r\n", to: "c.swift")
    let before = try folder.contents()
    _ = ToolRun(["."], in: folder)
    let git = try Git.run(["apply", "-R", Self.record], in: folder.path)
    #expect(git.status == 0, "\(git.error)")
    #expect(try folder.contents() == before)
  }

  @Test func aFileThatChangedSinceIsLeft() throws {
    let folder = try project(["a.swift": "one SAFE\n", "b.swift": "two SAFE\n"])
    _ = ToolRun(["."], in: folder)
    let fixed = try folder.text(of: "a.swift")
    try folder.write(fixed + "more\n", to: "a.swift")
    let undo = ToolRun(["--undo"], in: folder)
    #expect(undo.status == 1)
    #expect(undo.output == "b.swift: taken back\n")
    #expect(undo.error.contains("a.swift: left as it is, because it is not as the run left it"))
    #expect(try folder.text(of: "a.swift") == fixed + "more\n")
    #expect(try folder.text(of: "b.swift") == "two SAFE\n")
    // It stays on record, for when it is as it was left again.
    try folder.write(fixed, to: "a.swift")
    #expect(ToolRun(["--undo"], in: folder).output == "a.swift: taken back\n")
    #expect(try folder.text(of: "a.swift") == "one SAFE\n")
  }

  @Test func aRunThatWritesNothingKeepsTheRecord() throws {
    let folder = try project(["a.swift": "one SAFE\n"])
    _ = ToolRun(["."], in: folder)
    _ = ToolRun(["."], in: folder)
    _ = ToolRun(["--dry-run", "."], in: folder)
    #expect(ToolRun(["--undo"], in: folder).output == "a.swift: taken back\n")
  }

  @Test func aRemovedFileIsNamed() throws {
    let folder = try project(["a.swift": "one SAFE\n"])
    _ = ToolRun(["."], in: folder)
    try FileManager.default.removeItem(atPath: folder.path("a.swift"))
    let undo = ToolRun(["--undo"], in: folder)
    #expect(undo.status == 1 && undo.error.contains("a.swift: no such file"))
  }

  @Test func aDamagedRecordChangesNothing() throws {
    let folder = try project(["a.swift": "one SAFE\ntwo\n"])
    _ = ToolRun(["."], in: folder)
    let fixed = try folder.contents()
    let patch = try folder.text(of: Self.record)
    try folder.write(patch.replacing("@@ -1,2 +1,3", with: "@@ -1,2 +2,3"), to: Self.record)
    #expect(ToolRun(["--undo"], in: folder).status == 1)
    #expect(try folder.contents() == fixed)
    try folder.write("diff --git a/a.swift b/a.swift\n", to: Self.record)
    #expect(ToolRun(["--undo"], in: folder).output == "Nothing to take back.\n")
    #expect(try folder.contents() == fixed)
  }

  @Test func outsideOfARepositoryThereIsNoRecord() throws {
    let folder = try TemporaryFolder()
    try folder.write("one SAFE\n", to: "a.swift")
    _ = ToolRun(["."], in: folder)
    let undo = ToolRun(["--undo"], in: folder)
    #expect(undo.status == 2 && undo.error.contains("is not in a git repository"))
    #expect(try folder.contents().count == 1)
  }

  @Test func fromAFolderBelow() throws {
    let folder = try project(["App/a.swift": "one SAFE\n"])
    _ = ToolRun(["."], in: folder, at: "App")
    #expect(ToolRun(["--undo"], in: folder, at: "App").output == "App/a.swift: taken back\n")
  }
}
