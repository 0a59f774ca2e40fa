import SwiftSyntax

/// `oracle parse PATH…`: reads every Swift file with the reference and does nothing with the trees,
/// for who measures that.
struct ParseCommand {
  private let folders: [String]

  init(_ arguments: [String]) { folders = arguments }

  /// Returns whether there was any file.
  func run() -> Bool {
    var count = 0
    let paths = Corpus.paths(in: folders, endings: [".swift"])
    Corpus.forEach(paths, Self.isParsed) { _, isParsed in count += isParsed ? 1 : 0 }
    print("\(count) files")
    return count > 0
  }

  @Sendable
  private static func isParsed(_ path: String) -> Bool {
    guard let file = Corpus.file(path) else { return false }
    return Corpus.tree(file).statements.count >= 0
  }
}
