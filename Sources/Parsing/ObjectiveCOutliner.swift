import Lexing
import Outlining
import SourceText

/// Fills the tables for Objective-C, Objective-C++ and their headers, from tokens alone.
///
/// There is no symbol table, so a few readings are guesses, taken as people write: `a * b;` declares
/// `b`, and a macro alone on its line ends there. Preprocessor lines are statements, so that what
/// stands between them is read whichever branch it is in.
struct ObjectiveCOutliner {
  var outline: OutlineTables
  let tokens: ContiguousArray<Token>
  let bytes: ContiguousArray<UInt8>
  let partners: ContiguousArray<Int32>

  /// The block and the statement that are being read, and what is declared around them.
  var block = 0
  var statement = -1
  var parent = -1
  /// The expression that is the whole of the statement being read.
  var whole = TokenRange.none
  /// How many statements are being read inside one another.
  var depth = 0
  private let conditions: ConditionTable
  /// At hand, so that no word has to ask whether the global was made.
  let wordClasses = WordClassTable.objectiveC

  static func outline(_ file: SourceFile, _ stream: TokenStream) -> OutlineTables {
    let brackets = BracketMap.match(stream.tokens, isStrict: false)
    var outliner = ObjectiveCOutliner(file, stream, brackets)
    outliner.outline.isUnreliable = brackets.isUnbalanced || brackets.deepest > Budget.depth
    if !outliner.outline.isUnreliable {
      outliner.readMembers(from: 0, to: outliner.fileEnd)
    }
    return outliner.outline
  }

  private init(_ file: SourceFile, _ stream: TokenStream, _ brackets: BracketMap.Result) {
    partners = brackets.partners
    outline = OutlineTables(file: file, stream: stream, partners: partners)
    tokens = stream.tokens
    bytes = file.bytes
    conditions = ConditionTable(brackets.directives, stream.tokens, file.bytes)
    outline.statements.reserveCapacity(tokens.count / 12)
    outline.calls.reserveCapacity(tokens.count / 12)
    outline.arguments.reserveCapacity(tokens.count / 16)
    outline.blocks.reserveCapacity(tokens.count / 40)
    outline.declarations.reserveCapacity(tokens.count / 30)
    outline.blocks.append(
      Block(
        kind: .file, open: -1, close: max(0, tokens.count - 1), parent: -1,
        legality: .notStatements))
  }

  /// The token that ends the file.
  private var fileEnd: Int {
    tokens.last?.kind == .endOfFile ? tokens.count - 1 : tokens.count
  }

  // MARK: Tables

  /// Begins a statement of the current block; `end` gives it its last token.
  mutating func begin(_ kind: Statement.Kind, at start: Int) -> Int {
    let index = outline.statements.count
    outline.statements.append(
      Statement(kind: kind, tokens: TokenRange(start, start + 1), block: block))
    let last = outline.blocks[block].add(index)
    if last >= 0 { outline.statements[last].next = Int32(index) }
    statement = index
    return index
  }

  /// Ends a statement before the token `end`, and returns that.
  @discardableResult
  mutating func finish(_ statement: Int, before end: Int) -> Int {
    outline.statements[statement].tokens.upper = Int32(end)
    return end
  }

  /// Takes the tokens from `start` to before `end` as one statement without looking inside.
  mutating func take(_ kind: Statement.Kind, from start: Int, before end: Int) -> Int {
    finish(begin(kind, at: start), before: end)
  }

  mutating func addBlock(
    _ kind: Block.Kind, open: Int, close: Int, legality: Block.Legality = .legal
  ) -> Int {
    var added = Block(kind: kind, open: open, close: close, parent: block, legality: legality)
    added.statement = Int32(statement)
    outline.blocks.append(added)
    return outline.blocks.count - 1
  }

  /// Reads on inside `inner`, then goes back to where it was.
  mutating func inside(_ inner: Int, _ read: (inout Self) -> Void) {
    let outer = (block, statement, whole)
    (block, statement, whole) = (inner, -1, .none)
    read(&self)
    (block, statement, whole) = outer
  }

  /// Reads the statements between the brace `open` and its partner; returns the block.
  @discardableResult
  mutating func readBraces(
    _ kind: Block.Kind, open: Int, legality: Block.Legality = .legal
  ) -> Int {
    let close = partner(of: open) ?? open + 1
    let body = addBlock(kind, open: open, close: close, legality: legality)
    inside(body) { $0.readStatements(from: open + 1, to: close) }
    return body
  }

  /// Adds a declaration to the current block and the current parent.
  mutating func declare(_ kind: Declaration.Kind, _ name: Int, _ tokens: TokenRange) -> Int {
    var declaration = Declaration(
      kind: kind, name: name < 0 ? .none : self.name(name), nameToken: name, tokens: tokens,
      parent: parent, block: block)
    declaration.modifiers = conditions.modifiers(at: tokens.start)
    outline.declarations.append(declaration)
    return outline.declarations.count - 1
  }
}

/// What the preprocessor's conditions say of each part of a file.
private struct ConditionTable {
  /// The tokens after which it changes, in order.
  private var starts: [Int] = []
  private var values: [Declaration.Modifiers] = []

  init(
    _ directives: ContiguousArray<Int>, _ tokens: ContiguousArray<Token>,
    _ bytes: ContiguousArray<UInt8>
  ) {
    var conditions = Conditions()
    for index in directives {
      let before = conditions.modifiers
      conditions.follow(tokens[index].word, tokens[index].range, in: bytes)
      guard conditions.modifiers != before else { continue }
      starts.append(index)
      values.append(conditions.modifiers)
    }
  }

  func modifiers(at token: Int) -> Declaration.Modifiers {
    let next = starts.indices.partitioningIndex { starts[$0] > token }
    return next == 0 ? [] : values[next - 1]
  }
}
