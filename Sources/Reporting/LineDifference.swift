/// The lines in which two texts differ.
package struct LineDifference {
  /// Lines of the old text that lines of the new text stand for.
  package struct Change: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// In order, with at least one common line between any two.
  package private(set) var changes: [Change] = []

  private let old: LineSlices
  private let new: LineSlices

  /// Lines added and taken away up to which the shortest difference is looked for.
  ///
  /// Beyond it all between the common ends counts as changed. Memory grows with the square.
  private static let maximumDistance = 2000

  package init(from old: LineSlices, to new: LineSlices) {
    self.old = old
    self.new = new
    var prefix = 0
    let shorter = min(old.count, new.count)
    while prefix < shorter, old.line(prefix, equals: prefix, of: new) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      old.line(old.count - 1 - suffix, equals: new.count - 1 - suffix, of: new)
    {
      suffix += 1
    }
    let oldMiddle = prefix..<old.count - suffix
    let newMiddle = prefix..<new.count - suffix
    if oldMiddle.isEmpty && newMiddle.isEmpty { return }
    if oldMiddle.isEmpty || newMiddle.isEmpty {
      changes = [Change(old: oldMiddle, new: newMiddle)]
    } else {
      changes = shortestPath(oldMiddle, newMiddle) ?? [Change(old: oldMiddle, new: newMiddle)]
    }
  }

  /// Myers' greedy algorithm; `nil` where the two differ too much.
  private func shortestPath(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [Change]? {
    let limit = min(oldLines.count + newLines.count, Self.maximumDistance)
    // `reach[k + limit + 1]` is how far on diagonal k the furthest path of this distance comes.
    var reach = ContiguousArray<Int32>(repeating: 0, count: 2 * limit + 3)
    var history: [ContiguousArray<Int32>] = []
    for distance in 0...limit {
      history.append(ContiguousArray(reach[limit + 1 - distance...limit + 1 + distance]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let center = diagonal + limit + 1
        let goesDown =
          diagonal == -distance || (diagonal != distance && reach[center - 1] < reach[center + 1])
        var x = Int(goesDown ? reach[center + 1] : reach[center - 1] + 1)
        while x < oldLines.count, x - diagonal < newLines.count,
          old.line(oldLines.lowerBound + x, equals: newLines.lowerBound + x - diagonal, of: new)
        {
          x += 1
        }
        reach[center] = Int32(x)
        if x >= oldLines.count, x - diagonal >= newLines.count {
          return trace(history, oldLines, newLines)
        }
      }
    }
    return nil
  }

  /// Goes back along the path that was found and gathers its steps to changes.
  private func trace(
    _ history: [ContiguousArray<Int32>], _ oldLines: Range<Int>, _ newLines: Range<Int>
  ) -> [Change] {
    var (x, y) = (oldLines.count, newLines.count)
    var changes: [Change] = []
    for distance in history.indices.reversed() where distance > 0 {
      // The reach of diagonal k after the step before lies at k + distance.
      let reach = history[distance]
      let diagonal = x - y
      let goesDown =
        diagonal == -distance
        || (diagonal != distance
          && reach[diagonal - 1 + distance] < reach[diagonal + 1 + distance])
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let previousX = Int(reach[previous + distance])
      let previousY = previousX - previous
      let step = Change(
        old: oldLines.lowerBound + previousX..<oldLines.lowerBound + previousX + (goesDown ? 0 : 1),
        new: newLines.lowerBound + previousY..<newLines.lowerBound + previousY + (goesDown ? 1 : 0))
      if let last = changes.last, last.old.lowerBound == step.old.upperBound,
        last.new.lowerBound == step.new.upperBound
      {
        changes[changes.count - 1].old = step.old.lowerBound..<last.old.upperBound
        changes[changes.count - 1].new = step.new.lowerBound..<last.new.upperBound
      } else {
        changes.append(step)
      }
      (x, y) = (previousX, previousY)
    }
    return changes.reversed()
  }
}
