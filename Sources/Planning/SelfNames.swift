import Findings
import Lexing
import Indexing
import Outlining
import SourceText

/// How Objective-C names the object itself inside blocks.
extension PlanningContext {
  /// An expression of Objective-C that begins with `self`, as the block around it names that:
  /// `strongSelf.items`, or `strongSelf->_items`, where the block keeps to that name and does not hold
  /// `self`.
  func namedInBlock(_ expression: String, _ block: Int) -> String {
    guard expression.hasPrefix("self.") || expression.hasPrefix("_") else { return expression }
    guard let index = outline.body(around: block), outline.blocks[index].kind == .closure else {
      return expression
    }
    let body = Int(outline.blocks[index].open)..<Int(outline.blocks[index].close)
    let names = Set(body.map { outline.text($0) })
    if expression.hasPrefix("_") { return holder(of: expression, in: body) + expression }
    guard !names.contains("self") else { return expression }
    let usual = ["strongSelf", "sself", "weakSelf", "wself"]
    let own = usual.first { names.contains($0) } ?? otherSelves.first { names.contains($0) }
    return own.map { $0 + expression.dropFirst(4) } ?? expression
  }

  /// `strongSelf->` where a block reaches a variable of the object's by that; empty for none.
  private func holder(of chain: String, in body: Range<Int>) -> String {
    let variable = chain.prefix { $0 != "." }
    let use = body.first {
      outline.token($0).kind == .identifier && outline.text($0 + 1) == "->"
        && outline.text($0 + 2) == variable
    }
    return use.map { outline.text($0) + "->" } ?? ""
  }

  /// The names under which Objective-C keeps `self` weakly: `__weak typeof(self) welf = self`.
  private var otherSelves: [String] {
    outline.declarations.compactMap { declaration in
      guard declaration.kind == .property, declaration.block >= 0, declaration.nameToken >= 0,
        outline.spelling(declaration.value) == "self",
        outline.spelling(declaration.tokens).contains(anyOf: ["__weak"])
          || outline.spelling(declaration.type).contains(anyOf: ["__weak"])
      else { return nil }
      return outline.text(Int(declaration.nameToken))
    }
  }

  /// The name that a chain of Objective-C begins with, where by that name it may be gone: `weakSelf`.
  func weakName(in chain: String) -> String? {
    let root = chain.prefix { $0 != "." }
    let isWeak =
      root.lowercased().hasPrefix("weak") || root.lowercased() == "wself"
      || otherSelves.contains(String(root))
    return isWeak ? String(root) : nil
  }
}
