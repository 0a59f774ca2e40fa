/// One line to be inserted, before it knows how deep it will stand.
struct RenderedLine: Hashable, Sendable {
  /// Levels of the file's indentation, counted from where the insertion stands.
  var depth: Int
  /// Spaces of alignment after the indentation.
  var padding: Int
  /// What is written; empty for an empty line.
  ///
  /// Line ends in it come from the file itself.
  var text: String

  init(depth: Int, padding: Int = 0, text: String) {
    self.depth = depth
    self.padding = padding
    self.text = text
  }
}

extension RenderedLine {
  func with(text: String) -> RenderedLine {
    RenderedLine(depth: depth, padding: padding, text: text)
  }
}
