/// Some lines of one file.
package struct FileLines: Sendable, Equatable {
  /// As given.
  package var path: String
  /// 1-based.
  package var lines: ClosedRange<Int>

  package init(path: String, lines: ClosedRange<Int>) {
    self.path = path
    self.lines = lines
  }
}
