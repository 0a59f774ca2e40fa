import Lexing
import Outlining
import SourceText

/// Finds a name for a constant that means nothing else where it is written.
enum FreeName {
  private static let candidates = [
    "announcement", "accessibilityAnnouncement", "accessibilityMessage",
  ]

  /// Returns the first candidate that neither the function around `block`, nor `expression`, nor
  /// `taken` has in it; numbered from 2 where all are in use.
  static func name(
    in outline: SyntaxOutline, block: Int, beside expression: String, taken: Set<String>
  ) -> String {
    var used = Set(taken.map { Name($0) })
    let span = functionTokens(around: block, in: outline)
    for index in span.start..<span.end where outline.token(index).kind == .identifier {
      // What follows a period is looked up in what stands before it.
      if index > span.start, outline.token(index - 1).kind == .period { continue }
      used.insert(outline.name(index))
    }
    let text = SourceFile(
      path: "", bytes: ContiguousArray(expression.utf8), language: outline.file.language)
    for token in lex(text).tokens where token.kind == .identifier {
      used.insert(Name(text.bytes, token.range))
    }
    if let free = candidates.first(where: { !used.contains(Name($0)) }) { return free }
    var number = 2
    while used.contains(Name(candidates[0] + String(number))) { number += 1 }
    return candidates[0] + String(number)
  }

  /// The outermost code around `block` that is no type: a function with its parameters, mostly.
  private static func functionTokens(around block: Int, in outline: SyntaxOutline) -> TokenRange {
    var result = TokenRange(0, outline.stream.count)
    for index in outline.blocks(around: block) {
      let block = outline.blocks[index]
      if block.kind == .file || block.kind == .typeBody { break }
      if block.declaration >= 0 {
        result = outline.declarations[Int(block.declaration)].tokens
      } else if block.open >= 0, block.close >= block.open {
        result = TokenRange(Int(block.open), Int(block.close) + 1)
      }
    }
    return result
  }
}
