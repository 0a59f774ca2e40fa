/// Makes a failing text small by taking parts of it away for as long as it fails.
enum Minimizer {
  /// Returns a text that still fails; `fails` is asked `tries` times at most.
  static func minimized(
    _ bytes: ContiguousArray<UInt8>, tries: Int, _ fails: (ContiguousArray<UInt8>) -> Bool
  ) -> ContiguousArray<UInt8> {
    var best = bytes
    var left = tries
    var size = max(1, bytes.count / 2)
    while true {
      let before = best.count
      var start = 0
      while start < best.count, left > 0 {
        var candidate = best
        candidate.removeSubrange(start..<min(start + size, best.count))
        left -= 1
        if fails(candidate) { best = candidate } else { start += size }
      }
      if left == 0 || (size == 1 && best.count == before) { return best }
      size = max(1, size / 2)
    }
  }
}
