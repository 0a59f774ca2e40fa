import Findings
import Foundation
import Rules
import SourceText
import TestSupport
import Testing
import Usage
import a11y_fix

/// One source of Fixtures/<rule-id> or Fixtures/placement and what is to become of it.
struct FixtureCase: CustomTestStringConvertible, Sendable {
  /// The name of its folder: a rule's id or `placement`.
  var folder: String
  /// The file's name without its ending and what it is of the case: `early-return`.
  var name: String
  /// The file's ending: `swift` or `m`.
  var ending: String
  /// Whether it must stay as it is.
  var isUnchanged: Bool

  /// Every case, in the order of folders and names.
  static let all: [FixtureCase] = folders.flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    return (names ?? []).sorted().compactMap { FixtureCase(file: $0, in: folder) }
  }

  static let folders = RuleCatalog.infos.map(\.id) + ["placement"]
  static let root = "\(Fixtures.root)/Fixtures"

  /// Reads a file's name; `nil` for one that begins no case.
  init?(file: String, in folder: String) {
    let parts = file.split(separator: ".").map(String.init)
    guard parts.count == 3, ["input", "unchanged"].contains(parts[1]) else { return nil }
    guard Language(path: file) != nil else { return nil }
    self.folder = folder
    name = parts[0]
    ending = parts[2]
    isUnchanged = parts[1] == "unchanged"
  }

  /// What reports and the list of known mismatches call it: `silent-load/refresh.swift`.
  var testDescription: String { "\(folder)/\(name).\(ending)" }

  func input() throws -> ContiguousArray<UInt8> {
    try bytes(of: isUnchanged ? "unchanged" : "input")
  }

  func expected() throws -> ContiguousArray<UInt8> {
    try bytes(of: isUnchanged ? "unchanged" : "expected")
  }

  /// Whether a second file shows what a person makes of it where the tool can only report.
  var isMendedByHand: Bool {
    isUnchanged && FileManager.default.fileExists(atPath: path(of: "byhand"))
  }

  func mendedByHand() throws -> ContiguousArray<UInt8> { try bytes(of: "byhand") }

  /// Returns the text report that is expected; `nil` where none is written down.
  ///
  /// One that is written down is replaced by `actual` under `A11Y_FIX_RECORD=1`.
  func expectedReport(actual: String) throws -> String? {
    let path = "\(Self.root)/\(folder)/\(name).report.txt"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    if ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1" {
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private func bytes(of part: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: path(of: part))))
  }

  private func path(of part: String) -> String {
    "\(Self.root)/\(folder)/\(name).\(part).\(ending)"
  }

  /// The options that the first line asks for: `// fixture: --ios 17.0 --unsafe-fixes`.
  func options() throws -> CommandLineOptions {
    let text = String(decoding: try input(), as: UTF8.self)
    let first = text.drop { $0 == "\u{FEFF}" }.prefix { !$0.isNewline }
    let mark = "// fixture: "
    let arguments = first.hasPrefix(mark) ? first.dropFirst(mark.count).split(separator: " ") : []
    return try CommandLineOptions(
      arguments.map(String.init), ruleNames: RuleCatalog.infos.map(\.id))
  }
}
