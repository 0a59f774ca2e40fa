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

@Suite struct EditUnionTests {
  @Test func whiteSpaceThatTwoFixesChangeIsChangedOnce() throws {
    let bytes = ContiguousArray("f { a; b }".utf8)
    let open = Edit(range: ByteRange(3, 4), replacement: "\n  ")
    let close = Edit(range: ByteRange(8, 9), replacement: "\n")
    let ending = Edit(range: ByteRange(8, 9), replacement: "\n  post\n")
    for fixes in [[[open, close], [open, ending]], [[open, ending], [open, close]]] {
      var union = EditUnion()
      let added = fixes.map { union.add($0) }
      #expect(added == [true, true])
      let result = try bytes.applying(union.edits)
      #expect(String(decoding: result, as: UTF8.self) == "f {\n  a; b\n  post\n}")
    }
  }

  @Test func whatContinuesOneExpressionIsWrittenOneAfterTheOther() throws {
    let bytes = ContiguousArray("view\n".utf8)
    var union = EditUnion()
    let added = [
      union.add([Edit.insert("\n  .first { a }\n", at: 4)]),
      union.add([Edit.insert("\n  .second { b }", at: 4)]),
    ]
    #expect(added == [true, true])
    let result = try bytes.applying(union.edits)
    #expect(String(decoding: result, as: UTF8.self) == "view\n  .first { a }\n  .second { b }\n")
  }

  @Test(arguments: [
    [Edit.insert("x", at: 4)],
    [Edit(range: ByteRange(3, 5), replacement: " ")],
    [Edit.insert("z", at: 9), Edit.insert("\n  x", at: 4)],
  ])
  func aFixThatWantsOthersBytesAddsNothing(_ fix: [Edit]) {
    let first = [Edit.insert("\n  y\n", at: 4), Edit(range: ByteRange(4, 5), replacement: "\n")]
    var union = EditUnion()
    let added = [union.add(first), union.add(fix)]
    #expect(added == [true, false])
    #expect(union.edits == first)
  }
}
