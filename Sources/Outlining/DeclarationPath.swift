import Lexing
import SourceText

extension SyntaxOutline {
  /// The names of what an offset stands in, outermost first: types, then a function, or a property
  /// with its accessor.
  ///
  /// Extensions count as the type that they extend; locals and closures as the function around
  /// them. Of a selector the first piece is named. Empty at file level.
  package func declarationPath(at offset: Int) -> [String] {
    var path: [String] = []
    var index = lastDeclaration(at: offset)
    while index >= 0 {
      let declaration = declarations[index]
      let isNamed = declaration.kind.isType || declaration.kind.isFunction
      if isNamed || (declaration.kind == .property && !isLocal(declaration)),
        range(declaration.tokens).contains(offset), let name = pathName(of: declaration)
      {
        path.append(name)
      }
      index = Int(declaration.parent)
    }
    return path.reversed()
  }

  /// The last declaration that begins at an offset or before it; -1 for none.
  ///
  /// What is around the offset is that, or around that.
  private func lastDeclaration(at offset: Int) -> Int {
    declarations.indices.partitioningIndex {
      Int(stream.tokens[declarations[$0].tokens.start].start) > offset
    } - 1
  }

  private func isLocal(_ declaration: Declaration) -> Bool {
    declaration.parent >= 0 && declarations[Int(declaration.parent)].kind.isFunction
  }

  private func pathName(of declaration: Declaration) -> String? {
    switch declaration.kind {
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscript: "subscript"
    // A property may be read without the word.
    case .accessor where declaration.name == "get": nil
    default: declaration.nameToken < 0 ? nil : text(Int(declaration.nameToken))
    }
  }
}
