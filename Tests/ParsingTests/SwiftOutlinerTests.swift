import Foundation
import Lexing
import Outlining
import Parsing
import SourceText
import Testing

@Suite("Swift outliner")
struct SwiftOutlinerTests {
  static let fixtures = OutlineFixture.all(["swift"])

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
        path: file.path, bytes: ContiguousArray(file.bytes[..<end]), language: .swift)
      checkTables(outline(cut))
    }
  }

  @Test("a source cut anywhere is read without harm with its brackets closed", arguments: fixtures)
  func survivesClosedTruncation(_ fixture: OutlineFixture) throws {
    let file = try fixture.source()
    let tokens = lex(file).tokens
    var open: [(close: String, index: Int)] = []
    for token in tokens {
      let text = String(decoding: file.bytes[..<Int(token.start)], as: UTF8.self)
      let cut = source(text + " " + open.reversed().map(\.close).joined())
      checkTables(outline(cut))
      switch token.kind {
      case .leftParen: open.append((")", 0))
      case .leftBracket: open.append(("]", 0))
      case .leftBrace: open.append(("}", 0))
      case .rightParen, .rightBracket, .rightBrace: _ = open.popLast()
      default: break
      }
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
      let damaged = SourceFile(path: file.path, bytes: bytes, language: .swift)
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

  @Test(
    "what is nested without brackets is read without harm",
    arguments: [
      "if let a = ", "@objc ", "try ", "await ", "return ", "a: ", "!", "- ", "#if a\n", "x ? ",
      "let ", "case ", ".a", "\\", "some ", "repeat ", "a as ", "-> ", "a = ", "switch ", "do ",
      "if a ", "else ", "guard ", "func ", "{", "a {", "(", "[", "\"\\(", "Box<", "@a(", "#a ",
    ])
  func boundsDepth(_ text: String) {
    for ending in ["", "1", "{ }"] {
      let file = source("func run() {\n\(String(repeating: text, count: 2_000))\(ending)\n}\n")
      _ = outline(file)
    }
  }

  @Test("brackets nested as deep as is read fit on a worker's stack")
  func readsDeepOnSmallStack() {
    let depth = Budget.depth / 2 - 2
    let opened = String(repeating: "a { if b(", count: depth)
    let closed = String(repeating: ") { } }", count: depth)
    let file = source("func run() { \(opened)1\(closed) }")
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      // On no other thread: those that run tests may have less.
      #expect(!outline(file).isUnreliable)
      finished.signal()
    }
    // What the driver gives its threads; frames are large in a debug build.
    thread.stackSize = 8 * 1024 * 1024
    thread.start()
    finished.wait()
  }

  @Test("a parameter without a type ends at its parenthesis")
  func endsUntypedParameters() throws {
    let outline = outline(source("func show(_ ): Text = text(at: 0) -> View { draw() }"))
    checkTables(outline)
    let function = try #require(outline.declarations.first)
    #expect(function.parameters.count == 1)
  }

  @Test("brackets that do not match give nothing to write to")
  func leavesUnbalanced() {
    let file = source("func run() { stop( }")
    let outline = outline(file)
    #expect(outline.isUnreliable)
  }

  @Test("an empty token stream is an empty file")
  func acceptsNothing() {
    let outline = outline(source(""), TokenStream(tokens: [], comments: []))
    #expect(outline.blocks.count == 1)
  }

  private func source(_ text: String) -> SourceFile {
    SourceFile(path: "a.swift", bytes: ContiguousArray(text.utf8), language: .swift)
  }
}
