import Indexing
import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// The first text that is written out in the view which a branch shows: a property of the same view,
  /// or a view of the same file; `nil` for none.
  func firstText(of branch: Int, in type: Name) -> TokenRange? {
    let block = blocks[branch]
    guard block.first >= 0 else { return nil }
    let start = statements[Int(block.first)].tokens.start
    guard token(start).kind == .identifier else { return nil }
    let shown = name(start)
    for body in blocks where body.kind == .accessor {
      let parent = Int(declarations[Int(body.declaration)].parent)
      guard parent >= 0, declarations[parent].parent >= 0 else { continue }
      let owner = declarations[Int(declarations[parent].parent)].name
      let isSection = owner == type && declarations[parent].name == shown
      let isView = owner == shown && declarations[parent].name == "body"
      guard isSection || isView else { continue }
      return firstLiteralText(in: TokenRange(Int(body.open), Int(body.close)))
    }
    return nil
  }

  private func firstLiteralText(in body: TokenRange) -> TokenRange? {
    for index in calls(in: body) {
      guard calls[index].name == "Text", let first = calls[index].arguments.first else { continue }
      let value = arguments[Int(first)].value
      return value.count == 1 && token(value.start).kind == .stringLiteral ? value : nil
    }
    return nil
  }
}
