import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes the types that the code names, each outside of itself and of previews: who makes one has to name it,
  /// and no header makes any but by what is derived from it.
  mutating func readMentions() {
    guard !outline.file.path.hasSuffix(".h") else {
      facts.namedTypes.append(contentsOf: facts.types.flatMap(\.supertypes))
      return
    }
    let mentions = outline.mentions()
    facts.namedTypes.append(contentsOf: outline.typesTakenForNamed)
    facts.namedTypes.append(contentsOf: mentions.names)
    facts.drawnTypes.append(contentsOf: mentions.drawn)
  }
}

extension SyntaxOutline {
  /// Types that others may name, and those that are not told from all else by their first letter.
  fileprivate var typesTakenForNamed: [Name] {
    declarations.filter { type in
      type.kind.isType && type.nameToken >= 0
        && (type.modifiers.contains(.public) || !isCapital(token(Int(type.nameToken)).start))
    }.map(\.name)
  }

  private func isCapital(_ offset: UInt32) -> Bool {
    let byte = file.bytes[Int(offset)]
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// What begins with a capital letter and is named outside of itself, and which types have something drawn in Xcode.
  fileprivate func mentions() -> (names: ContiguousArray<Name>, drawn: ContiguousArray<Name>) {
    let tokens = stream.tokens
    var names: ContiguousArray<Name> = []
    var drawn: ContiguousArray<Name> = []
    var nearby = RecentNames()
    var inside = TypesInside(of: self)
    for index in tokens.indices {
      let name: Name
      switch tokens[index].kind {
      case .identifier where isCapital(tokens[index].start):
        name = self.name(index)
      case .stringLiteral where isCapital(tokens[index].start + 1) && isNameOfFile(index):
        let range = tokens[index].range
        name = Name(file.bytes, ByteRange(range.start + 1, range.end - 1))
      default: continue
      }
      if name == "IBOutlet" || name == "IBAction" {
        if let type = inside.type(at: index) { drawn.append(type) }
        continue
      }
      if nearby.have(name) || inside.isOfItself(name, at: index) { continue }
      nearby.note(name)
      names.append(name)
    }
    return (names, drawn)
  }

  /// Whether a literal says which file a view is drawn in, or which class is meant:
  /// `UINib(nibName: "TipView", bundle: nil)`.
  private func isNameOfFile(_ literal: Int) -> Bool {
    let before = literal > 0 && token(literal - 1).kind == .at ? literal - 2 : literal - 1
    guard before > 0, token(before).kind == .colon || token(before).kind == .leftParen,
      token(before - 1).kind == .identifier
    else { return false }
    return spelling(before - 1).contains(anyOf: SyntaxOutline.namesOfFiles)
  }

  private static let namesOfFiles: [StaticString] = ["ibName", "ClassFromString"]
}

/// The types and previews that a token stands in, asked for in the order of the code.
private struct TypesInside {
  /// Of previews without a name.
  private var ranges: [(name: Name, tokens: TokenRange)]
  private var next = 0
  private var open: [Int] = []

  init(of outline: SyntaxOutline) {
    var ranges: [(name: Name, tokens: TokenRange)] = []
    for declaration in outline.declarations where declaration.kind.isType {
      ranges.append((outline.isPreview(declaration) ? .none : declaration.name, declaration.tokens))
    }
    for call in outline.calls where call.flags.contains(.macro) && call.name == "Preview" {
      ranges.append((.none, call.tokens))
    }
    self.ranges = ranges.inOrder { $0.tokens.start < $1.tokens.start }
  }

  /// Whether a token that spells a name stands in a type of that name, or in a preview.
  mutating func isOfItself(_ name: Name, at token: Int) -> Bool {
    goOn(to: token)
    return open.contains { ranges[$0].name == name || ranges[$0].name == .none }
  }

  /// The innermost type that a token stands in.
  mutating func type(at token: Int) -> Name? {
    goOn(to: token)
    return open.last.map { ranges[$0].name }
  }

  private mutating func goOn(to token: Int) {
    while next < ranges.count, ranges[next].tokens.start <= token {
      open.append(next)
      next += 1
    }
    open.removeAll { ranges[$0].tokens.end <= token }
  }
}

/// The last names that came, by a part of their hashes: most names come several times in a row.
private struct RecentNames {
  private var names = ContiguousArray(repeating: Name.none, count: 128)

  func have(_ name: Name) -> Bool { names[place(name)] == name }

  mutating func note(_ name: Name) { names[place(name)] = name }

  private func place(_ name: Name) -> Int { Int(truncatingIfNeeded: name.hash & 127) }
}

/// Which types some code names outside of themselves, or a screen drawn in Xcode.
///
/// A set that may hold more than was put into it, in 128 KiB: in a project of a hundred thousand names one type in
/// ten that nobody names is taken for named.
struct NamedTypes: Sendable {
  private var bits: ContiguousArray<UInt64>

  /// Nothing is asked of what is no whole app.
  init() { bits = [] }

  /// `screens` are the classes that screens drawn in Xcode make; `nil` where none of these are seen, so that they may
  /// make whatever has an outlet or an action for them.
  init(_ files: [FileFacts], _ screens: Set<Name>?) {
    bits = ContiguousArray(repeating: 0, count: 1 << 14)
    for index in files.indices {
      for name in files[index].namedTypes { insert(name) }
      guard screens == nil else { continue }
      for name in files[index].drawnTypes { insert(name) }
    }
    for name in screens ?? [] { insert(name) }
  }

  func contains(_ name: Name) -> Bool {
    bits.isEmpty || bits[word(name)] & bit(name) != 0
  }

  private mutating func insert(_ name: Name) { bits[word(name)] |= bit(name) }

  private func word(_ name: Name) -> Int {
    Int(truncatingIfNeeded: (name.hash >> 6) & (1 << 14 - 1))
  }

  private func bit(_ name: Name) -> UInt64 { 1 << (name.hash & 63) }
}
