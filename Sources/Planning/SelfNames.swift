import Findings
import Outlining
import SourceText

/// How Objective-C names the object itself inside blocks.
extension PlanningContext {
  /// An expression of Objective-C that begins with `self`, as the block around it names that:
  /// `strongSelf.items` where the block keeps to that name and does not hold `self`.
  func namedInBlock(_ expression: String, _ block: Int) -> String {
    guard expression.hasPrefix("self.") else { return expression }
    var index = block
    while ![.closure, .function, .file].contains(outline.blocks[index].kind) {
      index = Int(outline.blocks[index].parent)
    }
    guard outline.blocks[index].kind == .closure else { return expression }
    let body = Int(outline.blocks[index].open)..<Int(outline.blocks[index].close)
    let names = Set(body.map { outline.text($0) })
    guard !names.contains("self") else { return expression }
    let usual = ["strongSelf", "sself", "weakSelf", "wself"]
    let own = usual.first { names.contains($0) } ?? otherSelves.first { names.contains($0) }
    return own.map { $0 + expression.dropFirst(4) } ?? expression
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
