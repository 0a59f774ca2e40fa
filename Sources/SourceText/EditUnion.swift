/// The edits of several fixes of one file, computed against the same bytes, taken together.
///
/// A fix is added whole or not at all.
package struct EditUnion: Sendable {
  /// In the order in which they were added; none overlaps another.
  package private(set) var edits: [Edit] = []

  package init() {}

  /// Adds the edits of one fix; returns `false` and adds none where one of them wants bytes that
  /// an earlier one wants, or inserts in the same place.
  ///
  /// White space that both change is no conflict: two fixes inside one line open the same block.
  /// Nor are the same edits, once more: two findings about one post may have the same mending.
  package mutating func add(_ fix: [Edit]) -> Bool {
    if fix.allSatisfy(edits.contains) { return true }
    var result = edits
    for edit in fix {
      if let index = result.firstIndex(where: { $0.range == edit.range }) {
        guard let both = Self.union(result[index], edit) else { return false }
        result[index] = both
      } else if result.contains(where: { $0.overlaps(edit) }) {
        return false
      } else {
        result.append(edit)
      }
    }
    edits = result
    return true
  }

  /// The edit that does what two of one range do: the longer, where it ends with the other and
  /// that only lays out; `nil` where they want different things.
  private static func union(_ first: Edit, _ second: Edit) -> Edit? {
    let isFirst = first.replacement.utf8.count >= second.replacement.utf8.count
    let (long, short) = isFirst ? (first, second) : (second, first)
    let isLayout = short.replacement.utf8.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isEnd = long.replacement.utf8.reversed().starts(with: short.replacement.utf8.reversed())
    return isLayout && isEnd ? long : nil
  }
}

extension Edit {
  /// Whether two edits of different ranges want the same bytes.
  fileprivate func overlaps(_ other: Edit) -> Bool {
    range.start < other.range.end && other.range.start < range.end
  }
}
