import SourceText

/// A text cut into lines as git cuts it: behind each line feed and nowhere else.
package struct LineSlices {
  package let bytes: ContiguousArray<UInt8>
  /// Where each line starts, and the end of the text at last.
  private let bounds: ContiguousArray<Int>

  package init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    var bounds: ContiguousArray<Int> = [0]
    var next = 0
    while let end = ByteSearch.offset(
      of: UInt8(ascii: "\n"), in: bytes.span, from: next, to: bytes.count)
    {
      next = end + 1
      bounds.append(next)
    }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bounds = bounds
  }

  package var count: Int { bounds.count - 1 }

  /// Returns a line with its line feed, where it has one.
  package subscript(line: Int) -> ArraySlice<UInt8> {
    ArraySlice(bytes[bounds[line]..<bounds[line + 1]])
  }

  /// Whether two lines are the same, byte for byte.
  package func line(_ line: Int, equals otherLine: Int, of other: LineSlices) -> Bool {
    let count = bounds[line + 1] - bounds[line]
    guard count == other.bounds[otherLine + 1] - other.bounds[otherLine] else { return false }
    let (start, otherStart) = (bounds[line], other.bounds[otherLine])
    for offset in 0..<count where bytes[start + offset] != other.bytes[otherStart + offset] {
      return false
    }
    return true
  }
}
