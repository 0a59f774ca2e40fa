import Testing

@testable import Settings

@Suite struct JSONReaderTests {
  private func node(_ text: String) throws(JSONError) -> JSONNode {
    try JSONReader.node(in: ContiguousArray(text.utf8))
  }

  @Test func commentsAndLastCommasAreFine() throws {
    let text = """
      // What is set.
      {
        /* a list */ "a": [1, 2.5e-1, -0,], // more
        "b": {"c": true, "d": false,},
        "e": null, "ü": "x\\n\\u00fc\\ud83d\\ude00\\/",
      }
      """
    let plain = #"{"a":[1,2.5e-1,-0],"b":{"c":true,"d":false},"e":null,"ü":"x\nü😀/"}"#
    #expect(try node(text).text() == node(plain).text())
    #expect(try node("\u{FEFF}{}").text() == node(" {} ").text())
  }

  @Test func everyValueKnowsItsPlace() throws {
    guard case .object(let members) = try node("{ \"a\" : [ true ]}").value,
      case .array(let elements)? = members.first?.node.value
    else {
      Issue.record("no object with a list")
      return
    }
    #expect(members[0].offset == 2 && members[0].node.offset == 8)
    #expect(elements[0].offset == 10)
  }

  @Test(arguments: [
    ("", 0, "the text ends where a value is expected"),
    ("{", 0, "this brace is never closed"),
    ("{\"a\": [1", 6, "this bracket is never closed"),
    ("{\"a\": 1 \"b\": 2}", 8, "expected a comma or a closing brace"),
    ("{\"a\": [1 2]}", 9, "expected a comma or a closing bracket"),
    ("{a: 1}", 1, "expected a key in double quotes"),
    ("{\"a\" 1}", 5, "expected a colon behind the key"),
    ("{\"a\": yes}", 6, "'yes' is no value; text is written in double quotes"),
    ("{\"a\": 01}", 6, "'01' is no value; text is written in double quotes"),
    ("{\"a\": .5}", 6, "'.5' is no value; text is written in double quotes"),
    ("{\"a\": ,}", 6, "expected a value"),
    ("{\"a\": 1, \"a\": 2}", 9, "the key \"a\" is here twice"),
    ("{} {}", 3, "nothing may follow the closing brace"),
    ("{\"a\": \"b\n\"}", 6, "this string is not closed on its line"),
    ("{\"a\": \"b", 6, "this string is never closed"),
    ("{\"a\": \"\\x\"}", 7, "there is no such escape"),
    ("{\"a\": \"\\u12\"}", 7, "\\u needs four hexadecimal digits"),
    ("{\"a\": \"\\ud800\"}", 7, "half a character"),
    ("/* {}", 0, "this comment is never closed"),
    ("{ # \n}", 2, "expected a key in double quotes"),
    ("{ / }", 2, "expected a value; a comment begins with // or /*"),
  ])
  func mistakesAreNamedWithTheirPlace(text: String, offset: Int, message: String) {
    #expect(throws: JSONError(offset: offset, message: message)) { try node(text) }
  }

  @Test func bytesThatAreNoTextAreNamed() {
    #expect(throws: JSONError(offset: 3, message: "this is no UTF-8")) {
      try JSONReader.node(in: [0x7B, 0x20, 0x22, 0xFF, 0x22, 0x7D])
    }
  }

  @Test func depthIsBounded() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError(offset: 64, message: "too many brackets inside one another")) {
      try node(text)
    }
  }

  /// No text, however damaged, does more than be read or refused.
  @Test func damageDoesNoHarm() {
    let text = Array("{\"a\": [1, {\"b\\u00fc\": true}, /* c */ \"d\"], // e\n}".utf8)
    for index in text.indices {
      for byte in [0x00, 0x22, 0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A, 0x5C, 0x2F, 0xC3] as [UInt8] {
        var damaged = text
        damaged[index] = byte
        _ = try? JSONReader.node(in: ContiguousArray(damaged))
        _ = try? JSONReader.node(in: ContiguousArray(damaged[..<index]))
      }
    }
  }
}
