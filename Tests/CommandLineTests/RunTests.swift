import TestSupport
import Testing

@Suite struct RunTests {
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write("one SAFE\ntwo\n", to: "App/A.swift")
    try folder.write("one UNSAFE\ntwo\n", to: "App/B.m")
    try folder.write("one DISPLAY\nHOT\n", to: "Lib/C.swift")
    return folder
  }

  @Test func applyingWritesSafeFixesOnly() throws {
    let folder = try repository()
    let run = ToolRun([], in: folder)
    #expect(run.status == 0)
    #expect(try folder.text(of: "App/A.swift") == "one SAFE\n// announced\ntwo\n")
    #expect(try folder.text(of: "App/B.m") == "one UNSAFE\ntwo\n")
    #expect(run.output.contains("App/A.swift:1:1: warning: silent; 2 in the project"))
    #expect(run.output.contains("1 fixed, 1 with an unsafe fix, 1 for a person to decide"))
    #expect(!run.output.contains("Lib/C.swift:2"))
    #expect(run.error.isEmpty)
  }

  @Test func aSecondRunChangesNothing() throws {
    let folder = try repository()
    _ = ToolRun(["--unsafe-fixes"], in: folder)
    let first = try folder.contents()
    #expect(ToolRun(["--unsafe-fixes"], in: folder).status == 0)
    #expect(try folder.contents() == first)
    #expect(ToolRun(["--dry-run", "--unsafe-fixes"], in: folder).status == 0)
  }

  @Test func strictFailsForWhatIsLeft() throws {
    let folder = try repository()
    #expect(ToolRun(["--strict", "App"], in: folder).status == 1)
    #expect(ToolRun(["--strict", "App/A.swift"], in: folder).status == 0)
    #expect(ToolRun(["--lint", "Lib"], in: folder).status == 0)
    #expect(ToolRun(["--lint", "--strict", "Lib"], in: folder).status == 1)
  }

  @Test func lintWritesNothing() throws {
    let folder = try repository()
    let before = try folder.contents()
    let run = ToolRun(["--lint", "App"], in: folder)
    #expect(run.status == 1)
    #expect(try folder.contents() == before)
    #expect(run.output.contains("1 fixable, 1 with an unsafe fix"))
    #expect(ToolRun(["--lint", "--exit-zero"], in: folder).status == 0)
    #expect(ToolRun(["--lint", "--quiet"], in: folder).output.isEmpty)
  }

  @Test func aSafeFixThatIsNotAppliedFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("BROKEN\n", to: "A.swift")
    let run = ToolRun(["."], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("not fixed: the word is BROKEN"))
    #expect(run.output.contains("help: look at it"))
  }

  @Test func dryRunPrintsWhatApplyingWrites() throws {
    let folder = try repository()
    let run = ToolRun(["--dry-run"], in: folder, at: "App")
    #expect(run.status == 1)
    #expect(
      run.output == """
        diff --git a/App/A.swift b/App/A.swift
        --- a/App/A.swift
        +++ b/App/A.swift
        @@ -1,2 +1,3 @@
         one SAFE
        +// announced
         two

        """)
    #expect(run.error.contains("App/A.swift:1:1"))
    #expect(try folder.text(of: "App/A.swift") == "one SAFE\ntwo\n")
  }

  @Test func findingsAreOfTheRequestedPathsFactsOfTheProject() throws {
    let folder = try repository()
    let run = ToolRun(["--lint", "A.swift"], in: folder, at: "App")
    #expect(run.output.contains("App/A.swift:1:1: warning: silent; 2 in the project"))
    #expect(!run.output.contains("B.m"))
    #expect(run.output.contains("1 finding in 1 file"))
  }

  @Test func headersAreReadButNotFixed() throws {
    let folder = try TemporaryFolder()
    try folder.write("SAFE\n", to: "A.h")
    try folder.write("SAFE\n", to: "A.m")
    let run = ToolRun(["."], in: folder)
    #expect(run.output.contains("2 in the project"))
    #expect(try folder.text(of: "A.h") == "SAFE\n")
  }

  @Test func twoProjectsAreToldApart() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      try folder.write("ref: x", to: "\(name)/.git/HEAD")
      try folder.write("SAFE\n", to: "\(name)/A.swift")
    }
    let run = ToolRun(["two", "one"], in: folder)
    #expect(run.output.contains("one/A.swift:1:1: warning: silent; 1 in the project"))
    #expect(try folder.text(of: "two/A.swift") == "SAFE\n// announced\n")
  }

  @Test func foldersInFoldersAreOneProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("SAFE\n", to: "a/b/A.swift")
    let run = ToolRun(["--lint", "a/b/A.swift", "a/b", "a"], in: folder)
    #expect(run.output.hasPrefix("b/A.swift:1:1: warning: silent; 1 in the project"))
    #expect(run.output.contains("1 finding in 1 file"))
  }

  @Test func sameOutputForAnyJobs() throws {
    let folder = try TemporaryFolder()
    for index in 0..<200 {
      try folder.write("SAFE\nUNSAFE\nx\n", to: "\(index % 7)/F\(index).swift")
    }
    let one = ToolRun(["--dry-run", "--jobs", "1", "."], in: folder)
    for jobs in ["2", "8"] {
      let many = ToolRun(["--dry-run", "--jobs=\(jobs)", "."], in: folder)
      #expect(one.output == many.output && one.error == many.error)
    }
  }

  @Test func lineEndsAndMarksStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{FEFF}SAFE\r\nx", to: "A.swift")
    try folder.write("SAFE", to: "B.swift")
    _ = ToolRun(["."], in: folder)
    #expect(try folder.text(of: "A.swift") == "\u{FEFF}SAFE\r\n// announced\r\nx")
    #expect(try folder.text(of: "B.swift") == "SAFE\n// announced")
  }

  @Test(
    .enabled(if: Git.isInstalled, "git is not installed, so that nothing can apply the diff"))
  func gitApplyOfTheDiffIsApplying() throws {
    let folder = try repository()
    try folder.write("SAFE\r\nno end SAFE", to: "App/ä \"b\".swift")
    _ = try Git.run(["init", "-q"], in: folder.path)
    let diff = ToolRun(["--dry-run", "--unsafe-fixes"], in: folder, at: "App").output
    let before = try folder.contents()
    let whole = ToolRun(["--dry-run", "--unsafe-fixes"], in: folder).output
    #expect(whole.hasPrefix(String(diff.prefix(20))))
    #expect(try Git.run(["apply"], in: folder.path, input: Array(whole.utf8)).status == 0)
    let patched = try folder.contents()
    #expect(try Git.run(["apply", "-R"], in: folder.path, input: Array(whole.utf8)).status == 0)
    #expect(try folder.contents() == before)
    _ = ToolRun(["--unsafe-fixes"], in: folder)
    #expect(try folder.contents() == patched)
  }
}
