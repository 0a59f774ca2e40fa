import Lexing
import SourceText

extension SyntaxOutline {
  /// The names of what an offset stands in, outermost first: types, then a function, or a property
  /// with its accessor.
  ///
  /// Extensions count as the type that they extend; locals and closures as the function around
  /// them. Of a selector the first piece is named. Empty at file level.
  package func declarationPath(at offset: Int) -> [String] {
    declarations[candidates(at: offset)].filter { declaration in
      let isNamed = declaration.kind.isType || declaration.kind.isFunction
      guard isNamed || (declaration.kind == .property && !isLocal(declaration)) else {
        return false
      }
      return range(declaration.tokens).contains(offset)
    }.compactMap(pathName)
  }

  /// The declarations of what stands at file level around an offset, as far as there.
  private func candidates(at offset: Int) -> Range<Int> {
    var (low, high) = (0, declarations.count)
    while low < high {
      let middle = (low + high) / 2
      let start = Int(stream.tokens[declarations[middle].tokens.start].start)
      if start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0..<0 }
    var root = low - 1
    while declarations[root].parent >= 0 { root = Int(declarations[root].parent) }
    return root..<low
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
