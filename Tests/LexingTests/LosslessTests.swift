import Lexing
import SourceText
import TestSupport
import Testing

@Suite("Every byte is a token's, a comment's or white space")
struct LosslessTests {
  @Test("in the files of this repository")
  func repository() throws {
    for file in try repositoryFiles() {
      #expect(firstLoss(in: file) == nil, "\(file.path)")
    }
  }

  @Test("in the files of this repository with other line ends")
  func lineEnds() throws {
    for file in try repositoryFiles() {
      for ending: [UInt8] in [[0x0D, 0x0A], [0x0D]] {
        let bytes = ContiguousArray(file.bytes.flatMap { $0 == 0x0A ? ending : [$0] })
        let changed = SourceFile(path: file.path, bytes: bytes, language: file.language)
        #expect(firstLoss(in: changed) == nil, "\(file.path)")
        #expect(lex(changed).tokens.map(\.kind) == lex(file).tokens.map(\.kind), "\(file.path)")
      }
    }
  }

  @Test("in mutations of the fixtures", arguments: LexingFixture.all)
  func mutations(_ fixture: LexingFixture) throws {
    let bytes = try fixture.file().bytes
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for _ in 0..<40 {
      let mutated = mutation(of: bytes, by: &random)
      for language in Language.allCases {
        let file = SourceFile(path: fixture.name, bytes: mutated, language: language)
        #expect(firstLoss(in: file) == nil, "\(mutated)")
      }
    }
  }

  @Test("in random bytes", arguments: Language.allCases)
  func randomBytes(_ language: Language) {
    var random = SeededGenerator(seed: 1)
    let alphabet =
      Array("\"#\\()/*`'.0x1e+-<>?!&=@a_R:{}\n\r \t".utf8) + [0, 0xC2, 0xA0, 0xEF, 0xFF]
    for round in 0..<400 {
      let length = Int.random(in: 0...120, using: &random)
      let bytes = ContiguousArray(
        (0..<length).map { _ in
          round % 2 == 0
            ? UInt8.random(in: 0...255, using: &random)
            : alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        })
      let file = SourceFile(path: "random", bytes: bytes, language: language)
      #expect(firstLoss(in: file) == nil, "\(bytes)")
    }
  }

  private func mutation(
    of bytes: ContiguousArray<UInt8>, by random: inout SeededGenerator
  ) -> ContiguousArray<UInt8> {
    let pieces = [
      "\"", "\"\"\"", "#\"", "\\(", "\\#(", ")", "/*", "*/", "//", "#/", "/", "`", "'", "\n", "\r",
      "\\", "\\\n", "#", "<#", "#>", "R\"(", "@", "\u{A0}", "\u{FEFF}", "\0",
    ]
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...result.count, using: &random)
      let end = min(result.count, place + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: result.removeSubrange(place..<end)
      case 1: result.insert(contentsOf: result[place..<end], at: place)
      case 2: result.insert(UInt8.random(in: 0x80...0xFF, using: &random), at: place)
      default:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        result.insert(contentsOf: Array(piece.utf8), at: place)
      }
    }
    return result
  }
}

private func firstLoss(in file: SourceFile) -> Int? {
  Losslessness.firstLoss(in: file, lex(file))
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
