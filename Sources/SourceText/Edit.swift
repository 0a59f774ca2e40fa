/// One replacement of bytes; an insertion where the range is empty.
package struct Edit: Hashable, Sendable {
  package var range: ByteRange
  package var replacement: String

  package init(range: ByteRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  package static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(range: ByteRange(offset, offset), replacement: text)
  }
}

/// Two edits of one file want the same bytes.
package struct OverlappingEdits: Error, Equatable {
  package var first: Edit
  package var second: Edit
}

extension ContiguousArray<UInt8> {
  /// Returns the bytes with `edits` made, all computed against the bytes as they are.
  ///
  /// Edits may come in any order. Insertions at one offset stay in the order given.
  package func applying(_ edits: [Edit]) throws(OverlappingEdits) -> ContiguousArray<UInt8> {
    let sorted = edits.enumerated().inOrder {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    var previous: Edit?
    for (_, edit) in sorted {
      if edit.range.start < position, let previous {
        throw OverlappingEdits(first: previous, second: edit)
      }
      result.append(contentsOf: self[position..<edit.range.start])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.end
      previous = edit
    }
    result.append(contentsOf: self[position...])
    return result
  }
}
