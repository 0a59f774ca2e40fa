/// A source language that the tool reads.
@usableFromInline package enum Language: UInt8, Sendable, CaseIterable {
  case swift
  /// Objective-C and Objective-C++; headers are read for their declarations only.
  case objectiveC

  /// Returns the language of a file with this path, or `nil` where its extension is none of ours.
  package init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = path.utf8[path.utf8.index(after: dot)...]
    switch Substring(ending) {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
