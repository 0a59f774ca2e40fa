import Driver
import Files
import Foundation
import Reporting
import SourceText
import TestSupport
import Testing
import Worktree

@Suite struct FileWalkTests {
  private func walk(_ folder: TemporaryFolder, below name: String = "") -> [String] {
    FileWalk(root: folder.path, folder: name).files.sorted()
  }

  private func skipped(_ folder: TemporaryFolder) -> [String: FileProblem?] {
    let outcomes = FileWalk(root: folder.path).skipped
    return Dictionary(outcomes.map { ($0.path, $0.problem) }) { first, _ in first }
  }

  @Test func onlySourceIsFound() throws {
    let folder = try TemporaryFolder()
    for name in [
      "a.swift", "b/c.m", "b/d.mm", "b/e.h", "f.txt", "swift", "g.swift.orig", "b/.x/h.m",
    ] {
      try folder.write("", to: name)
    }
    #expect(walk(folder) == ["a.swift", "b/c.m", "b/d.mm", "b/e.h"])
  }

  @Test func codeOfOthersIsLeftOut() throws {
    let folder = try TemporaryFolder()
    for name in [
      "Pods/a.swift", "x/node_modules/b.swift", ".build/c.swift", "R.generated.swift",
      "Assets+Generated.swift", "api.pb.swift", "sub/.git/HEAD", "sub/d.swift", "mine.swift",
    ] {
      try folder.write("", to: name)
    }
    #expect(walk(folder) == ["mine.swift"])
    #expect(
      skipped(folder) == [
        "Pods": .vendored, "x/node_modules": .vendored, ".build": .vendored,
        "R.generated.swift": .generated, "Assets+Generated.swift": .generated,
        "api.pb.swift": .generated, "sub": .otherRepository,
      ])
  }

  @Test func linksAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/a.swift")
    for (link, target) in [("loop", "."), ("other", "real"), ("b.swift", "real/a.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    #expect(walk(folder) == ["real/a.swift"])
    #expect(skipped(folder) == ["b.swift": .symbolicLink])
  }

  @Test func pipesAreNotOpened() throws {
    let folder = try TemporaryFolder()
    #expect(try Command.run("/usr/bin/mkfifo", [folder.path("a.swift")]).status == 0)
    #expect(walk(folder).isEmpty)
    #expect(throws: FileProblem.notARegularFile) {
      try FileStore.read(folder.path("a.swift"), as: "a.swift", .swift)
    }
  }

  @Test func ignoreFilesAboveHoldForAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("*.m\n/a/b/x.swift\n/a\n", to: ".gitignore")
    for name in ["a/b/x.swift", "a/b/y.swift", "a/b/z.m", "c.swift"] {
      try folder.write("", to: name)
    }
    #expect(walk(folder) == ["c.swift"])
    #expect(walk(folder, below: "a/b") == ["a/b/y.swift"])
  }

  @Test func excludesOfALinkedWorkTreeHold() throws {
    let folder = try TemporaryFolder()
    try folder.write("gitdir: ../main/.git/worktrees/w\n", to: "w/.git")
    try folder.write("../..\n", to: "main/.git/worktrees/w/commondir")
    try folder.write("a.swift\n", to: "main/.git/info/exclude")
    try folder.write("", to: "w/a.swift")
    try folder.write("", to: "w/b.swift")
    #expect(FileWalk(root: folder.path("w")).files == ["b.swift"])
  }

  @Test func namesThatOnlyLookAlikeAreTwoFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "e\u{301}.swift")
    try folder.write("2", to: "\u{E9}.swift")
    let found = try #require(ProjectSearch(for: ["."], from: folder.path).projects.first)
    // Some file systems take both names for one.
    #expect(found.files.count == FileManager.default.subpaths(atPath: folder.path)?.count)
  }
}
