import Foundation
import TestSupport
import Testing

@Suite struct VerificationTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write("one SAFE\n", to: "App/a.swift")
    try folder.write("two SAFE\n", to: "App/b.swift")
    return folder
  }

  @Test func fixesThatPassStay() throws {
    let folder = try project()
    let run = ToolRun(["--verify-with", "echo x >> count"], in: folder)
    #expect(run.status == 0)
    #expect(try folder.text(of: "count") == "x\nx\n")
    #expect(try folder.text(of: "App/a.swift") == "one SAFE\n// announced\n")
    #expect(run.output.contains("2 fixed"))
  }

  @Test func fixesThatFailAreTakenBack() throws {
    let folder = try project()
    let before = try folder.contents()
    let run = ToolRun(["--verify-with", "! grep -rq announced App"], in: folder)
    #expect(run.status == 3)
    #expect(try folder.contents() == before)
    #expect(run.error.contains("fails with the fixes; all are taken back"))
    #expect(run.output.contains("2 findings in 2 files: 2 not fixed."))
    #expect(ToolRun(["--undo"], in: folder).output == "Nothing to take back.\n")
  }

  @Test func theRecordOfTheRunBeforeStays() throws {
    let folder = try project()
    _ = ToolRun(["App/a.swift"], in: folder)
    #expect(ToolRun(["--verify-with", "! grep -q announced App/b.swift"], in: folder).status == 3)
    #expect(ToolRun(["--undo"], in: folder).output == "App/a.swift: taken back\n")
  }

  @Test func whatFailedBeforeIsSaid() throws {
    let folder = try project()
    let run = ToolRun(["--verify-with", "echo x >> count; false"], in: folder)
    #expect(run.status == 3)
    #expect(run.error.contains("fails without the fixes; they are not verified"))
    #expect(try folder.text(of: "count") == "x\n")
    #expect(try folder.text(of: "App/a.swift") == "one SAFE\n// announced\n")
  }

  @Test func withoutFixesNothingIsRun() throws {
    let folder = try project()
    #expect(ToolRun(["--verify-with", "touch ran", "--rules", "x"], in: folder).status == 2)
    try folder.write("DISPLAY\n", to: "App/a.swift")
    try folder.write("DISPLAY\n", to: "App/b.swift")
    #expect(ToolRun(["--verify-with", "touch ran"], in: folder).status == 0)
    #expect(try folder.contents()["ran"] == nil)
  }

  /// The command's own output goes to standard error, and it reads nothing.
  @Test func theCommandKeepsToItsStreams() throws {
    let folder = try project()
    try folder.write(
      """
      import UIKit
      final class A: UIViewController {
        @IBAction func save(_ sender: UIButton) {
          statusLabel.text = "Saved"
        }
      }

      """, to: "App/a.swift")
    let run = try Binary.run(
      ["--verify-with", "cat; pwd; echo out; echo err >&2", "App"], in: folder,
      input: Array("typed\n".utf8))
    #expect(run.status == 0)
    #expect(!run.text.contains("out\n") && !run.error.contains("typed"))
    #expect(run.error.contains("\(folder.path)\nout\nerr\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func anInterruptionTakesAllBack(interruption: Int32) throws {
    let folder = try project()
    let text = """
      import UIKit
      final class A: UIViewController {
        @IBAction func save(_ sender: UIButton) {
          statusLabel.text = "Saved"
        }
      }

      """
    try folder.write(text, to: "App/a.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = [
      "--quiet", "--verify-with", "! grep -q post App/a.swift || { touch began; sleep 60; }", "App",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    // What a shell runs in its background is born deaf to SIGINT, and so would be what it starts.
    signal(interruption, SIG_DFL)
    try process.run()
    while process.isRunning, !FileManager.default.fileExists(atPath: folder.path("began")) {
      usleep(1000)
    }
    #expect(try folder.text(of: "App/a.swift") != text)
    kill(process.processIdentifier, interruption)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == interruption)
    #expect(try folder.text(of: "App/a.swift") == text)
  }
}
