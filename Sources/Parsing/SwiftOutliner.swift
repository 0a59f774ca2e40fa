import Lexing
import Outlining
import SourceText

/// Reads Swift tokens into an outline: a parser that keeps what rules ask for and skips the rest.
///
/// It recurses only into brackets, whose depth `Budget` bounds; everything else is a loop.
struct SwiftOutliner {
  var outline: OutlineTables
  let bytes: ContiguousArray<UInt8>
  let tokens: ContiguousArray<Token>
  let partners: ContiguousArray<Int32>
  /// The next token to read.
  var position = 0
  /// The innermost declaration, block, statement that is being read; -1 for none.
  var declaration = -1
  var block = 0
  var statement = -1
  /// The arguments of the calls that are being read, those of the innermost last.
  var pending: ContiguousArray<Argument> = []
  /// The parameters of the functions that are being read, those of the innermost last.
  var pendingParameters: ContiguousArray<Parameter> = []
  /// How many statements that are values the place is in.
  var valueDepth = 0
  /// Whether the place is in a string, whose lines and their indentation are not free.
  var isInString = false
  /// What the conditions read so far leave out here.
  var conditions = Conditions()
  /// What the branches of the `switch` being read are: values or statements.
  var caseLegality = Block.Legality.legal

  static func outline(_ file: SourceFile, _ stream: TokenStream) -> OutlineTables {
    let brackets = BracketMap.match(stream.tokens, isStrict: true)
    var result = OutlineTables(file: file, stream: stream, partners: brackets.partners)
    result.isUnreliable = brackets.isUnbalanced || brackets.deepest > Budget.depth
    guard !result.isUnreliable else { return result }
    var outliner = SwiftOutliner(result)
    outliner.readFile()
    Legality.mark(&outliner.outline)
    outliner.outline.findSuspensions(at: brackets.awaits)
    return outliner.outline
  }

  private init(_ outline: OutlineTables) {
    self.outline = outline
    bytes = outline.file.bytes
    tokens = outline.stream.tokens
    partners = outline.partners
    let count = tokens.count
    self.outline.statements.reserveCapacity(count / 8)
    self.outline.calls.reserveCapacity(count / 12)
    self.outline.arguments.reserveCapacity(count / 10)
    self.outline.blocks.reserveCapacity(count / 20)
    self.outline.declarations.reserveCapacity(count / 16)
    self.outline.parameters.reserveCapacity(count / 40)
    self.outline.assignments.reserveCapacity(count / 60)
    self.outline.closures.reserveCapacity(count / 80)
  }

  private mutating func readFile() {
    outline.blocks.append(
      Block(kind: .file, open: -1, close: tokens.count - 1, parent: -1, legality: .notStatements))
    if kind(0) == .shebang { position = 1 }
    readStatements(until: tokens.count - 1)
  }

  // MARK: Tokens

  // Inlined as a whole: a function that only reads would get a copy of the outliner at each call.

  @inline(__always)
  func kind(_ index: Int) -> TokenKind {
    index < tokens.count ? tokens[index].kind : .endOfFile
  }

  @inline(__always)
  func word(_ index: Int) -> Keyword {
    index < tokens.count ? tokens[index].word : .none
  }

  @inline(__always)
  func startsLine(_ index: Int) -> Bool {
    index < tokens.count ? tokens[index].startsLine : true
  }

  /// Whether a reserved word stands at `index`, rather than a member or label of that name.
  @inline(__always)
  func isKeyword(_ index: Int, _ keyword: Keyword) -> Bool {
    kind(index) == .keyword && tokens[index].word == keyword
  }

  /// The name that a token spells.
  @inline(__always)
  func name(_ index: Int) -> Name {
    index < 0 ? .none : Name(bytes, tokens[index].range)
  }

  /// Returns the token that closes the bracket at `index`, or the last token where none does.
  @inline(__always)
  func closing(_ index: Int) -> Int {
    var current = index
    repeat {
      let partner = Int(partners[current])
      guard partner > current else { return tokens.count - 1 }
      current = partner
    } while tokens[current].kind == .stringMiddle
    return current
  }

  /// The first byte of a token's text.
  @inline(__always)
  func firstByte(_ index: Int) -> UInt8 {
    let offset = Int(tokens[index].start)
    return offset < bytes.count ? bytes[offset] : 0
  }

  @inline(__always)
  func lastByte(_ index: Int) -> UInt8 { bytes[Int(tokens[index].end) - 1] }

  @inline(__always)
  func length(_ index: Int) -> Int { Int(tokens[index].end) - Int(tokens[index].start) }

