package import SourceText

/// Returns the tokens of `file`.
///
/// Never fails: what is no token comes as `invalid`.
package func lex(_ file: SourceFile) -> TokenStream {
  switch file.language {
  case .swift: SwiftLexer.tokens(of: file.bytes)
  case .objectiveC: ObjectiveCLexer.tokens(of: file.bytes)
  }
}
