import Outlining

/// One thing that a parser says of a file, in a form that both parsers can be brought to.
///
/// Places are 0-based byte offsets. Names are compared as the outline keeps them.
struct Fact: Hashable {
  var category: Category
  var start: Int
  var end: Int
  /// What it is: a token's class, a declaration's or a statement's kind.
  var kind: String
  var name = Name.none
  /// What the reference calls it, for sorting differences by their cause; never compared.
  var context = ""

  enum Category: String, CaseIterable {
    case token, declaration, binding, closure, statement
  }

  static func == (left: Fact, right: Fact) -> Bool {
    left.category == right.category && left.start == right.start && left.end == right.end
      && left.kind == right.kind && left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
    hasher.combine(category)
  }
}

extension Fact: Comparable {
  static func < (left: Fact, right: Fact) -> Bool {
    (left.start, left.end, left.kind, left.name.hash)
      < (right.start, right.end, right.kind, right.name.hash)
  }
}
