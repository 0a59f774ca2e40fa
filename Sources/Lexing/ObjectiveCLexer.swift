package import SourceText

enum ObjectiveCLexer {
  static func tokens(of bytes: ContiguousArray<UInt8>) -> TokenStream {
    TokenStream(tokens: [], comments: [])
  }
}
