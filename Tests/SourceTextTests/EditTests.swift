import SourceText
import Testing

@Suite struct EditTests {
  @Test func insertionsAtOneOffsetKeepTheirOrder() throws {
    let bytes = ContiguousArray("ab".utf8)
    let result = try bytes.applying([.insert("1", at: 1), .insert("2", at: 1)])
    #expect(String(decoding: result, as: UTF8.self) == "a12b")
  }

  @Test func overlappingEditsAreRefused() {
    let bytes = ContiguousArray("abcd".utf8)
    let first = Edit(range: ByteRange(0, 2), replacement: "x")
    let second = Edit(range: ByteRange(1, 3), replacement: "y")
    #expect(throws: OverlappingEdits.self) { try bytes.applying([second, first]) }
  }
}
