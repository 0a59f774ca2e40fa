import Findings
import Reporting
import SourceText
import Testing

@Suite struct FingerprintTests {
  /// The fingerprints of `code` wherever it stands in a text.
  private func fingerprints(
    of code: String, in text: String, rule: String = "silent-load",
    declaration: [String] = ["Cart", "load"], path: String = "Cart.swift"
  ) throws -> [String] {
    let file = SourceFile(path: path, bytes: ContiguousArray(text.utf8), language: .swift)
    let diagnostics = text.ranges(of: code).map { range in
      Diagnostic(
        rule: rule, severity: .warning,
        range: ByteRange(
          text.utf8.distance(from: text.startIndex, to: range.lowerBound),
          text.utf8.distance(from: text.startIndex, to: range.upperBound)),
        location: SourceLocation(line: 1, column: 1), message: "m", sourceLine: "",
        applicability: .displayOnly, fix: nil, reason: nil, advice: nil, declaration: declaration)
    }
    try #require(!diagnostics.isEmpty)
    return Fingerprint.texts(of: diagnostics, in: file)
  }

  @Test func itStaysWhileLinesMoveAndFilesAreRenamed() throws {
    let before = try fingerprints(of: "table.reloadData()", in: "table.reloadData()\n")
    let after = try fingerprints(
      of: "table.reloadData()", in: "// moved\n\n  table.reloadData()\n", path: "Other.swift")
    #expect(before == after)
    #expect(before == ["e80895b07975a768"], "baselines that people keep have this one")
  }

  @Test func itStaysWhileCodeIsLaidOutAnew() throws {
    let before = try fingerprints(of: "show( a,b )", in: "show( a,b )")
    #expect(try before == fingerprints(of: "show(\r\n\ta,\r\n\tb)", in: "show(\r\n\ta,\r\n\tb)"))
  }

  @Test func equalsOfOneFileAreCounted() throws {
    let two = try fingerprints(of: "reload()", in: "reload(); x(); reload()")
    #expect(Set(two).count == 2)
    #expect(try two.first == fingerprints(of: "reload()", in: "reload()").first)
  }

  @Test func ruleDeclarationAndCodeTellFindingsApart() throws {
    let all = try [
      fingerprints(of: "reload()", in: "reload()"),
      fingerprints(of: "reloads()", in: "reloads()"),
      fingerprints(of: "reload()", in: "reload()", rule: "silent-toast"),
      fingerprints(of: "reload()", in: "reload()", declaration: ["Cart", "loadr"]),
      fingerprints(of: "reload()", in: "reload()", declaration: ["Cart"]),
      fingerprints(of: "reload()", in: "reload()", declaration: ["Cartload"]),
    ].joined()
    #expect(Set(all).count == 6)
  }
}
