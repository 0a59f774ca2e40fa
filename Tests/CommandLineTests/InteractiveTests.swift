import TestSupport
import Testing

@Suite struct InteractiveTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write("let one = 1 // SAFE\n  call() // SAFE\nlet x = 2 // UNSAFE\n", to: "A.swift")
    try folder.write("last() // SAFE\n", to: "B.swift")
    return folder
  }

  private func run(_ answers: String, in folder: TemporaryFolder, _ more: String...) -> ToolRun {
    let lines = answers.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return ToolRun(
      ["-i", "--color=never"] + more, in: folder, isTerminal: true, answers: lines)
  }

  private func texts(_ folder: TemporaryFolder) throws -> [String] {
    [try folder.text(of: "A.swift"), try folder.text(of: "B.swift")]
  }

  private static let a = ["let one = 1 // SAFE\n", "  call() // SAFE\n", "let x = 2 // UNSAFE\n"]
  private static let b = "last() // SAFE\n"
  private static let fix = "// announced\n"

  @Test(arguments: [
    ("y y y y", [true, true, true, true]), ("n n n n", [false, false, false, false]),
    ("y n y n", [true, false, true, false]), ("Y N", [true, false, false, false]),
    ("a n", [true, true, false, true]), ("d y", [false, false, false, true]),
    ("y d n", [true, false, false, false]), ("y q", [true, false, false, false]),
    ("q", [false, false, false, false]), ("", [false, false, false, false]),
    ("n n a y", [false, false, true, true]), ("? what y n n n", [true, false, false, false]),
  ])
  func eachFixIsAskedFor(answers: String, isFixed: [Bool]) throws {
    let folder = try project()
    let run = run(answers, in: folder)
    #expect(run.status == 0, "\(run.error)")
    let expected = zip(Self.a, isFixed).map { $0 + ($1 ? Self.fix : "") }.joined()
    #expect(try texts(folder) == [expected, Self.b + (isFixed[3] ? Self.fix : "")])
  }

  @Test func whatIsAskedReadsWithoutColour() throws {
    let folder = try project()
    let run = run("y n ? y q", in: folder)
    #expect(run.output == Self.session)
  }

  /// What is on the screen after the answers y, n, ?, y and q; the answers are not.
  private static let session = """

    A.swift:1:1: silent; 4 in the project (trigger-safe)
    @@ -1,3 +1,4 @@
     let one = 1 // SAFE
    +// announced
       call() // SAFE
     let x = 2 // UNSAFE
    Fix 1 of 4 (safe). Apply it [y,n,a,d,s,q,?]? \

    A.swift:2:1: silent; 4 in the project (trigger-safe)
    @@ -1,3 +1,4 @@
     let one = 1 // SAFE
       call() // SAFE
    +// announced
     let x = 2 // UNSAFE
    Fix 2 of 4 (safe). Apply it [y,n,a,d,s,q,?]? \

    A.swift:3:1: silent; 4 in the project (trigger-unsafe)
    @@ -1,3 +1,4 @@
     let one = 1 // SAFE
       call() // SAFE
     let x = 2 // UNSAFE
    +// announced
    Fix 3 of 4 (unsafe: the word is UNSAFE). Apply it [y,n,a,d,s,q,?]? \
    y - apply this fix
    n - do not apply it
    a - apply it and all later ones of its rule that are as safe
    d - done with this file: neither this fix nor a later one in it
    s - suppress it: write a comment, so that it is never found again
    q - quit: what was agreed to is applied, nothing else
    ? - print this
    Fix 3 of 4 (unsafe: the word is UNSAFE). Apply it [y,n,a,d,s,q,?]? \

    B.swift:1:1: silent; 4 in the project (trigger-safe)
    @@ -1 +1,2 @@
     last() // SAFE
    +// announced
    Fix 4 of 4 (safe). Apply it [y,n,a,d,s,q,?]? \

    4 findings in 2 files: 2 fixed, 2 not fixed.
      trigger-safe    1 fixed, 2 not fixed
      trigger-unsafe  1 fixed

    """

  @Test func aSuppressionIsWritten() throws {
    let folder = try project()
    let run = ToolRun(
      ["-i"], in: folder, isTerminal: true,
      answers: ["y", "s", "the player  says it", "s", "", "n"])
    #expect(run.status == 0)
    #expect(
      try folder.text(of: "A.swift") == """
        let one = 1 // SAFE
        // announced
          // a11y-fix:ignore trigger-safe: the player says it
          call() // SAFE
        // a11y-fix:ignore trigger-unsafe
        let x = 2 // UNSAFE

        """)
    #expect(run.output.contains("2 findings suppressed by a comment."))
    let undo = ToolRun(["--undo"], in: folder)
    #expect(undo.output == "A.swift: taken back\n")
    #expect(try folder.text(of: "A.swift") == Self.a.joined())
  }

  @Test(arguments: [
    "let a = \"\"\"\n  \"\"\" // SAFE\n", "// a11y-fix:ignore x\nlet a = 1 // SAFE\n",
  ])
  func aCommentIsNotWrittenWhereItWouldHarm(text: String) throws {
    let folder = try project()
    try folder.write(text, to: "A.swift")
    let run = run("s n q", in: folder)
    #expect(run.output.contains("No comment can stand above this line; write one by hand.\n"))
    #expect(try folder.text(of: "A.swift") == text)
  }

  @Test func whatIsLeftFailsStrictly() throws {
    #expect(try run("y n y y", in: project(), "--strict").status == 1)
    #expect(try run("y y y y", in: project(), "--strict").status == 0)
  }

  @Test func nobodyToAskIsAnError() throws {
    let run = ToolRun(["-i"], in: try project(), answers: ["y"])
    #expect(run.status == 2 && run.error.contains("standard input is none"))
  }

  @Test(arguments: ["--lint", "--dry-run", "--undo", "--write-baseline", "-"])
  func itGoesWithNothingThatWritesNothing(option: String) throws {
    let run = ToolRun(["-i", option], in: try project(), isTerminal: true)
    #expect(run.status == 2 && run.error.contains("exclude each other"))
  }
}
