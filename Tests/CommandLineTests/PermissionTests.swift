import Foundation
import TestSupport
import Testing

/// Files that may not be read or written, tried by a process that permissions hold for.
@Suite(
  .enabled(if: PlainRights.canBeHad, "neither a plain account nor setpriv to become like one"))
struct PermissionTests {
  private static let sample = """
    import UIKit

    final class LoginViewController: UIViewController {
      private let errorLabel = UILabel()

      @IBAction func submit(_ sender: UIButton) {
        errorLabel.text = "The server is not available."
      }
    }

    """

  private func folder(permissions: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["a.swift", "b.swift"] { try folder.write(Self.sample, to: name) }
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: folder.path("a.swift"))
    return folder
  }

  @Test func anUnreadableFileIsNamedAndTheOthersAreFixed() throws {
    let folder = try folder(permissions: 0)
    let result = try PlainRights.run(["."], in: folder)
    #expect(result.status == 3)
    #expect(result.error.contains("a.swift: cannot be read: Permission denied"))
    #expect(try folder.text(of: "b.swift") != Self.sample)
  }

  @Test func aReadOnlyFileIsNamedAndTheOthersAreFixed() throws {
    let folder = try folder(permissions: 0o444)
    let result = try PlainRights.run(["."], in: folder)
    #expect(result.status == 3)
    #expect(result.error.contains("a.swift: cannot be written: Permission denied"))
    #expect(try folder.text(of: "a.swift") == Self.sample)
    #expect(try folder.text(of: "b.swift") != Self.sample)
    #expect(try folder.contents().count == 2)
  }
}

/// Runs the built command so that permissions hold for it, whoever runs the tests.
private enum PlainRights {
  private static let program = "/usr/bin/setpriv"
  static let canBeHad = !Account.isRoot || FileManager.default.isExecutableFile(atPath: program)

  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Command {
    guard Account.isRoot else { return try Binary.run(arguments, in: folder) }
    let rights = "-dac_override,-dac_read_search"
    let options = ["--bounding-set=\(rights)", "--inh-caps=\(rights)"]
    return try Command.run(program, options + [Binary.path] + arguments, in: folder.path)
  }
}
