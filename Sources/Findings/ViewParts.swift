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
    return isOnly(token, isInside) { usesOfMember(around: $0, of: view) }
  }

  /// Whether something holds of a token, or else of all places that stand for it, or for these, and so on: where a
  /// member that it is written in is used.
  ///
  /// Where nothing stands for a token of which it does not hold, it does not hold at all.
  package func isOnly(
    _ token: Int, _ holds: (Int) -> Bool, orAll placesFor: (Int) -> [Int]
  ) -> Bool {
    var open = [token]
    var seen: Set<Int> = []
    while let token = open.popLast() {
      if holds(token) { continue }
      guard case let places = placesFor(token), let first = places.first else { return false }
      if seen.insert(first).inserted { open += places }
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
