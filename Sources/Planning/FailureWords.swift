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
    let type = outline.typeName(around: event.function)
    let labels = base.context.labelsSaying[outline.key(of: text.value, in: type)] ?? []
    return labels.count { $0 != Name(text.name) } > 1
  }
}

extension SyntaxOutline {
  /// By type and text, of two tokens at most, the labels that it is put on.
  var labelsByText: [Name: Set<Name>] {
    var result: [Name: Set<Name>] = [:]
    for assignment in assignments
    where assignment.property == "text" && assignment.value.count <= 2 {
      guard let label = lastName(of: assignment.receiver) else { continue }
      let type = typeName(ofBlock: Int(assignment.block))
      result[key(of: assignment.value, in: type), default: []].insert(label)
    }
    return result
  }

  fileprivate func key(of text: TokenRange, in type: Name) -> Name {
    type.member(Name(file.bytes, range(text)))
  }
}

extension PlanningContext {
  /// What is said of a bare description where that is more; `nil` for the description alone.
  func described(_ description: String) -> String? {
    prefixesErrors ? prefixed(description) : nil
  }
}
