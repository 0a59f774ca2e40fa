import SourceText
import TestSupport

/// Makes the mutant of a number: the same for the same seed, number and corpus.
struct Mutator {
  private let corpus: SeedCorpus
  private let seed: Seed
  private var random: SeededRandom
  private var edits: [(range: ByteRange, bytes: ContiguousArray<UInt8>)] = []

  init(_ corpus: SeedCorpus, seed number: Int, index: Int) {
    self.corpus = corpus
    random = SeededRandom(seed: number &* 1_000_003 &+ index)
    seed = Self.seed(of: corpus, &random)
  }

  /// What has findings is taken three times in four.
  private static func seed(of corpus: SeedCorpus, _ random: inout SeededRandom) -> Seed {
    guard !corpus.found.isEmpty, random.below(4) > 0 else { return random.pick(corpus.seeds) }
    return corpus.seeds[random.pick(corpus.found)]
  }

  /// Returns the mutant and the version of iOS that it is tried with.
  mutating func mutant() -> (file: SourceFile, version: Int?) {
    let version = random.pick([nil, nil, 15, 17])
    for _ in 0..<random.pick([0, 1, 1, 1, 2, 2, 3, 5, 9]) { edit() }
    var bytes = edited()
    if random.below(4) == 0 { reshape(&bytes) }
    if random.below(8) == 0 { damage(&bytes) }
    let path = Trial.path(seed.language)
    return (SourceFile(path: path, bytes: bytes, language: seed.language), version)
  }

  // MARK: Edits of tokens and statements

  // Long because it is one list of mutations.
  private mutating func edit() {
    guard !seed.tokens.isEmpty else { return }
    switch random.below(16) {
    case 0: replace(tokens(atMost: 8), with: [])
    case 1:
      let run = tokens(atMost: 8)
      replace(ByteRange(run.end, run.end), with: text(run))
    case 2: swap(random.pick(seed.tokens), random.pick(seed.tokens))
    case 3: replace(random.pick(seed.tokens), with: foreign(\.tokens))
    case 4: insert(foreign(\.tokens), beside: random.pick(seed.tokens))
    case 5: replace(word(), with: foreignWord())
    case 6: replace(bracket(), with: random.below(2) == 0 ? [] : anyBracket())
    case 7: insert(anyBracket(), beside: random.pick(seed.tokens))
    case 8: replace(any(seed.statements), with: [])
    case 9:
      let statement = any(seed.statements)
      insert(text(statement), beside: any(seed.statements))
    case 10: swap(any(seed.statements), any(seed.statements))
    case 11: replace(any(seed.statements), with: foreign(\.statements))
    case 12, 13: insert(foreign(\.statements), beside: any(seed.statements))
    case 14: replace(any(seed.bodies), with: foreign(\.bodies))
    default: wrap(any(seed.statements))
    }
  }

  private mutating func any(_ ranges: [ByteRange]) -> ByteRange {
    ranges.isEmpty ? random.pick(seed.tokens) : random.pick(ranges)
  }

  private mutating func tokens(atMost count: Int) -> ByteRange {
    let first = random.below(seed.tokens.count)
    let last = min(seed.tokens.count - 1, first + random.below(count))
    return ByteRange(seed.tokens[first].start, seed.tokens[last].end)
  }

  private mutating func word() -> ByteRange {
    seed.words.isEmpty ? random.pick(seed.tokens) : seed.tokens[random.pick(seed.words)]
  }

  private mutating func bracket() -> ByteRange {
    seed.brackets.isEmpty ? random.pick(seed.tokens) : seed.tokens[random.pick(seed.brackets)]
  }

  private mutating func anyBracket() -> ContiguousArray<UInt8> {
    [random.pick(Array("(){}[]".utf8))]
  }

  /// A token, statement or body of any seed of the same language.
  private mutating func foreign(_ ranges: KeyPath<Seed, [ByteRange]>) -> ContiguousArray<UInt8> {
    let other = otherSeed()
    guard !other[keyPath: ranges].isEmpty else { return [] }
    let range = random.pick(other[keyPath: ranges])
    return ContiguousArray(other.bytes[range.start..<min(range.end, range.start + 2000)])
  }

  private mutating func foreignWord() -> ContiguousArray<UInt8> {
    let other = otherSeed()
    guard !other.words.isEmpty else { return [] }
    let range = other.tokens[random.pick(other.words)]
    return ContiguousArray(other.bytes[range.start..<range.end])
  }

  private mutating func otherSeed() -> Seed {
    for _ in 0..<8 {
      let other = Self.seed(of: corpus, &random)
      if other.language == seed.language { return other }
    }
    return seed
  }

