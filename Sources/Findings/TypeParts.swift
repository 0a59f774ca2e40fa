package import Outlining

/// The tokens of a type in one file: of its declaration, and of its extensions beside that.
package struct TypeParts: Sendable {
  /// In source order.
  package let ranges: [TokenRange]

  package init(_ ranges: [TokenRange]) { self.ranges = ranges }

  package func contains(_ token: Int) -> Bool { ranges.contains { $0.contains(token) } }

  /// All tokens, in source order.
  package var indices: some Sequence<Int> { ranges.lazy.flatMap(\.indices) }
}

extension SyntaxOutline {
  /// A type's declaration and its extensions, or an extension with what it extends.
  package func parts(of type: Declaration) -> TypeParts {
    TypeParts(declarations.filter { isPart($0, of: type) }.map(\.tokens))
  }

  /// The declarations of all types of a name, and what extends them: which of two is meant is not known.
  package func parts(ofAll name: Name) -> TypeParts {
    TypeParts(declarations.filter { $0.kind.isType && $0.name == name }.map(\.tokens))
  }

  /// Whether a declaration is that of a type, or an extension of it; where the type is given by an extension, also what
  /// that extends.
  package func isPart(_ part: Declaration, of type: Declaration) -> Bool {
    part.kind.isType && part.name == type.name
      && (part.kind == .extension || type.kind == .extension || part.tokens == type.tokens)
  }

  /// The calls in a type, as indices in source order.
  package func calls(in type: TypeParts) -> [Int] { type.ranges.flatMap { calls(in: $0) } }

  /// The SwiftUI view that a token is written in: the outermost struct around it, else the extension.
  package func view(around token: Int) -> TypeParts? {
    let around = declarations.filter { $0.kind.isType && $0.tokens.contains(token) }
    let view = around.first { $0.kind == .struct } ?? around.first { $0.kind == .extension }
    return view.map(parts(of:))
  }
}
