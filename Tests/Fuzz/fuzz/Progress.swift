import Foundation

/// How far a worker has come, in a file that outlives it.
struct Progress {
  /// The mutant that is being tried.
  var index: Int
  var counts: Counts

  /// Writes it over what `descriptor` holds.
  func write(to descriptor: Int32) {
    let numbers = [
      index, counts.mutants, counts.bytes, counts.balanced, counts.found, counts.fixed,
      counts.violations, counts.rejected, counts.repeated,
    ]
    _ = unsafe numbers.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Reads what a worker wrote last; `nil` where it came to nothing.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let numbers = unsafe data.withUnsafeBytes { unsafe Array($0.bindMemory(to: Int.self)) }
    guard numbers.count == 9 else { return nil }
    index = numbers[0]
    counts = Counts(
      mutants: numbers[1], bytes: numbers[2], balanced: numbers[3], found: numbers[4],
      fixed: numbers[5], violations: numbers[6], rejected: numbers[7],
      repeated: numbers[8])
  }

  init(index: Int, counts: Counts) {
    self.index = index
    self.counts = counts
  }
}
