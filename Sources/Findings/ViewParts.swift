import Lexing
package import Outlining

/// Where a part of a SwiftUI view is seen that stands in a member of its own.
extension SyntaxOutline {
  /// Whether a token of a view is only seen in what calls of certain names show: it is inside of one, or
  /// all uses of the member that it is written in are.
  package func isOnlySeen(
    in presents: (Name) -> Bool, _ token: Int, of view: TokenRange
  ) -> Bool {
    let presenting = calls(in: view).filter { presents(calls[$0].name) && calls[$0].nameToken >= 0 }
    guard !presenting.isEmpty else { return false }
    func isInside(_ token: Int) -> Bool {
      presenting.contains {
        Int(calls[$0].nameToken) < token && token < calls[$0].tokens.end
      }
    }
    if isInside(token) { return true }
    let uses = usesOfMember(around: token, of: view)
    return !uses.isEmpty && uses.allSatisfy(isInside)
  }

  /// The SwiftUI view that a token is written in.
  package func view(around token: Int) -> Declaration? {
    declarations.first { $0.kind == .struct && $0.tokens.contains(token) }
  }

  /// Where a view names the member of its own that a token is written in; empty for its `body`.
  package func usesOfMember(around token: Int, of view: TokenRange) -> [Int] {
    let members = declarations[declarations(in: view)].filter {
      ($0.kind == .property || $0.kind == .function) && $0.tokens.contains(token)
    }
    guard let member = members.min(by: { $0.tokens.start < $1.tokens.start }), member.name != "body"
    else { return [] }
    return view.indices.filter {
      self.token($0).kind == .identifier && name($0) == member.name
        && !member.tokens.contains($0)
    }
  }

  /// The body of a property that a type computes; `nil` for others.
  package func body(ofComputed name: Name, in type: Name) -> TokenRange? {
    for block in blocks where block.kind == .accessor {
      let parent = Int(declarations[Int(block.declaration)].parent)
      guard parent >= 0, declarations[parent].name == name, declarations[parent].parent >= 0,
        declarations[Int(declarations[parent].parent)].name == type
      else { continue }
      return TokenRange(Int(block.open), Int(block.close))
    }
    return nil
  }
}
