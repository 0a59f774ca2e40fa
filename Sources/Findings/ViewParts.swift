import Lexing
package import Outlining

/// Where a part of a SwiftUI view is seen that stands in a member of its own.
extension SyntaxOutline {
  /// Whether a token of a view is only seen in what calls of certain names show: it is inside of one, or
  /// all uses of the member that it is written in are only seen there.
  package func isOnlySeen(
    in presents: (Name) -> Bool, _ token: Int, of view: TypeParts
  ) -> Bool {
    let presenting = calls(in: view).filter { presents(calls[$0].name) && calls[$0].nameToken >= 0 }
    guard !presenting.isEmpty else { return false }
    func isInside(_ token: Int) -> Bool {
      presenting.contains {
        Int(calls[$0].nameToken) < token && token < calls[$0].tokens.end
      }
    }
    // A member may be named in another one, and that in the next.
    var open = [token]
    var seen: Set<Int> = []
    while let token = open.popLast() {
      if isInside(token) { continue }
      guard case let uses = usesOfMember(around: token, of: view), let first = uses.first else {
        return false
      }
      if seen.insert(first).inserted { open += uses }
    }
    return true
  }

  /// Where a view names the member of its own that a token is written in; empty for its `body`.
  package func usesOfMember(around token: Int, of view: TypeParts) -> [Int] {
    let members = view.ranges.flatMap { part in
      declarations[declarations(in: part)].filter {
        ($0.kind == .property || $0.kind == .function) && $0.tokens.contains(token)
      }
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
    block(ofComputed: name, in: type).map {
      TokenRange(Int(blocks[$0].open), Int(blocks[$0].close))
    }
  }

  /// The block of a property that a type computes; `nil` for others.
  package func block(ofComputed name: Name, in type: Name) -> Int? {
    blocks.indices.first { index in
      guard blocks[index].kind == .accessor else { return false }
      let parent = Int(declarations[Int(blocks[index].declaration)].parent)
      return parent >= 0 && declarations[parent].name == name && declarations[parent].parent >= 0
        && declarations[Int(declarations[parent].parent)].name == type
    }
  }
}
