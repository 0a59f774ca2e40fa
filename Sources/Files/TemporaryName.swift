/// The names of the files that new content is written to before it takes an old one's place.
package enum TemporaryName {
  private static let prefix = ".a11y-fix-"
  private static let suffix = ".tmp"

  /// Returns a name that no other running process uses.
  package static func make(attempt: Int) -> String {
    "\(prefix)\(Platform.processID)-\(attempt)\(suffix)"
  }

  /// Whether a file is what a process that is no more left behind; asked before this one writes, so
  /// that its own number is that of an earlier process, as in containers.
  package static func isStray(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    guard numbers.count == 2, let process = Int(numbers[0]), Int(numbers[1]) != nil else {
      return false
    }
    return process == Platform.processID || !Platform.isRunning(processID: process)
  }
}
