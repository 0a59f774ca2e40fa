import Foundation
import TestSupport

/// A text that a test expects in a file, written anew where `A11Y_FIX_RECORD` is set.
enum GoldenText {
  /// Returns the text of `path` in `Fixtures`.
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: Fixtures.root + "/Fixtures/" + path, encoding: .utf8)
  }

  /// Returns what `Fixtures/templates/<name>` says `actual` should be.
  static func expected(_ name: String, actual: String) throws -> String {
    let path = Fixtures.root + "/Fixtures/templates/" + name
    if ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        atPath: Fixtures.root + "/Fixtures/templates", withIntermediateDirectories: true)
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