  /// Puts a statement into a block, a branch, a closure or a condition.
  private mutating func wrap(_ range: ByteRange) {
    let forms: [(String, String)] =
      seed.language == .swift
      ? [
        ("if ready { ", " }"), ("DispatchQueue.main.async { ", " }"), ("Task { ", "\n}"),
        ("for item in items {\n", "\n}"), ("#if DEBUG\n", "\n#endif"), ("do { ", " } catch {}"),
        ("switch state { case .on: ", "\ndefault: break }"), ("guard ready else { ", "; return }"),
        ("UIView.animate(withDuration: 1) { ", " }"), ("return ", ""), ("defer { ", " }"),
        ("let made = { ", " }()"), ("/* why */ ", " // why"), ("await ", ""), ("\"\\(", ")\""),
      ]
      : [
        ("if (ready) ", ""), ("if (ready) { ", " }"), ("run(^{ ", " });"),
        ("@try { ", " } @catch (NSException *e) {}"),
        ("for (id item in items) ", ""), ("#if DEBUG\n", "\n#endif"), ("do ", " while (busy);"),
        ("switch (state) { case 0: ", " break; }"), ("return ", ""), ("@autoreleasepool { ", " }"),
        ("/* why */ ", " // why"), ("else ", ""), ("#define M ", "\n"), ("[self run:^{ ", " }];"),
      ]
    let (before, after) = random.pick(forms)
    replace(range, with: before.utf8 + text(range) + after.utf8)
  }

  private mutating func swap(_ first: ByteRange, _ second: ByteRange) {
    replace(first, with: text(second))
    replace(second, with: text(first))
  }

  private mutating func insert(_ bytes: ContiguousArray<UInt8>, beside range: ByteRange) {
    let place = random.below(2) == 0 ? range.start : range.end
    let gap = ContiguousArray(random.pick(["", " ", "\n", "\n    ", "; "]).utf8)
    replace(ByteRange(place, place), with: gap + bytes + gap)
  }

  private mutating func replace(_ range: ByteRange, with bytes: some Sequence<UInt8>) {
    edits.append((range, ContiguousArray(bytes)))
  }

  private func text(_ range: ByteRange) -> ContiguousArray<UInt8> {
    ContiguousArray(seed.bytes[range.start..<range.end])
  }

  /// The seed with its edits; of those that overlap the first in the text is made.
  private func edited() -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    var position = 0
    for (range, bytes) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where range.start >= position {
      result += seed.bytes[position..<range.start]
      result += bytes
      position = range.end
    }
    return result + seed.bytes[position...]
  }

  // MARK: Changes of the whole text

  /// Changes what lies between the tokens, so that the code stays what it is, or nearly so.
  private mutating func reshape(_ bytes: inout ContiguousArray<UInt8>) {
    let feed: UInt8 = 0x0A
    switch random.below(7) {
    case 0: bytes = ContiguousArray(bytes.flatMap { $0 == feed ? [0x0D, feed] : [$0] })
    case 1: bytes = ContiguousArray(bytes.map { $0 == feed ? 0x0D : $0 })
    case 2:
      var random = random
      bytes = ContiguousArray(
        bytes.flatMap { $0 == feed ? random.pick([[feed], [0x0D, feed], [0x0D]]) : [$0] })
    case 3: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 4: bytes = ContiguousArray(bytes.map { $0 == feed ? 0x20 : $0 })
    case 5: bytes = ContiguousArray(bytes.map { $0 == 0x20 ? 0x09 : $0 })
    default: while bytes.last == feed { bytes.removeLast() }
    }
  }

  private static let pieces = [
    "\"", "\"\"\"", "#\"", "\\(", "\\#(", ")", "/*", "*/", "//", "#/", "/", "`", "'", "\n", "\r",
    "\\", "\\\n", "#", "<#", "#>", "R\"(", "@", "\u{A0}", "\u{FEFF}", "\u{1B}", "\u{2028}", "#if",
    "#else", "#endif", "\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{9B}",
  ]

  /// Damages bytes wherever they are.
  private mutating func damage(_ bytes: inout ContiguousArray<UInt8>) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + random.below(40))
    switch random.below(7) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.removeSubrange(..<place)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      for _ in 0..<1 + random.below(6) {
        bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
      }
    case 5 where !bytes.isEmpty:
      bytes[min(place, bytes.count - 1)] ^= UInt8(1 << random.below(8))
    default:
      bytes.insert(contentsOf: random.pick(Self.pieces).utf8, at: place)
    }
  }
}
