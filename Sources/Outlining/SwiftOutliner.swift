import Lexing
import SourceText

enum SwiftOutliner {
  static func outline(_ file: SourceFile, _ stream: TokenStream) -> SyntaxOutline {
    SyntaxOutline(file: file, stream: stream, partners: [])
  }
}
