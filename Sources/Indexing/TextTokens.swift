import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// The tokens that may stand for texts, in order: literals, and names before a dot that begin as
  /// those of generated tables do.
  ///
  /// One walk for all who ask, as it passes every token of a project.
  func textTokens() -> ContiguousArray<Int> {
    var result: ContiguousArray<Int> = []
    let tokens = stream.tokens
    for index in tokens.indices {
      switch tokens[index].kind {
      case .stringLiteral, .stringHead: result.append(index)
      case .period where index > 0 && tokens[index - 1].kind == .identifier:
        switch file.bytes[Int(tokens[index - 1].start)] {
        case UInt8(ascii: "L"), UInt8(ascii: "S"), UInt8(ascii: "R"), UInt8(ascii: "`"):
          result.append(index - 1)
        default: break
        }
      default: break
      }
    }
    return result
  }
}
