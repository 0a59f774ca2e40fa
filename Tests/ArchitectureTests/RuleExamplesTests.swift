import Foundation
import Rules
import TestSupport
import Testing

/// The examples that `--explain` shows are the fixtures of that name.
@Suite struct RuleExamplesTests {
  @Test func examplesAreTheFixtures() throws {
    let expected = try text()
    let actual = try GeneratedFile(path: "Sources/Rules/RuleExamples.swift")
      .text(expecting: expected)
    #expect(actual == expected, "write it anew with A11Y_FIX_RECORD=1 swift test")
  }

  private func text() throws -> String {
    var lines = [
      "/// A short source for each rule and what becomes of it: `example` of the rule's fixtures.",
      "///",
      "/// Tests write this file from the fixtures, under `A11Y_FIX_RECORD=1`, and hold it to them.",
      "enum RuleExamples {",
      "  /// By the rule's id.",
      "  static let all: [String: (before: String, after: String)] = [",
    ]
    for id in RuleCatalog.infos.map(\.id) {
      lines.append("    \"\(id)\": (")
      lines += try literal("before", of: id, part: "input", end: ",")
      lines += try literal("after", of: id, part: "expected", end: "")
      lines.append("    ),")
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private func literal(
    _ label: String, of id: String, part: String, end: String
  ) throws -> [String] {
    let path = "\(Fixtures.root)/Fixtures/\(id)/example.\(part).swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines[0].hasPrefix("// fixture: ") { lines.removeFirst() }
    let indented = lines.map { $0.isEmpty ? "" : "      \($0)" }
    return ["      \(label): #\"\"\""] + indented + ["      \"\"\"#\(end)"]
  }
}
