public import Lexing
public import SourceText

/// What a file says, as tables over its tokens: the one thing that rules query.
///
/// Both languages fill the same tables, so that a rule is written once. Tables are in source
/// order of their first token, except that a nested block's statements come after the statement
/// that holds it begins: follow `Block.first` and `Statement.next` for one block's own.
@usableFromInline package struct SyntaxOutline: Sendable {
  @usableFromInline package var file: SourceFile
  @usableFromInline package var stream: TokenStream
  /// For every token that opens or closes a bracket (string heads and tails as well) the token
  /// of its other half; -1 for other tokens and where the other half is missing.
  @usableFromInline package var partners: ContiguousArray<Int32>
  @usableFromInline package var declarations: ContiguousArray<Declaration> = []
  @usableFromInline package var parameters: ContiguousArray<Parameter> = []
  @usableFromInline package var attributes: ContiguousArray<Attribute> = []
  /// The file's own block is the first.
  @usableFromInline package var blocks: ContiguousArray<Block> = []
  @usableFromInline package var statements: ContiguousArray<Statement> = []
  @usableFromInline package var closures: ContiguousArray<Closure> = []
  @usableFromInline package var calls: ContiguousArray<Call> = []
  @usableFromInline package var arguments: ContiguousArray<Argument> = []
  @usableFromInline package var assignments: ContiguousArray<Assignment> = []
  /// For every block of a function, accessor or closure the first `await` in it that is in no
  /// other of them; -1 for none.
  ///
  /// Empty where the file has none at all.
  @usableFromInline package var firstAwaits: ContiguousArray<Int32> = []
  /// Whether brackets are unmatched or nested too deep: then nothing may be written here.
  @usableFromInline package var isUnreliable = false

  package init(file: SourceFile, stream: TokenStream, partners: ContiguousArray<Int32>) {
    self.file = file
    self.stream = stream
    self.partners = partners
  }

  @inlinable
  package func token(_ index: Int) -> Token { stream.tokens[index] }

  /// The name that a token spells.
  package func name(_ token: Int) -> Name {
    token < 0 ? .none : Name(file.bytes, stream.tokens[token].range)
  }

  /// The bytes from the first to the last of `tokens`, comments and white space between included.
  @inlinable
  package func range(_ tokens: TokenRange) -> ByteRange {
    guard !tokens.isEmpty else { return ByteRange(0, 0) }
    return ByteRange(
      Int(stream.tokens[tokens.start].start), Int(stream.tokens[tokens.end - 1].end))
  }

  /// The text from the first to the last of `tokens`; empty for an empty range.
  package func text(_ tokens: TokenRange) -> String {
    tokens.isEmpty ? "" : file.text(range(tokens))
  }

  /// What a token spells; nothing for -1, which stands for a name that is missing.
  package func text(_ token: Int) -> String {
    token < 0 ? "" : file.text(stream.tokens[token].range)
  }

  /// The bytes of a token.
  package func bytes(_ token: Int) -> ArraySlice<UInt8> {
    let range = stream.tokens[token].range
    return file.bytes[range.start..<range.end]
  }

  /// What `tokens` spell, for comparing; nothing for an empty range.
  package func spelling(_ tokens: TokenRange) -> Spelling { Spelling(file.bytes, range(tokens)) }

  package func spelling(_ token: Int) -> Spelling {
    Spelling(file.bytes, token < 0 ? ByteRange(0, 0) : stream.tokens[token].range)
  }

  /// The calls whose anchors lie inside `tokens`, as indices in source order.
  package func calls(in tokens: TokenRange) -> Range<Int> {
    Self.indices(in: tokens, count: calls.count) { calls[$0].anchor }
  }

  /// The assignments whose anchors lie inside `tokens`, as indices in source order.
  package func assignments(in tokens: TokenRange) -> Range<Int> {
    Self.indices(in: tokens, count: assignments.count) { anchor(of: assignments[$0]) }
  }

  /// The indices, in a table ordered by `start`, of what starts inside `tokens`.
  private static func indices(
    in tokens: TokenRange, count: Int, start: (Int) -> Int
  ) -> Range<Int> {
    func first(from token: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if start(middle) < token { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let lower = first(from: tokens.start)
    return lower..<max(lower, first(from: tokens.end))
  }

  /// The statements of a block, in order.
  package func statements(of block: Int) -> BlockStatements { statements(of: blocks[block]) }

  /// The statements of a block, in order.
  package func statements(of block: Block) -> BlockStatements {
    BlockStatements(statements: statements, upcoming: block.first)
  }
}

/// The statements of one block, as indices, in source order.
package struct BlockStatements: Sequence, IteratorProtocol {
  let statements: ContiguousArray<Statement>
  var upcoming: Int32

  package mutating func next() -> Int? {
    guard upcoming >= 0 else { return nil }
    let result = Int(upcoming)
    upcoming = statements[result].next
    return result
  }
}
