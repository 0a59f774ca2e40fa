import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// The views that are taken away from assistive technologies and never given back.
  var viewsHiddenFromAccessibility: Set<Name> {
    var hidden: Set<Name> = []
    var given: Set<Name> = []
    for assignment in assignments {
      guard
        assignment.property == "isAccessibilityElement"
          || assignment.property == "accessibilityElementsHidden",
        let name = lastName(of: assignment.receiver)
      else { continue }
      let isElement = assignment.property == "isAccessibilityElement"
      switch spelling(assignment.value) {
      case "false" where isElement, "NO" where isElement: hidden.insert(name)
      case "true" where !isElement, "YES" where !isElement: hidden.insert(name)
      default: if !isElement { given.insert(name) }
      }
    }
    return hidden.subtracting(given)
  }

  /// Whether what is set is a model's own property that only is called as a view's: `self.hidden`,
  /// `savedState.hidden`.
  func isOfModel(_ assignment: Assignment, _ facts: ProjectFacts) -> Bool {
    guard isOnSelf(assignment.receiver) else {
      return lastNameToken(of: assignment.receiver).map { token in
        let shape = declaredShape(of: name(token), in: Int(assignment.block), facts)
        return ViewTypes.evidence(type: shape, name: text(token), facts: facts) == .notAView
      } ?? false
    }
    let type = typeName(ofBlock: Int(assignment.block))
    guard type != .none, facts.property(assignment.property, of: type) != nil else { return false }
    let function = context(
      ofToken: assignment.target.start, inBlock: Int(assignment.block)
    ).function
    return ViewTypes.evidence(
      type: TypeShape(base: type), name: typeText(around: function), facts: facts) < .name
  }

  /// The type that is written with a local of the function around a block, or with a member of the type.
  private func declaredShape(of name: Name, in block: Int, _ facts: ProjectFacts) -> TypeShape {
    let function = context(ofToken: Int(blocks[block].open), inBlock: block).function
    let local =
      function < 0
      ? nil
      : declarations(named: name, in: declarations[function].tokens).first {
        $0.kind == .property && !$0.type.isEmpty
      }
    if let local { return TypeShape(local.type, in: self) }
    return facts.property(name, of: typeName(ofBlock: block))?.shape ?? .unknown
  }

  /// Whether a view's other opacities in the file all leave something to see of it.
  func isDimmed(_ assignment: Assignment) -> Bool {
    let view = lastName(of: assignment.receiver)
    let others = assignments.filter {
      $0.property == assignment.property && lastName(of: $0.receiver) == view
        && !text($0.value).hasPrefix("1")
    }
    return !others.isEmpty
      && others.allSatisfy { other in
        guard let value = Double(text(other.value).filter { $0 != "f" }) else {
          return other.value.count == 1 && token(other.value.start).kind == .identifier
        }
        return value > 0
      }
  }
}
