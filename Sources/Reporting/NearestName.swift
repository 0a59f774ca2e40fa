/// Finds what a mistyped name was meant to be.
package enum NearestName {
  /// Returns the name with the fewest letters changed, if a third or fewer of them are.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let scored = names.map { (name: $0, distance: distance(Array(name.utf8), Array($0.utf8))) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, best.name.utf8.count / 3) ? best.name : nil
  }

  /// The letters to insert, remove, replace or swap with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    // Names are short; a line of megabytes is near to none.
    guard left.count <= 64 else { return .max }
    var rows = [Array(0...right.count)]
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        let change = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