  /// Whether the token at `index` spells `text`, which is ASCII.
  func spells(_ index: Int, _ text: StaticString) -> Bool {
    guard index < tokens.count, length(index) == text.utf8CodeUnitCount else { return false }
    let start = Int(tokens[index].start)
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[start + $0] == text[utf8: $0]
    }
  }

  // MARK: Statements and blocks

  /// Reads statements into the current block until the token `end`, those of a `case` at most
  /// up to the next label of its `switch`.
  mutating func readStatements(until end: Int, ofCase isCase: Bool = false) {
    var depth = 0
    while position < end {
      if isCase, endsCase(&depth) { return }
      if kind(position) == .semicolon {
        position += 1
        continue
      }
      readProgressing()
      if position > end { position = end }
    }
  }

  /// Reads a statement; what is none becomes one of a single token, so that reading goes on.
  mutating func readProgressing() {
    let start = position
    readStatement()
    guard position == start else { return }
    position += 1
    let last = Int(outline.blocks[block].last)
    guard last >= 0, outline.statements[last].tokens.start == start else { return }
    outline.statements[last].kind = .unknown
    outline.statements[last].tokens.upper = Int32(position)
  }

  /// Appends a statement that starts here to the current block and makes it the current one.
  mutating func beginStatement(_ kind: Statement.Kind) -> Int {
    let index = outline.statements.count
    outline.statements.append(
      Statement(kind: kind, tokens: TokenRange(position, position), block: block))
    let last = outline.blocks[block].add(index)
    if last >= 0 { outline.statements[last].next = Int32(index) }
    statement = index
    return index
  }

  mutating func endStatement(_ index: Int) {
    outline.statements[index].tokens.upper = Int32(position)
  }

  /// Reads the braces at `position` as a block of statements and moves past them.
  ///
  /// Returns the block, or -1 where no brace stands here.
  @discardableResult
  mutating func readBraces(_ kind: Block.Kind, legality: Block.Legality = .legal) -> Int {
    guard self.kind(position) == .leftBrace else { return -1 }
    let close = closing(position)
    let index = beginBlock(kind, open: position, close: close, legality: legality)
    position += 1
    readContents(of: index, until: close)
    position = min(close + 1, tokens.count - 1)
    return index
  }

  mutating func beginBlock(
    _ kind: Block.Kind, open: Int, close: Int, legality: Block.Legality
  ) -> Int {
    let index = outline.blocks.count
    var new = Block(kind: kind, open: open, close: close, parent: block, legality: legality)
    if isInString, legality == .legal { new.legality = .unknownResult }
    new.statement = Int32(statement)
    outline.blocks.append(new)
    return index
  }

  /// Reads statements of block `index` with the surroundings saved and put back.
  mutating func readContents(of index: Int, until end: Int, ofCase isCase: Bool = false) {
    let saved = (block, statement)
    block = index
    readStatements(until: end, ofCase: isCase)
    (block, statement) = saved
  }

  mutating func readStatement() {
    if kind(position) == .directive, isConditional(word(position)),
      declarationKeyword(at: position) == nil
    {
      let index = beginStatement(.directive)
      readDirectiveLine()
      endStatement(index)
      return
    }
    if mayBeginDeclaration(position), let keyword = declarationKeyword(at: position) {
      let index = beginStatement(.declaration)
      readDeclaration(keywordAt: keyword)
      endStatement(index)
      return
    }
    if readControlFlow() { return }
    let index = beginStatement(.expression)
    if kind(position) == .keyword, let macro = macroAfterModifiers(at: position) {
      position = macro
    }
    readExpression(.statement)
    endStatement(index)
  }

  func isConditional(_ word: Keyword) -> Bool {
    switch word {
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: true
    default: false
    }
  }

  /// Moves past a directive and takes in what its condition leaves out.
  mutating func readDirectiveLine() {
    let start = position
    position = endOfDirective(at: start)
    conditions.follow(
      word(start), outline.range(TokenRange(start, position)), in: outline.file.bytes)
  }

  /// Returns the token past the directive at `index` and its condition, which ends with its line.
  func endOfDirective(at index: Int) -> Int {
    var end = index + 1
    switch word(index) {
    case .poundSourceLocation:
      if kind(end) == .leftParen { end = closing(end) + 1 }
    case .poundIf, .poundElseif:
      while kind(end) != .endOfFile, kind(end) != .semicolon {
        // A condition goes on over lines before or after an `&&` or `||`.
        guard !startsLine(end) || isBinaryOperator(end) || isBinaryOperator(end - 1) else { break }
        switch kind(end) {
        case .leftParen, .leftBracket: end = closing(end) + 1
        case .leftBrace, .rightBrace, .rightParen, .rightBracket, .directive: return end
        default: end += 1
        }
      }
    default:
      break
    }
    return min(end, tokens.count - 1)
  }

  private func isBinaryOperator(_ index: Int) -> Bool {
    kind(index) == .operator && tokens[index].isBinary
  }
}
