import Foundation
import TestSupport
import Testing

/// The work of the commit hook in a few repositories; `Tests/Hook` tries many more.
@Suite(.enabled(if: Git.isInstalled, "git is missing"))
struct StagedTests {
  /// Something is shown, and nothing is said.
  private static func screen(_ type: String) -> String {
    """
    import UIKit

    final class \(type): UIViewController {
      private let errorLabel = UILabel()

      @IBAction func submit(_ sender: UIButton) {
        errorLabel.text = "The server is not available."
      }
    }

    """
  }

  /// Of all three kinds that git quotes: what is beyond ASCII, a quote, and a tab.
  private static let name = "ü \"q\"\t.swift"

  private func repository(staging text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try git(["init", "--quiet"], folder)
    try git(["config", "user.name", "A"], folder)
    try git(["config", "user.email", "a@example.com"], folder)
    try folder.write(text, to: Self.name)
    try git(["add", "."], folder)
    return folder
  }

  @discardableResult
  private func git(_ arguments: [String], _ folder: TemporaryFolder) throws -> String {
    let run = try Git.run(arguments, in: folder.path)
    #expect(run.status == 0, "git \(arguments): \(run.error)")
    return run.text
  }

  private func staged(_ folder: TemporaryFolder) throws -> String {
    try git(["show", ":\(Self.name)"], folder)
  }

  private func announces(_ text: String) -> Bool { text.contains("UIAccessibility.post(") }

  @Test func fixesGoIntoTheFilesAndStopTheCommit() throws {
    let text = Self.screen("A")
    let folder = try repository(staging: text)
    let run = try Binary.run(["--staged", "--quiet"], in: folder)
    #expect(run.status == 1 && run.error.contains("  git add "))
    #expect(try announces(folder.text(of: Self.name)))
    #expect(try staged(folder) == text)
  }

  @Test func restagingLetsTheCommitGoOn() throws {
    let folder = try repository(staging: Self.screen("A"))
    #expect(try Binary.run(["--staged", "--restage", "--quiet"], in: folder).status == 0)
    let fixed = try folder.text(of: Self.name)
    #expect(announces(fixed))
    #expect(try staged(folder) == fixed)
    #expect(try Binary.run(["--staged", "--quiet"], in: folder).status == 0)
  }

  @Test(arguments: ["\n", "\r\n"])
  func unstagedLinesStayUnstaged(lineEnd: String) throws {
    let text = Self.screen("A").replacing("\n", with: lineEnd)
    let folder = try repository(staging: text)
    let later = "// later\(lineEnd)"
    try folder.write(later + text, to: Self.name)
    #expect(try Binary.run(["--staged", "--restage", "--quiet"], in: folder).status == 0)
    let fixed = try staged(folder)
    #expect(announces(fixed) && !fixed.contains("later"))
    #expect(try folder.text(of: Self.name) == later + fixed)
  }

  @Test func unstagedLinesInTheWayAreKept() throws {
    let text = Self.screen("A")
    let folder = try repository(staging: text)
    let other = text.replacing("is not available", with: "is gone")
    try folder.write(other, to: Self.name)
    #expect(try Binary.run(["--staged", "--quiet"], in: folder).status == 1)
    #expect(try folder.text(of: Self.name) == other)
    #expect(try staged(folder) == text)
  }

  @Test func onlyWhatChangedSinceIsLookedAt() throws {
    let folder = try repository(staging: Self.screen("A"))
    try git(["commit", "--quiet", "-m", "first"], folder)
    #expect(try Binary.run(["--since", "HEAD", "--lint", "--quiet"], in: folder).status == 0)
    try folder.write(Self.screen("A") + Self.screen("B"), to: Self.name)
    #expect(try Binary.run(["--since", "HEAD", "--quiet"], in: folder).status == 0)
    let text = try folder.text(of: Self.name)
    #expect(text.hasPrefix(Self.screen("A")) && announces(text))
    try folder.write(Self.screen("A") + "// nothing\n", to: Self.name)
    #expect(try Binary.run(["--staged", "--lint", "--quiet"], in: folder).status == 0)
    let missing = try Binary.run(["--since", "nowhere", "."], in: folder)
    #expect(missing.status > 1 && missing.error.contains("nowhere"))
  }

  @Test func theHookIsPutInAndTakenOut() throws {
    let folder = try repository(staging: Self.screen("A"))
    let hook = ".git/hooks/pre-commit"
    try? FileManager.default.removeItem(atPath: folder.path(hook))
    #expect(try Binary.run(["--install-hook"], in: folder).status == 0)
    #expect(try Binary.run(["--install-hook"], in: folder).text.contains("already"))
    let stopped = try Git.run(["commit", "--quiet", "-m", "first"], in: folder.path)
    #expect(stopped.status == 1)
    try git(["add", "."], folder)
    try git(["commit", "--quiet", "-m", "first"], folder)
    #expect(try Binary.run(["--uninstall-hook"], in: folder).status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path(hook)))
  }

  @Test func anotherHookIsRunFirstAndComesBack() throws {
    let folder = try repository(staging: "let a = 1\n")
    let hook = ".git/hooks/pre-commit"
    let own = "#!/bin/sh\necho no > stopped\nexit 3\n"
    try folder.write(own, to: hook)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path(hook))
    #expect(try Binary.run(["--install-hook"], in: folder).status == 0)
    #expect(try folder.text(of: hook) != own)
    #expect(try Git.run(["commit", "--quiet", "-m", "first"], in: folder.path).status != 0)
    #expect(try folder.text(of: "stopped") == "no\n")
    #expect(try Binary.run(["--uninstall-hook"], in: folder).status == 0)
    #expect(try folder.text(of: hook) == own)
  }
}
