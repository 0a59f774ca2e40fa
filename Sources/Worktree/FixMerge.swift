package import Git
import Reporting
import SourceText

/// Brings the fixes of a staged file into the file in the work tree.
package struct FixMerge {
  /// The staged bytes and what the fixes make of them, with line ends as the work tree has them.
  private var base: ContiguousArray<UInt8>
  private let fixed: ContiguousArray<UInt8>
  private let current: ContiguousArray<UInt8>

  /// All three as bytes of whole files, `fixed` made of `staged`.
  package init(
    from staged: ContiguousArray<UInt8>, to fixed: ContiguousArray<UInt8>,
    in current: ContiguousArray<UInt8>
  ) {
    let hasReturns = LineEnding(firstIn: current) == .carriageReturnLineFeed
    base = hasReturns ? staged.withReturns() : staged
    self.fixed = hasReturns ? fixed.withReturns() : fixed
    self.current = current
    takeForGrantedWhatIsThere()
  }

  /// Returns the work tree's bytes with the fixes; `nil` where unstaged lines are in their way.
  ///
  /// `merge` is a three-way merge of a common base and two descendants.
  package func result(
    merge: (
      _ base: ContiguousArray<UInt8>, _ ours: ContiguousArray<UInt8>,
      _ theirs: ContiguousArray<UInt8>
    ) throws(GitError) -> ContiguousArray<UInt8>?
  ) throws(GitError) -> ContiguousArray<UInt8>? {
    if current == base { return fixed }
    if base == fixed { return current }
    return try merge(base, fixed, current)
  }

  /// Moves the base on by the fixes that the work tree has already.
  ///
  /// One is there where its lines stand beside the same line as in the fixed text, and as often.
  private mutating func takeForGrantedWhatIsThere() {
    if current == base { return }
    let (old, new, now) = (LineSlices(base), LineSlices(fixed), LineSlices(current))
    var result = ContiguousArray<UInt8>()
    var line = 0
    for change in LineDifference(from: old, to: new).changes {
      for index in line..<change.old.lowerBound { result.append(contentsOf: old[index]) }
      let isThere = Self.isThere(change.new, of: new, in: now)
      for index in isThere ? change.new : change.old {
        result.append(contentsOf: isThere ? new[index] : old[index])
      }
      line = change.old.upperBound
    }
    for index in line..<old.count { result.append(contentsOf: old[index]) }
    base = result
  }

  private static func isThere(
    _ lines: Range<Int>, of new: LineSlices, in now: LineSlices
  ) -> Bool {
    if lines.isEmpty { return false }
    let withBefore = max(lines.lowerBound - 1, 0)..<lines.upperBound
    let withAfter = lines.lowerBound..<min(lines.upperBound + 1, new.count)
    return [withBefore, withAfter].contains { block in
      block.count > lines.count && count(block, of: new, in: now) >= count(block, of: new, in: new)
    }
  }

  /// How often some lines stand in a text.
  private static func count(
    _ block: Range<Int>, of new: LineSlices, in text: LineSlices
  ) -> Int {
    guard block.count <= text.count else { return 0 }
    return (0...text.count - block.count).count { start in
      block.allSatisfy { new.line($0, equals: start + $0 - block.lowerBound, of: text) }
    }
  }
}

extension ContiguousArray<UInt8> {
  /// Returns the bytes with CRLF for LF; git does so at a checkout, and never where there is a CR.
  fileprivate func withReturns() -> ContiguousArray<UInt8> {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if contains(carriageReturn) { return self }
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(count + count / 16)
    for byte in self {
      if byte == feed { result.append(carriageReturn) }
      result.append(byte)
    }
    return result
  }
}
