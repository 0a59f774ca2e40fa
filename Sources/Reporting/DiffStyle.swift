/// Whom a diff is printed for; the default is a program that applies it.
package struct DiffStyle: Sendable {
  package var isColored = false
  /// Whether control characters are written out, so that none steers a terminal.
  package var isForTerminal = false

  package init(isColored: Bool = false, isForTerminal: Bool = false) {
    self.isColored = isColored
    self.isForTerminal = isForTerminal
  }

  /// Tabs are kept: they lie where they lay in the file, one column on.
  static func escaped(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { PrintableText.escaped(String($0)) }.joined(separator: "\t")
  }
}
