import Lexing
package import Outlining

/// Looks up what types have.
extension SyntaxOutline {
  /// The property of a type that has a name, where this file declares it.
  package func property(_ name: Name, of type: Name) -> Declaration? {
    declarations.first {
      $0.kind == .property && $0.name == name && $0.parent >= 0
        && declarations[Int($0.parent)].name == type
    }
  }

  /// Whether a property is declared as a text that may be none: `let error: String?`.
  package func isOptionalText(_ property: Declaration) -> Bool {
    property.kind == .property && property.nameToken >= 0 && property.type.count == 2
      && name(property.type.start) == "String"
      && token(property.type.start + 1).kind == .question
  }

  /// Whether a name is one of a member of something else than `self`.
  package func isMember(at index: Int) -> Bool {
    index > 0 && token(index - 1).kind == .period
      && (index < 2 || token(index - 2).word != .self)
  }

  /// The names in an expression that are none of members of something else than `self`, in order.
  package func names(in expression: TokenRange) -> [Name] {
    var result: [Name] = []
    for index in expression.indices where token(index).kind == .identifier && !isMember(at: index) {
      result.append(name(index))
    }
    return result
  }

  /// What a name stands for that the function around it declares before.
  package func valueOfLocal(_ index: Int) -> TokenRange? {
    let name = name(index)
    return declarations.last {
      $0.kind == .property && $0.name == name && $0.tokens.end <= index && $0.block >= 0
        && [.function, .closure].contains(blocks[Int($0.block)].kind) && !$0.value.isEmpty
        && blocks[Int($0.block)].close > index
    }?.value
  }

  /// The state by which the file's views move the focus of assistive technologies.
  package var focusStates: Set<Name> {
    guard attributes.contains(where: { $0.name == "AccessibilityFocusState" }) else { return [] }
    return Set(
      declarations.filter { declaration in
        declaration.attributes.contains { attributes[Int($0)].name == "AccessibilityFocusState" }
      }.map(\.name))
  }
}
