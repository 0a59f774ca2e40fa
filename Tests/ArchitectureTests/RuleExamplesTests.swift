import Findings
import Foundation
import Rules
import TestSupport
import Testing

/// The examples that `--explain` shows are the fixtures of that name.
///
/// Of a rule that only reports they show what a person makes of it.
@Suite struct RuleExamplesTests {
  @Test func examplesAreTheFixtures() throws {
    let expected = try text()
    let actual = try GeneratedFile(path: "Sources/Rules/RuleExamples.swift")
      .text(expecting: expected)
    #expect(actual == expected, "write it anew with A11Y_FIX_RECORD=1 swift test")
  }

  private func text() throws -> String {
    var lines = [
      "// Long because it holds an example of every rule.",
      "",
      "/// A short source for each rule and what becomes of it: `example` of the rule's fixtures.",
      "///",
      "/// Tests write this file from the fixtures, under `A11Y_FIX_RECORD=1`, and hold it to them.",
      "enum RuleExamples {",
      "  /// By the rule's id.",
      "  static let all: [String: (before: String, after: String)] = [",
    ]
    for id in RuleCatalog.infos.map(\.id) {
      lines.append("    \"\(id)\": (")
      lines += try literal("before", of: id, parts: ["input", "unchanged"], end: ",")
      lines += try literal("after", of: id, parts: ["expected", "byhand"], end: "")
      lines.append("    ),")
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private func literal(
    _ label: String, of id: String, parts: [String], end: String
  ) throws -> [String] {
    let paths = parts.map { "\(Fixtures.root)/Fixtures/\(id)/example.\($0).swift" }
    let path = try #require(paths.first { FileManager.default.fileExists(atPath: $0) })
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines[0].hasPrefix("// fixture: ") { lines.removeFirst() }
    let indented = lines.map { $0.isEmpty ? "" : "      \($0)" }
    return ["      \(label): #\"\"\""] + indented + ["      \"\"\"#\(end)"]
  }
}
