import Lexing
import Outlining
import Parsing
import SourceText

/// Checks that a fixed file still reads as the file that it was, but for what was added.
///
/// What fails here is a bug of ours: the file is left as it was.
struct FixCheck {
  /// What is wrong; `nil` where nothing is.
  let fault: String?

  init(before: SyntaxOutline, after bytes: ContiguousArray<UInt8>, path: String) {
    let file = SourceFile(path: path, bytes: bytes, language: before.file.language)
    let after = outline(file)
    if after.isUnreliable {
      fault = "the result's brackets do not match"
    } else if !Self.declareTheSame(before, after) {
      fault = "the result declares other things than the file did"
    } else if file.language == .swift, !Self.nestTheSame(before, after) {
      fault = "the result has other blocks than the file had"
    } else {
      fault = nil
    }
  }

  /// Whether every declaration that was there is there still, in the same order.
  private static func declareTheSame(_ before: SyntaxOutline, _ after: SyntaxOutline) -> Bool {
    var index = 0
    for declaration in before.declarations {
      while index < after.declarations.count,
        after.declarations[index].name != declaration.name
          || after.declarations[index].kind != declaration.kind
      {
        index += 1
      }
      guard index < after.declarations.count else { return false }
      index += 1
    }
    return true
  }

  /// Whether every block that was there is still of its kind: `if x { … } {}` is read by its lines.
  private static func nestTheSame(_ before: SyntaxOutline, _ after: SyntaxOutline) -> Bool {
    var index = 0
    for block in before.blocks {
      while index < after.blocks.count, after.blocks[index].kind != block.kind { index += 1 }
      guard index < after.blocks.count else { return false }
      index += 1
    }
    return true
  }
}
