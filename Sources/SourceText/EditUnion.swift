/// The edits of several fixes of one file, computed against the same bytes, taken together.
///
/// A fix is added whole or not at all.
package struct EditUnion: Sendable {
  /// In the order of their ranges; none overlaps another.
  package private(set) var edits: [Edit] = []

  package init() {}

  /// Adds the edits of one fix; returns `false` and adds none where one of them wants bytes that
  /// an earlier one wants, or inserts in the same place.
  ///
  /// White space that both change is no conflict: two fixes inside one line open the same block.
  /// Nor are the same edits, once more: two findings about one post may have the same mending. What
  /// continues one expression, `.onChange(of: …) { … }`, is written one after the other.
  package mutating func add(_ fix: [Edit]) -> Bool {
    // Without a copy of all the others where one edit is the whole fix.
    if fix.count == 1 { return insert(fix[0]) }
    let before = edits
    for edit in fix where !insert(edit) {
      edits = before
      return false
    }
    return true
  }

  private mutating func insert(_ edit: Edit) -> Bool {
    let place = edits.indices.partitioningIndex { !edits[$0].isBefore(edit) }
    if place < edits.count, edits[place].range == edit.range {
      guard edits[place] != edit else { return true }
      guard let both = Self.union(edits[place], edit) else { return false }
      edits[place] = both
      return true
    }
    // Of what does not overlap, only neighbours can.
    if place < edits.count, edits[place].overlaps(edit) { return false }
    if place > 0, edits[place - 1].overlaps(edit) { return false }
    edits.insert(edit, at: place)
    return true
  }

  /// The edit that does what two of one range do: the longer, where it ends with the other and
  /// that only lays out, or both after each other, where both continue what stands before; `nil` where they
  /// want different things.
  private static func union(_ first: Edit, _ second: Edit) -> Edit? {
    if first.continues, second.continues {
      return Edit(
        range: first.range,
        replacement: Edit.joined(first.replacement, second.replacement))
    }
    let isFirst = first.replacement.utf8.count >= second.replacement.utf8.count
    let (long, short) = isFirst ? (first, second) : (second, first)
    let isLayout = short.replacement.utf8.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isEnd = long.replacement.utf8.reversed().starts(with: short.replacement.utf8.reversed())
    return isLayout && isEnd ? long : nil
  }
}

extension Edit {
  /// Joins two insertions at one place, of which each begins, and may end, with a line end.
  package static func joined(_ first: String, _ second: String) -> String {
    var end = first
    while let last = end.last, last.isWhitespace { end.removeLast() }
    return end + second
  }

  /// Whether it only inserts, on a line of its own, what goes on with the expression before it.
  fileprivate var continues: Bool {
    guard range.start == range.end else { return false }
    let text = replacement.utf8.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return text.first == UInt8(ascii: ".") && text.count < replacement.utf8.count
  }

  fileprivate func isBefore(_ other: Edit) -> Bool {
    (range.start, range.end) < (other.range.start, other.range.end)
  }

  /// Whether two edits of different ranges want the same bytes.
  fileprivate func overlaps(_ other: Edit) -> Bool {
    range.start < other.range.end && other.range.start < range.end
  }
}
