import TestSupport
import Testing

@Suite struct StandardInputTests {
  @Test func theFixedTextIsPrinted() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["-"], in: folder, input: "SAFE\r\nx")
    #expect(run.status == 0)
    #expect(run.output == "SAFE\r\n// announced\r\nx")
    #expect(run.error.contains("stdin.swift:1:1: warning"))
  }

  @Test func soundTextIsPrintedAsItIs() throws {
    let folder = try TemporaryFolder()
    #expect(ToolRun(["-", "--quiet"], in: folder, input: "x").output == "x")
    #expect(ToolRun(["-", "--quiet"], in: folder, input: "").output.isEmpty)
  }

  @Test func lintAndDiffPrintNoSource() throws {
    let folder = try TemporaryFolder()
    let lint = ToolRun(["--lint", "-"], in: folder, input: "SAFE\n")
    #expect(lint.status == 1)
    #expect(lint.output.hasPrefix("stdin.swift:1:1"))
    let diff = ToolRun(["--dry-run", "-", "--stdin-filename=b.m"], in: folder, input: "SAFE\n")
    #expect(diff.status == 1)
    #expect(diff.output.hasPrefix("diff --git a/b.m b/b.m\n"))
  }

  @Test func theNameGivesTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write("SAFE\n", to: "App/other.swift")
    try folder.write("SAFE SAFE\nSAFE\n", to: "App/a.swift")
    let run = ToolRun(
      ["--lint", "-", "--stdin-filename", "a.swift"], in: folder, at: "App", input: "SAFE\n")
    #expect(run.output.hasPrefix("App/a.swift:1:1: warning: silent; 2 in the project"))
  }

  @Test func badTextFails() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["-"], in: folder, input: "a\0")
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(ToolRun(["-", "--stdin-filename", "a.txt"], in: folder, input: "").status == 3)
  }
}
