public import Lexing
public import SourceText

/// The tables that an outline hands out, as readers of both languages fill them.
///
/// Tables are in source order of their first token, except that a nested block's statements come
/// after the statement that holds it begins: follow `Block.first` and `Statement.next` for one
/// block's own.
@usableFromInline package struct OutlineTables: Sendable {
  @usableFromInline package let file: SourceFile
  @usableFromInline package let stream: TokenStream
  /// For every token that opens or closes a bracket (string heads and tails as well) the token
  /// of its other half; -1 for other tokens and where the other half is missing.
  @usableFromInline package let partners: ContiguousArray<Int32>
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
  /// For every block the first `await` in it that every way through it comes by: in no function,
  /// accessor or closure inside it, nor in one branch alone; -1 for none.
  ///
  /// For a `catch` the first one in its `do`, wherever that is.
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

  package func token(_ index: Int) -> Token { stream.tokens[index] }

  /// The name that a token spells.
  package func name(_ token: Int) -> Name {
    token < 0 ? .none : Name(file.bytes, stream.tokens[token].range)
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

  /// What a token spells; nothing for -1, which stands for a name that is missing.
  package func text(_ token: Int) -> String {
    token < 0 ? "" : file.text(stream.tokens[token].range)
  }

  /// What `tokens` spell, for comparing; nothing for an empty range.
  package func spelling(_ tokens: TokenRange) -> Spelling { Spelling(file.bytes, range(tokens)) }

  package func spelling(_ token: Int) -> Spelling {
    Spelling(file.bytes, token < 0 ? ByteRange(0, 0) : stream.tokens[token].range)
  }

  /// Whether a branch ends by leaving the block around it.
  package func leaves(_ branch: Int) -> Bool {
    let block = blocks[branch]
    guard block.last >= 0, ![.function, .closure].contains(block.kind) else { return false }
    let kind = statements[Int(block.last)].kind
    return kind.leavesBlock && kind != .fallthrough
      && !(kind == .break && block.kind == .caseBody)
  }
}
