import Lexing
import SourceText

enum ObjectiveCOutliner {
  static func outline(_ file: SourceFile, _ stream: TokenStream) -> SyntaxOutline {
    SyntaxOutline(file: file, stream: stream, partners: [])
  }
}
