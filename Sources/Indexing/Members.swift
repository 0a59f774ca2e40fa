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
}
