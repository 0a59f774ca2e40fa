import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileReplacementTests {
  private func replace(_ folder: TemporaryFolder, _ name: String, _ old: String) throws {
    try FileStore.replace(
      folder.path(name), holding: ContiguousArray(old.utf8), with: ContiguousArray("new".utf8))
  }

  @Test func contentIsReplacedAndModeKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o751], ofItemAtPath: folder.path("a.swift"))
    try replace(folder, "a.swift", "old")
    #expect(try folder.contents() == ["a.swift": Array("new".utf8)])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o751)
  }

  @Test func aChangedFileIsLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.swift")
    #expect(throws: FileProblem.changedMeanwhile) { try replace(folder, "a.swift", "old!") }
    #expect(throws: FileProblem.changedMeanwhile) { try replace(folder, "a.swift", "longer") }
    #expect(try folder.contents() == ["a.swift": Array("mine".utf8)])
  }

  @Test func aMissingFileIsNotMade() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileProblem.self) { try replace(folder, "a.swift", "old") }
    #expect(try folder.contents().isEmpty)
  }

  @Test func aLinkIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b.swift"), withDestinationPath: "a.swift")
    #expect(throws: FileProblem.self) { try replace(folder, "b.swift", "old") }
    #expect(try folder.text(of: "a.swift") == "old")
  }

  @Test func aFileWithOtherNamesIsLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.swift")
    try FileManager.default.linkItem(
      atPath: folder.path("a.swift"), toPath: folder.path("b.swift"))
    #expect(throws: FileProblem.hardLinked) { try replace(folder, "a.swift", "old") }
    #expect(
      try folder.contents() == ["a.swift": Array("old".utf8), "b.swift": Array("old".utf8)])
  }

  @Test(
    .disabled(if: Account.isRoot, "the system administrator may write to read-only files"))
  func readOnlyFilesAreLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path("a.swift"))
    #expect(throws: FileProblem.unwritable("Permission denied")) {
      try replace(folder, "a.swift", "old")
    }
    #expect(try folder.contents() == ["a.swift": Array("old".utf8)])
  }
}
