import Lexing
import Outlining
import Parsing
import Reporting
import SourceText

/// A piece of real code that mutants are made from, with the places that mutations aim at.
struct Seed: Sendable {
  let bytes: ContiguousArray<UInt8>
  let language: Language
  /// Every token but the end of the file.
  let tokens: [ByteRange]
  /// Brackets, by their token.
  let brackets: [Int]
  /// Names and keywords, by their token.
  let words: [Int]
  /// Statements and members of every block, nested ones too.
  let statements: [ByteRange]
  /// What stands between the braces of functions, closures, branches and loops.
  let bodies: [ByteRange]
  /// Whether the tool finds something in it.
  let isFound: Bool

  init(_ bytes: ContiguousArray<UInt8>, _ language: Language) {
    self.bytes = bytes
    self.language = language
    let file = SourceFile(path: Trial.path(language), bytes: bytes, language: language)
    let outline = Parsing.outline(file)
    let all = outline.stream.tokens.dropLast()
    tokens = all.map(\.range)
    brackets = all.indices.filter { outline.partners[$0] >= 0 }
    words = all.indices.filter { [.identifier, .keyword].contains(all[$0].kind) }
    statements = outline.statements.map { outline.range($0.tokens) }
    bodies = outline.blocks.compactMap { block in
      guard block.open >= 0, block.legality != .notStatements, block.close > block.open else {
        return nil
      }
      let (open, close) = (Int(block.open), Int(block.close))
      return ByteRange(Int(outline.token(open).end), Int(outline.token(close).start))
    }
    isFound = !Trial(file, version: nil).outcome().diagnostics.isEmpty
  }
}

extension Seed {
  /// Cuts a file into seeds: whole where it has at most `length` bytes, else types with some of
  /// their members.
  static func seeds(of file: SourceFile, length: Int) -> [Seed] {
    if file.bytes.count <= length { return [Seed(file.bytes, file.language)] }
    let outline = Parsing.outline(file)
    guard !outline.isUnreliable else { return [] }
    var seeds: [Seed] = []
    for statement in outline.statements(of: 0) {
      let range = outline.range(outline.statements[statement].tokens)
      if range.count <= length {
        if range.count > 200 { seeds.append(Seed(slice(file, range), file.language)) }
        continue
      }
      let index = Int(outline.statements[statement].declaration)
      guard index >= 0, outline.declarations[index].body >= 0 else { continue }
      let members = outline.statements(of: Int(outline.declarations[index].body)).map {
        outline.range(outline.statements[$0].tokens)
      }
      seeds += groups(of: members, length: length).map { group in
        var bytes = slice(file, ByteRange(range.start, members[0].start))
        bytes += slice(file, ByteRange(group[0].start, group[group.count - 1].end))
        bytes += slice(file, ByteRange(members[members.count - 1].end, range.end))
        return Seed(bytes, file.language)
      }
    }
    return seeds.filter { $0.bytes.count <= 2 * length }
  }

  /// Groups members that follow each other as long as they are short enough together.
  private static func groups(of members: [ByteRange], length: Int) -> [[ByteRange]] {
    var groups: [[ByteRange]] = []
    for member in members {
      if let first = groups.last?.first, member.end - first.start <= length {
        groups[groups.count - 1].append(member)
      } else {
        groups.append([member])
      }
    }
    return groups
  }

  private static func slice(_ file: SourceFile, _ range: ByteRange) -> ContiguousArray<UInt8> {
    ContiguousArray(file.bytes[range.start..<range.end])
  }
}
