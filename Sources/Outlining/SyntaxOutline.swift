package import Lexing
package import SourceText

/// What a file says, as tables over its tokens: the one thing that rules query.
///
/// Both languages fill the same tables, so that a rule is written once. Tables are in source
/// order of their first token, except that a nested block's statements come after the statement
/// that holds it begins: follow `Block.first` and `Statement.next` for one block's own.
package struct SyntaxOutline: Sendable {
  package var file: SourceFile
  package var stream: TokenStream
  /// For every token that opens or closes a bracket (string heads and tails as well) the token
  /// of its other half; -1 for other tokens and where the other half is missing.
  package var partners: ContiguousArray<Int32>
  package var declarations: ContiguousArray<Declaration> = []
  package var parameters: ContiguousArray<Parameter> = []
  package var attributes: ContiguousArray<Attribute> = []
  /// The file's own block is the first.
  package var blocks: ContiguousArray<Block> = []
  package var statements: ContiguousArray<Statement> = []
  package var closures: ContiguousArray<Closure> = []
  package var calls: ContiguousArray<Call> = []
  package var arguments: ContiguousArray<Argument> = []
  package var assignments: ContiguousArray<Assignment> = []
  /// For every block of a function, accessor or closure the first `await` in it that is in no
  /// other of them; -1 for none.
  ///
  /// Empty where the file has none at all.
  package var firstAwaits: ContiguousArray<Int32> = []
  /// Whether brackets are unmatched or nested too deep: then nothing may be written here.
  package var isUnreliable = false

  package init(file: SourceFile, stream: TokenStream, partners: ContiguousArray<Int32>) {
    self.file = file
    self.stream = stream
    self.partners = partners
  }

  package func token(_ index: Int) -> Token { stream.tokens[index] }

  /// The name that a token spells.
  package func name(_ token: Int) -> Name {
    Name(file.bytes, stream.tokens[token].range)
  }

  /// The bytes from the first to the last of `tokens`, comments and white space between included.
  package func range(_ tokens: TokenRange) -> ByteRange {
    guard !tokens.isEmpty else { return ByteRange(0, 0) }
    return ByteRange(
      Int(stream.tokens[tokens.start].start), Int(stream.tokens[tokens.end - 1].end))
  }

  /// The text from the first to the last of `tokens`; empty for an empty range.
  package func text(_ tokens: TokenRange) -> String {
    tokens.isEmpty ? "" : file.text(range(tokens))
  }

  package func text(_ token: Int) -> String { file.text(stream.tokens[token].range) }

  /// The statements of a block, in order.
  package func statements(of block: Int) -> BlockStatements {
    BlockStatements(outline: self, upcoming: blocks[block].first)
  }
}

/// The statements of one block, as indices, in source order.
package struct BlockStatements: Sequence, IteratorProtocol {
  let outline: SyntaxOutline
  var upcoming: Int32

  package mutating func next() -> Int? {
    guard upcoming >= 0 else { return nil }
    let result = Int(upcoming)
    upcoming = outline.statements[result].next
    return result
  }
}
