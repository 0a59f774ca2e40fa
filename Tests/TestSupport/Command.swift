import Foundation

/// A program that was run to its end.
package struct Command: Sendable {
  package var output: [UInt8]
  package var error: String
  /// As a shell gives it: 128 and the signal's number for one that a signal ended.
  package var status: Int32

  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs the program at an absolute path.
  package static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> Command {
    let scratch = try TemporaryFolder()
    try scratch.write(input, to: "in")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"]) { $1 }
      .merging(environment) { $1 }
    for name in ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"] {
      process.environment?[name] = nil
    }
    for name in ["out", "err"] { try scratch.write("", to: name) }
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: scratch.path("in")))
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path("out"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path("err"))
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Command(
      output: try scratch.bytes(of: "out"), error: try scratch.text(of: "err"),
      status: process.terminationStatus + (isSignal ? 128 : 0))
  }
}
