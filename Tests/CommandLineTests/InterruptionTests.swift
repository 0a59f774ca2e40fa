import Foundation
import TestSupport
import Testing

@Suite struct InterruptionTests {
  private static let sample = """
    import UIKit

    final class LoginViewController: UIViewController {
      private let errorLabel = UILabel()

      @IBAction func submit(_ sender: UIButton) {
        errorLabel.text = "The server is not available."
      }
    }

    """

  @Test(arguments: [SIGINT, SIGTERM])
  func everyFileIsAsItWas(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let names = (0..<1500).map { "F\($0).swift" }
    for name in names { try folder.write(Self.sample, to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = ["--quiet", "."]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try folder.text(of: "F0.swift") == Self.sample { usleep(100) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let contents = try folder.contents()
    #expect(Set(contents.keys) == Set(names))
    let changed = contents.values.count { $0 != Array(Self.sample.utf8) }
    if process.terminationReason == .uncaughtSignal {
      #expect(process.terminationStatus == signal && changed == 0)
    } else {
      // It was done before the signal came.
      #expect(process.terminationStatus == 0 && changed == names.count)
    }
  }
}
