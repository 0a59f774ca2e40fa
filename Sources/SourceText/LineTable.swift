/// Where each line of a file starts, for turning offsets into places that people know.
package struct LineTable: Sendable {
  private let starts: ContiguousArray<UInt32>

  /// Counts LF, CRLF and CR each as one line end; LF alone where returns do not count.
  package init(_ bytes: ContiguousArray<UInt8>, countsReturns: Bool = true) {
    let bytes = bytes.span
    var starts: ContiguousArray<UInt32> = [0]
    starts.reserveCapacity(bytes.count / 32)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = 0
    while offset < bytes.count {
      if let eight = bytes.eight(at: offset) {
        // The high bit of the first byte is set that is at most a return, and of none before it:
        // nearly every byte is above both line ends.
        let low = (eight &- ones &* 0x0E) & ~eight & (ones << 7)
        offset += low.trailingZeroBitCount >> 3
        if low == 0 { continue }
      }
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(offset))
      } else if byte == UInt8(ascii: "\r"), countsReturns {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        starts.append(UInt32(offset))
      }
    }
    self.starts = starts
  }

  /// The number of lines, an empty one after a final line end included.
  package var count: Int { starts.count }

  /// Returns the 1-based line that holds `offset`.
  package func line(at offset: Int) -> Int {
    starts.indices.dropFirst().partitioningIndex { Int(starts[$0]) > offset }
  }

  /// Returns the offset at which the 1-based `line` starts.
  package func start(ofLine line: Int) -> Int { Int(starts[line - 1]) }

  /// Returns the place of `offset`: 1-based line, 1-based column in UTF-8 bytes.
  package func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    return SourceLocation(line: line, column: offset - start(ofLine: line) + 1)
  }
}

/// A place in a file as editors count: line and column both from 1, the column in UTF-8 bytes.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
