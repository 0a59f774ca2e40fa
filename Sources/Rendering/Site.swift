import SourceText

/// Where an insertion goes, and what has to change around it.
struct Site: Hashable, Sendable {
  /// The white space before each inserted line.
  var indentation: String
  /// White space that the insertion replaces; empty where nothing is replaced.
  var range: ByteRange
  /// What is written between what stands before and the first inserted line.
  var prefix: String
  /// What is written between the last inserted line and what follows.
  var suffix: String
  /// Edits elsewhere that open a one-line block, or add braces.
  var others: [Edit] = []

  /// Returns the edits that write `text`, in source order.
  func edits(writing text: String) -> [Edit] {
    let edit = Edit(range: range, replacement: prefix + text + suffix)
    return (others + [edit]).inOrder { $0.range.lowerBound < $1.range.lowerBound }
  }
}
