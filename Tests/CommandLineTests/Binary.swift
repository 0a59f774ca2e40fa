import Foundation
import TestSupport

/// The command as it is built, run as a process of its own.
enum Binary {
  /// Beside the tests' own bundle.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("a11y-fix").path
  }()

  static func run(
    _ arguments: [String], in folder: TemporaryFolder, at place: String = "", input: [UInt8] = []
  ) throws -> Command {
    try Command.run(
      path, arguments, in: place.isEmpty ? folder.path : folder.path(place), input: input)
  }
}
