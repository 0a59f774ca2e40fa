import Foundation
import TestSupport

/// A file of the repository that is made from what the code says, wholly or between two marks.
struct GeneratedFile {
  /// From the repository's root.
  var path: String

  /// Whether files are to be written anew, not compared.
  private static let isRecording = ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1"

  private var fullPath: String { "\(Fixtures.root)/\(path)" }

  func text() throws -> String { try String(contentsOfFile: fullPath, encoding: .utf8) }

  /// Returns the whole text, after putting `expected` there where that is asked for.
  func text(expecting expected: String) throws -> String {
    if Self.isRecording {
      try expected.write(toFile: fullPath, atomically: true, encoding: .utf8)
    }
    return try text()
  }

  /// Returns what stands between `<!-- name -->` and `<!-- /name -->`; `nil` without these marks.
  func section(_ name: String, expecting expected: String) throws -> String? {
    var text = try text()
    guard let start = text.range(of: "<!-- \(name) -->\n"),
      let end = text.range(of: "<!-- /\(name) -->\n"), start.upperBound <= end.lowerBound
    else { return nil }
    if Self.isRecording, text[start.upperBound..<end.lowerBound] != expected {
      text.replaceSubrange(start.upperBound..<end.lowerBound, with: expected)
      try text.write(toFile: fullPath, atomically: true, encoding: .utf8)
      return expected
    }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
