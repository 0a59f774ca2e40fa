import Foundation

/// The git that is installed, for tests that hold our output against it.
package enum Git {
  /// Where git is; `nil` where it is missing, and then its tests are skipped with that reason.
  package static let program: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return folders.split(separator: ":").map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  package static var isInstalled: Bool { program != nil }

  /// Runs git in a folder.
  package static func run(
    _ arguments: [String], in folder: String, input: [UInt8] = []
  ) throws -> Command {
    try Command.run(program ?? "/usr/bin/git", arguments, in: folder, input: input)
  }
}
