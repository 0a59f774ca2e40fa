/// Lines of a file that a run is restricted to.
package struct LineSelection: Hashable, Sendable {
  /// 1-based.
  private var lines: [ClosedRange<Int>] = []
  /// 1-based lines behind which something was taken out; 0 for the start of the file.
  private var gaps: [Int] = []

  /// Whether lines are counted as editors do; git ends a line at each line feed and nowhere else.
  package let countsReturns: Bool

  package init(countsReturns: Bool) {
    self.countsReturns = countsReturns
  }

  /// Whether nothing is selected.
  package var isEmpty: Bool { lines.isEmpty && gaps.isEmpty }

  package mutating func add(_ lines: ClosedRange<Int>) { self.lines.append(lines) }

  /// Adds the place between `line` and the next, where lines were taken out.
  package mutating func add(gapAfter line: Int) { gaps.append(line) }

  /// Whether one of `range` is selected, or a gap lies between two of its lines.
  package func touches(_ range: ClosedRange<Int>) -> Bool {
    lines.contains { $0.overlaps(range) }
      || gaps.contains { range.lowerBound <= $0 && $0 < range.upperBound }
  }
}
