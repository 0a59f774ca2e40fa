public import SourceText

/// All tokens of one file in order, the last one `endOfFile`, and its comments.
///
/// Lossless: the bytes between two tokens are white space and the comments listed, nothing else.
@usableFromInline package struct TokenStream: Sendable {
  @usableFromInline package var tokens: ContiguousArray<Token>
  /// Every comment, delimiters included, without the line end of a `//` comment; in order.
  @usableFromInline package var comments: ContiguousArray<ByteRange>

  package init(tokens: ContiguousArray<Token>, comments: ContiguousArray<ByteRange>) {
    self.tokens = tokens
    self.comments = comments
  }

  package var count: Int { tokens.count }
  package subscript(index: Int) -> Token { tokens[index] }
}
