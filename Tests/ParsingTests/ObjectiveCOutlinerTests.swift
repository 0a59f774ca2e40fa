import Lexing
import Outlining
import Parsing
import SourceText
import Testing

@Suite("Objective-C outliner")
struct ObjectiveCOutlinerTests {
  static let fixtures = OutlineFixture.all(["m", "mm", "h"])

  @Test("a source gives the outline beside it", arguments: fixtures)
  func outlines(_ fixture: OutlineFixture) throws {
    let file = try fixture.source()
    let dump = OutlineDump.text(of: outline(file))
    if OutlineFixture.isRecording {
      try fixture.record(dump)
    } else {
      #expect(dump == (try fixture.expected()))
    }
  }

  @Test("a source cut anywhere is read without harm", arguments: fixtures)
  func survivesTruncation(_ fixture: OutlineFixture) throws {
    let file = try fixture.source()
    for end in file.bytes.indices {
      let cut = SourceFile(
        path: file.path, bytes: ContiguousArray(file.bytes[..<end]), language: .objectiveC)
      checkTables(outline(cut))
    }
  }

  @Test("missing tokens do no harm", arguments: fixtures)
  func survivesMissingTokens(_ fixture: OutlineFixture) throws {
    let file = try fixture.source()
    let tokens = lex(file).tokens.dropLast()
    var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    for round in 0..<200 {
      var missing: Set<Int> = []
      for _ in 0..<random.next(below: 12) where !tokens.isEmpty {
        let index = random.next(below: tokens.count)
        // A file that lacks a bracket is given up at once, so most rounds keep them.
        guard round % 4 == 0 || !isBracket(tokens[index]) else { continue }
        missing.insert(index)
      }
      var bytes = file.bytes
      for index in missing.sorted(by: >) {
        bytes.removeSubrange(tokens[index].range.start..<tokens[index].range.end)
      }
      let damaged = SourceFile(path: file.path, bytes: bytes, language: .objectiveC)
      checkTables(outline(damaged, lex(damaged)))
    }
  }

  @Test("exchanged tokens do no harm", arguments: fixtures)
  func survivesExchangedTokens(_ fixture: OutlineFixture) throws {
    let file = try fixture.source()
    let stream = lex(file)
    var random = Xorshift(state: 0x2545_F491_4F6C_DD1D)
    for _ in 0..<200 {
      var damaged = stream
      for _ in 0..<random.next(below: 6) where damaged.tokens.count > 1 {
        let first = random.next(below: damaged.tokens.count - 1)
        let second = random.next(below: damaged.tokens.count - 1)
        guard !isBracket(damaged.tokens[first]), !isBracket(damaged.tokens[second]) else {
          continue
        }
        damaged.tokens.swapAt(first, second)
      }
      // Places are out of order now, so that only the reading itself is tried.
      _ = outline(file, damaged)
    }
  }

  @Test("what is nested without brackets is bounded", arguments: ["if (a) ", "for (;;) ", "do "])
  func boundsDepth(_ text: String) {
    let file = source(
      "void run(void) { \(String(repeating: text, count: 20_000)) stop(); }")
    #expect(outline(file).isUnreliable)
  }

  @Test("brackets that do not match give nothing to write to")
  func leavesUnbalanced() {
    let file = source("- (void)run { [self stop; }")
    let outline = outline(file)
    #expect(outline.isUnreliable)
    #expect(outline.statements.isEmpty)
  }

  @Test("brackets nested too deep give nothing to write to")
  func leavesDeep() {
    let depth = Budget.depth + 1
    let file = source(
      "int x = \(String(repeating: "(", count: depth))1\(String(repeating: ")", count: depth));")
    #expect(outline(file).isUnreliable)
  }

  @Test("an empty token stream is an empty file")
  func acceptsNothing() {
    let outline = outline(source(""), TokenStream(tokens: [], comments: []))
    #expect(outline.blocks.count == 1)
    #expect(!outline.isUnreliable)
  }

  private func source(_ text: String) -> SourceFile {
    SourceFile(path: "a.m", bytes: ContiguousArray(text.utf8), language: .objectiveC)
  }
}
