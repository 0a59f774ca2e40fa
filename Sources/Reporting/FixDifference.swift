import SourceText

/// The unified diffs of single fixes of one file.
struct FixDifference {
  private let file: SourceFile
  /// Where each line starts, as git counts lines.
  private let starts: [Int]

  private static let context = 3

  init(_ file: SourceFile) {
    self.file = file
    var starts = [0]
    for offset in file.bytes.indices where file.bytes[offset] == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the diff that applies one fix alone; empty where it changes nothing.
  func text(of fix: Fix) -> String {
    guard let first = fix.edits.map(\.range.start).min(),
      let last = fix.edits.map(\.range.end).max()
    else { return "" }
    // The diff of the lines around is the same as that of the whole file, and quicker to find.
    let firstLine = max(0, line(at: first) - Self.context)
    let endLine = line(at: last) + Self.context + 1
    let (start, end) = (
      starts[firstLine], endLine < starts.count ? starts[endLine] : file.bytes.count
    )
    let moved = fix.edits.map { edit in
      Edit(
        range: ByteRange(edit.range.start - start, edit.range.end - start),
        replacement: edit.replacement)
    }
    let old = ContiguousArray(file.bytes[start..<end])
    guard let new = try? old.applying(moved) else { return "" }
    let diff = UnifiedDiff.text(path: file.path, from: old, to: new, firstLine: firstLine)
    return String(decoding: diff, as: UTF8.self)
  }

  /// The 0-based line that holds an offset.
  private func line(at offset: Int) -> Int {
    starts.indices.dropFirst().partitioningIndex { starts[$0] > offset } - 1
  }
}
