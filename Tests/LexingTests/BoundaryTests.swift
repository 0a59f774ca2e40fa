import Lexing
import SourceText
import Testing

@Suite("Edges of files and of what can be nested")
struct BoundaryTests {
  private func kinds(_ text: [UInt8], _ language: Language = .swift) -> [TokenKind] {
    let file = SourceFile(path: "a", bytes: ContiguousArray(text), language: language)
    return lex(file).tokens.map(\.kind)
  }

  @Test("an empty file has only its end", arguments: Language.allCases)
  func empty(_ language: Language) {
    #expect(kinds([], language) == [.endOfFile])
  }

  @Test("a byte order mark is white space", arguments: Language.allCases)
  func byteOrderMark(_ language: Language) {
    #expect(kinds([0xEF, 0xBB, 0xBF, 0x61], language) == [.identifier, .endOfFile])
    #expect(kinds([0xEF, 0xBB, 0xBF], language) == [.endOfFile])
  }

  @Test("bytes that encode nothing are invalid", arguments: Language.allCases)
  func malformed(_ language: Language) {
    #expect(
      kinds([0x61, 0xFF, 0x62], language) == [.identifier, .invalid, .identifier, .endOfFile])
    #expect(kinds([0xC3], language) == [.invalid, .endOfFile])
    #expect(kinds([0xED, 0xA0, 0x80], language) == [.invalid, .endOfFile])
    #expect(kinds([0x61, 0, 0x62], language) == [.identifier, .invalid, .identifier, .endOfFile])
  }

  @Test("a carriage return alone ends a line")
  func carriageReturn() {
    let file = SourceFile(
      path: "a", bytes: ContiguousArray("// a\rb\r\"c\rd".utf8), language: .swift)
    let stream = lex(file)
    #expect(stream.tokens.map(\.kind) == [.identifier, .invalid, .identifier, .endOfFile])
    #expect(stream.tokens.prefix(3).allSatisfy { $0.startsLine })
    #expect(stream.comments == [ByteRange(0, 4)])
  }

  @Test("deep nesting neither recurses nor traps")
  func nesting() {
    let depth = 50_000
    let opened = Array(repeating: "\"\\(", count: depth).joined()
    let closed = Array(repeating: ")\"", count: depth).joined()
    #expect(kinds(Array((opened + "x" + closed).utf8)).count == 2 * depth + 2)
    #expect(kinds(Array(opened.utf8)).count == depth + 1)
    #expect(kinds(Array((opened + "\n").utf8)).count == depth + 1)
    #expect(kinds(Array(String(repeating: "/*", count: depth).utf8)) == [.invalid, .endOfFile])
    #expect(kinds(Array(String(repeating: "(", count: depth).utf8)).count == depth + 1)
  }

  @Test("searches that fail are not repeated")
  func repeatedFailure() {
    for piece in ["#/\n", "#\"\"\"\\#(", "/a ", "<#", "`", "#", "@#", "/*", "'"] {
      let text = String(repeating: piece, count: 20_000)
      #expect(kinds(Array(text.utf8)).last == .endOfFile)
      #expect(kinds(Array(text.utf8), .objectiveC).last == .endOfFile)
    }
  }
}
