import Driver
import Files
import Foundation
import TestSupport
import Testing

@Suite struct BadInputTests {
  @Test func aMissingPathFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("SAFE\n", to: "a.swift")
    let run = ToolRun(["nope.swift", "a.swift"], in: folder)
    #expect(run.status == 3)
    #expect(run.error == "a11y-fix: error: nope.swift: no such file or directory\n")
    #expect(try folder.text(of: "a.swift") == "SAFE\n// announced\n")
  }

  /// A program that reads a report cannot tell one that breaks off from one that is damaged.
  @Test(arguments: [["nope"], ["docs"]])
  func aReportEndsWhateverIsFound(paths: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "docs/a.md")
    for format in ["json", "sarif"] {
      let run = ToolRun(["--lint", "--format", format] + paths, in: folder)
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(report != nil, "\(format)")
    }
  }

  /// Found by the fuzzer: a text that begins with a bracket which nothing closes.
  @Test(.timeLimit(.minutes(1)))
  func aBracketThatStaysOpenIsNoLoop() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      @implementation LanternController
      - (IBAction)light:(id)sender {
          if (self.isLit)
      #ifdef LANTERN_SHOP
              self.statusLabel.text = @ [ "The lantern of the shop is lit";
      #else
              self.statusLabel.text = @"The lantern is lit";
      #endif
      }
      """, to: "a.m")
    #expect(try Binary.run(["--lint", "--unsafe-fixes", "a.m"], in: folder).status < 2)
  }

  @Test func aFolderWithoutSourceIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "docs/a.md")
    let run = ToolRun(["docs"], in: folder)
    #expect(run.status == 0)
    #expect(run.error.contains("no Swift or Objective-C source under docs\n"))
  }

  @Test func aFolderOfRepositoriesIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("ref: refs/heads/main\n", to: "apps/one/.git/HEAD")
    try folder.write("", to: "apps/one/.git/objects/a")
    try folder.write("", to: "apps/one/.git/refs/a")
    try folder.write("SAFE\n", to: "apps/one/a.swift")
    let run = ToolRun(["apps"], in: folder)
    #expect(run.status == 0)
    #expect(run.error.contains("source under apps but in repositories of their own: name those"))
  }

  @Test func noPathOutsideARepositoryIsAMistake() throws {
    let folder = try TemporaryFolder()
    try folder.write("SAFE\n", to: "a.swift")
    let run = ToolRun([], in: folder)
    #expect(run.status == 2)
    #expect(run.error.contains("is not in a git repository"))
    #expect(try folder.text(of: "a.swift") == "SAFE\n")
  }

  @Test func mistakesExitWithTwo() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["--lnt"], in: folder)
    #expect(run.status == 2)
    #expect(run.error.contains("unknown option '--lnt'; did you mean '--lint'?"))
    #expect(ToolRun(["--explain", "trigger-sfe"], in: folder).error.contains("'trigger-safe'"))
  }

  @Test(arguments: [
    ("a.swift", "SAFE\0\n", "contains a NUL byte"),
    ("a.swift", "SAFE\n<<<<<<< HEAD\n", "contains merge conflict markers"),
    ("a.swift", "// @generated\nSAFE\n", "generated code"),
    ("a.generated.swift", "SAFE\n", "generated code"),
    ("Pods/a.swift", "SAFE\n", "vendored code"),
  ])
  func leftOutInAWalkAndFailingWhenNamed(name: String, text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write(text, to: name)
    try folder.write("x\n", to: "sound.swift")
    let before = try folder.contents()
    let walk = ToolRun([], in: folder)
    #expect(walk.status == 0 && walk.error.isEmpty)
    #expect(ToolRun(["--verbose"], in: folder).error.contains(reason))
    let named = ToolRun([name], in: folder)
    #expect(named.status == 3)
    #expect(named.error == "a11y-fix: error: \(name): \(reason)\n")
    #expect(try folder.contents() == before)
  }

  @Test func bytesThatAreNoTextFail() throws {
    let folder = try TemporaryFolder()
    try folder.write([0x53, 0xFF, 0x0A], to: "a.swift")
    #expect(ToolRun(["a.swift"], in: folder).error.contains("not valid UTF-8"))
    try folder.write([0xFF, 0xFE, 0x61, 0x00], to: "a.swift")
    #expect(ToolRun(["a.swift"], in: folder).error.contains("UTF-16"))
    #expect(ToolRun(["."], in: folder).status == 0)
  }

  @Test func aVendoredFolderThatIsNamedFails() throws {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write("SAFE\n", to: "Pods/A/a.swift")
    #expect(ToolRun(["Pods"], in: folder).status == 3)
    #expect(ToolRun(["Pods/A"], in: folder).status == 3)
    #expect(try folder.text(of: "Pods/A/a.swift") == "SAFE\n")
  }

  @Test func anotherKindOfFileFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("SAFE\n", to: "a.txt")
    let run = ToolRun(["a.txt"], in: folder)
    #expect(run.status == 3)
    #expect(run.error.contains("not a Swift or Objective-C source file"))
  }

  @Test func fiftyMegabytesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("a.swift")))
    try file.truncate(atOffset: 50 << 20)
    try file.close()
    #expect(ToolRun(["."], in: folder).status == 0)
    let run = ToolRun(["a.swift"], in: folder)
    #expect(run.status == 3)
    #expect(run.error.contains("larger than 10 MB"))
  }

  @Test func linksToFilesAreResolvedInsideTheRootOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write("ref: x", to: "root/.git/HEAD")
    try folder.write("SAFE\n", to: "root/a/a.swift")
    try folder.write("SAFE\n", to: "outside.swift")
    for (link, target) in [("in.swift", "a/a.swift"), ("out.swift", "../outside.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("root/\(link)"), withDestinationPath: target)
    }
    let outside = ToolRun(["out.swift"], in: folder, at: "root")
    #expect(outside.status == 3)
    #expect(outside.error.contains("leads out of the project"))
    try folder.makeFolder("outside")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("root/folder"), withDestinationPath: "../outside")
    let folders = ToolRun(["folder/"], in: folder, at: "root")
    #expect(folders.status == 3 && folders.error.contains("leads out of the project"))
    #expect(try folder.text(of: "outside.swift") == "SAFE\n")
    #expect(ToolRun(["in.swift"], in: folder, at: "root").status == 0)
    #expect(try folder.text(of: "root/a/a.swift") == "SAFE\n// announced\n")
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("root/in.swift"))
    #expect(link == "a/a.swift")
  }

  @Test(
    .disabled(if: Account.isRoot, "the system administrator may read every file"))
  func anUnreadableFileFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("SAFE\n", to: "a.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("a.swift"))
    let run = ToolRun(["."], in: folder)
    #expect(run.status == 3)
    #expect(run.error.contains("a.swift: cannot be read: Permission denied"))
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("x\n", to: "a.swift")
    try folder.write("half", to: ".a11y-fix-999999999-0.tmp")
    try folder.write("another's", to: ".a11y-fix-1-0.tmp")
    try folder.write("an earlier one's", to: ".a11y-fix-\(Platform.processID)-0.tmp")
    let run = ToolRun(["."], in: folder)
    #expect(Set(try folder.contents().keys) == ["a.swift", ".a11y-fix-1-0.tmp"])
    #expect(run.error.split(separator: "\n").count { $0.contains("removed") } == 2)
    #expect(run.error.contains("a11y-fix-999999999-0.tmp, which a run that was killed left behind"))
  }
}
