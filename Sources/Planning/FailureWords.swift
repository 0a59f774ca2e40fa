import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Failures of which the words on screen say too little to be heard alone.
extension FailurePlan {
  /// Whether a text is but the word for a failure, which does not say of what.
  func saysOnlyThatItFailed(_ text: Change) -> Bool {
    let outline = base.context.outline
    let details: Set<String> = ["error", "err", "description", "message", "reason", "code"]
    let isDetailed = text.value.indices.contains {
      outline.token($0).kind == .identifier
        && !details.isDisjoint(with: Words.split(outline.text($0)))
    }
    guard !isDetailed else { return false }
    let words = text.value.indices.filter { outline.token($0).kind == .stringLiteral }
      .flatMap { Words.split(outline.text($0)) }
    return words == ["error"] || words == ["failed"] || words == ["failure"]
  }

  /// Whether the same words are put beside two other fields of the screen: only who sees them knows which
  /// is meant.
  func isSaidOfOthers(_ text: Change) -> Bool {
    let outline = base.context.outline
    guard text.value.count <= 2, outline.hasOwnWords(text.value) else { return false }
    let words = outline.spelling(text.value)
    let type = outline.typeName(around: event.function)
    let others = outline.assignments.filter {
      $0.property == "text" && outline.spelling($0.value) == words
        && outline.lastName(of: $0.receiver) != Name(text.name)
        && outline.typeName(ofBlock: Int($0.block)) == type
    }
    return Set(others.compactMap { outline.lastName(of: $0.receiver) }).count > 1
  }
}
