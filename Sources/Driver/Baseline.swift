import Files
import SourceText

/// Findings that were there when a project took the tool up: they are not reported again.
package struct Baseline: Sendable {
  /// One finding, one line.
  package struct Entry: Hashable, Sendable {
    /// As in `Diagnostic.fingerprint`.
    package var fingerprint: String
    package var rule: String
    /// Where it was found: for readers, and to tell what a run has looked at.
    package var path: String

    fileprivate var line: String { "\(fingerprint) \(rule) \(path)" }
  }

  /// In the order of paths.
  package private(set) var entries: [Entry] = []

  package init(_ entries: [Entry] = []) {
    self.entries = Array(Set(entries)).inOrder { left, right in
      left.path.isSamePath(as: right.path)
        ? left.fingerprint < right.fingerprint : left.path.precedesInBytes(right.path)
    }
  }

  /// Reads a file; fails with the 1-based line that is no entry.
  package init(parsing text: String) throws(BadLine) {
    var entries: [Entry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, !parts[1].isEmpty, !parts[2].isEmpty, Self.isFingerprint(parts[0])
      else {
        throw BadLine(number: index + 1)
      }
      entries.append(
        Entry(fingerprint: String(parts[0]), rule: String(parts[1]), path: String(parts[2])))
    }
    self.init(entries)
  }

  private static func isFingerprint(_ text: Substring) -> Bool {
    text.utf8.count == 16 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  package struct BadLine: Error, Equatable {
    package var number: Int
  }

  /// The file that says it.
  package var text: String {
    let heading = """
      # Findings that a11y-fix leaves alone, because they were there before. One a line, in any order:
      # for merges without conflicts, say 'merge=union' of this file in .gitattributes.

      """
    return heading + entries.map { $0.line + "\n" }.joined()
  }
}
