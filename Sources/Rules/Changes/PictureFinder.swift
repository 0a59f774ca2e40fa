import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds the images that are exchanged together with what VoiceOver says of them.
struct PictureFinder {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  func changes() -> [Change] {
    outline.assignments.compactMap { assignment in
      guard assignment.property == "image", assignment.statement >= 0, !assignment.isCompound,
        let token = outline.lastNameToken(of: assignment.receiver),
        outline.text(assignment.value) != "nil", isImageView(token, assignment),
        isDescribed(assignment)
      else { return nil }
      return Change(
        kind: .image, statement: Int(assignment.statement), block: Int(assignment.block),
        subject: assignment.receiver, name: outline.text(token), value: assignment.value,
        vocabulary: facts.vocabulary)
    }
  }

  private func isImageView(_ token: Int, _ assignment: Assignment) -> Bool {
    let type = outline.typeName(ofBlock: Int(assignment.block))
    guard let shape = facts.property(outline.name(token), of: type)?.shape else { return false }
    return shape.base == "UIImageView" || facts.inherits(shape.base, anyOf: ["UIImageView"])
  }

  /// Whether the same view gets a label or value for VoiceOver in the same block.
  private func isDescribed(_ assignment: Assignment) -> Bool {
    let view = outline.text(assignment.receiver)
    return outline.assignments.contains { other in
      guard other.block == assignment.block, outline.text(other.receiver) == view else {
        return false
      }
      switch other.property {
      case "accessibilityLabel", "accessibilityValue": return outline.text(other.value) != "nil"
      default: return false
      }
    }
  }
}
