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
    let type = typeName(ofBlock: Int(assignment.block))
    guard isOnSelf(assignment.receiver) else {
      guard let token = lastNameToken(of: assignment.receiver) else { return false }
      let shape = shape(ofPath: assignment.receiver, in: Int(assignment.block), facts)
      let evidence = ViewTypes.evidence(type: shape, name: text(token), facts: facts)
      return evidence == .notAView || evidence == .unknown && !mayHaveViews(type, facts)
    }
    if ViewTypes.evidence(type: TypeShape(base: type), name: "", facts: facts) == .notAView {
      return true
    }
    guard type != .none, facts.property(assignment.property, of: type) != nil else { return false }
    let function = context(
      ofToken: assignment.target.start, inBlock: Int(assignment.block)
    ).function
    return ViewTypes.evidence(
      type: TypeShape(base: type), name: typeText(around: function), facts: facts) < .name
  }

  /// Whether a type's code may have to do with views at all, where nothing tells of something that it is one.
  private func mayHaveViews(_ type: Name, _ facts: ProjectFacts) -> Bool {
    file.language == .objectiveC || imports("UIKit") || importsSwiftUI
      || type == .none
      || declarations.contains { declaration in
        guard declaration.kind.isType, declaration.name == type, declaration.nameToken >= 0 else {
          return false
        }
        let name = text(Int(declaration.nameToken))
        return Words.split(name).last.map { ["controller", "vc"].contains($0) } == true
          || ViewTypes.evidence(type: TypeShape(base: type), name: name, facts: facts) >= .name
      }
  }

  /// The type of what is named last, as far as the types of those before it are declared.
  private func shape(ofPath path: TokenRange, in block: Int, _ facts: ProjectFacts) -> TypeShape {
    var shape: TypeShape?
    for index in path.indices where token(index).kind == .identifier {
      if let holder = shape {
        shape = facts.property(name(index), of: holder.base)?.shape ?? .unknown
      } else {
        shape = declaredShape(of: name(index), in: block, facts)
      }
    }
    guard let shape, shape.isUnknown, let last = lastName(of: path) else {
      return shape ?? .unknown
    }
    return declaredShape(of: last, in: block, facts)
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
