import SourceText
import StringTables
import TestSupport
import Testing

/// New texts in tables of both formats: Fixtures/string-tables.
@Suite struct StringTableTests {
  private static let deleted = NewText(
    key: "Contact deleted", text: "Contact deleted", comment: "VoiceOver announcement")
  private static let symbolic = NewText(
    key: "results-loaded", text: "Results \"loaded\": %ld", comment: "VoiceOver announcement")

  @Test(arguments: TableCase.all)
  func isAsExpected(_ table: TableCase) throws {
    let input = ContiguousArray(table.input.utf8)
    let actual = try StringTable.adding(
      [Self.deleted, Self.symbolic], to: input, named: table.name)
    #expect(String(decoding: actual, as: UTF8.self) == table.expected)
  }

  @Test func thereAreSome() { #expect(TableCase.all.count >= 8) }

  @Test(arguments: TableCase.all)
  func aSecondTimeNothingIsAdded(_ table: TableCase) throws {
    let texts = [Self.deleted, Self.symbolic]
    let first = try StringTable.adding(
      texts, to: ContiguousArray(table.input.utf8), named: table.name)
    #expect(try StringTable.adding(texts, to: first, named: table.name) == first)
  }

  @Test(arguments: TableCase.all)
  func lineEndsAreKept(_ table: TableCase) throws {
    let input = table.input.replacing("\n", with: "\r\n")
    let actual = try StringTable.adding(
      [Self.deleted, Self.symbolic], to: ContiguousArray(input.utf8), named: table.name)
    let expected = table.expected.replacing("\n", with: "\r\n")
    // A file without a line's end says nothing of how it ends them.
    guard table.input.contains("\n") else { return }
    #expect(String(decoding: actual, as: UTF8.self) == expected)
  }

  /// Every encoding of `.strings`, with and without its mark.
  @Test(arguments: TableCase.all.filter { $0.name.hasSuffix(".strings") }, Encoding.allCases)
  func encodingsAreKept(_ table: TableCase, _ encoding: Encoding) throws {
    let input = encoding.bytes(table.input)
    guard input.count > 1 else { return }
    let actual = try StringTable.adding(
      [Self.deleted, Self.symbolic], to: input, named: table.name)
    #expect(actual == encoding.bytes(table.expected))
  }

  @Test(arguments: [
    ("Localizable.strings", "\"a\" = \"b\"", 9), ("Localizable.strings", "\"a = b;", 0),
    ("Localizable.strings", "/* a", 0), ("Localizable.xcstrings", "{\"strings\" : {", 14),
    ("Localizable.xcstrings", "{}", 0), ("Localizable.xcstrings", "{\"strings\":{}} x", 15),
    ("Localizable.xcstrings", "", 0), ("Localizable.xcstrings", "{\"strings\":{\"a\":}}", 16),
  ])
  func whatCannotBeReadIsLeft(name: String, text: String, offset: Int) {
    #expect(throws: StringTableError.malformed(offset: offset)) {
      try StringTable.adding([Self.deleted], to: ContiguousArray(text.utf8), named: name)
    }
  }

  @Test(arguments: ["bplist00", "<?xml version=\"1.0\"?>"])
  func propertyListsAreLeft(text: String) {
    #expect(throws: StringTableError.propertyList) {
      try StringTable.adding(
        [Self.deleted], to: ContiguousArray(text.utf8), named: "Localizable.strings")
    }
  }

  enum Encoding: CaseIterable {
    case utf8WithMark, utf16Little, utf16Big, utf16LittleUnmarked

    func bytes(_ text: String) -> ContiguousArray<UInt8> {
      switch self {
      case .utf8WithMark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case .utf16Little: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      case .utf16Big: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      case .utf16LittleUnmarked:
        ContiguousArray(text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
      }
    }
  }
}
