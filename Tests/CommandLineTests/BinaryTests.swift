import Foundation
import TestSupport
import Testing
import Usage
import a11y_fix

@Suite struct BinaryTests {
  @Test func versionAndHelp() throws {
    let folder = try TemporaryFolder()
    let version = try Binary.run(["--version"], in: folder)
    #expect(version.text == "a11y-fix \(Version.current)\n" && version.status == 0)
    #expect(try Binary.run(["--help"], in: folder).text == Documentation.help)
    #expect(try Binary.run(["-h"], in: folder).text == Documentation.shortHelp)
  }

  @Test func exitCodes() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "a.swift")
    #expect(try Binary.run(["a.swift"], in: folder).status == 0)
    #expect(try Binary.run([], in: folder).status == 2)
    #expect(try Binary.run(["--jobs=none", "."], in: folder).status == 2)
    #expect(try Binary.run(["b.swift"], in: folder).status == 3)
  }

  @Test func standardInputIsPassedOn() throws {
    let folder = try TemporaryFolder()
    let text = Array(String(repeating: "let a = 1\r\n", count: 50_000).utf8)
    let run = try Binary.run(["-", "--quiet"], in: folder, input: text)
    #expect(run.output == text && run.status == 0)
    let large = [UInt8](repeating: 0x20, count: 11 << 20)
    #expect(try Binary.run(["-"], in: folder, input: large).status == 3)
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: "{\n", count: 100_000),
    String(repeating: "[{(", count: 100_000) + String(repeating: ")}]", count: 100_000),
    "let a = \"unterminated\nlet b = \"\"\"\nand this", "/* /* never closed",
    String(repeating: "\"\\(", count: 20_000), String(repeating: "#if A\n", count: 50_000),
    "let a = #\"\"\"#", "@", "func", "}}}}", "let a = /unclosed",
  ])
  func oddSourceIsSurvived(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.swift")
    try folder.write(text, to: "b.m")
    let run = try Binary.run(["--quiet", "."], in: folder)
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.text(of: "a.swift") == text && folder.text(of: "b.m") == text)
  }

  @Test func aReaderThatLeavesIsNoFailureToWrite() throws {
    let folder = try TemporaryFolder()
    let run = try Command.run(
      "/bin/sh", ["-c", "'\(Binary.path)' --help | true"], in: folder.path)
    #expect(run.status == 0 && run.error.isEmpty)
  }
}
