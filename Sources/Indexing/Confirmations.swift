package import SourceText

/// The texts of a project that tell what was done.
package struct Confirmations: Sendable {
  private var all: [(path: String, fact: ConfirmationFact)] = []

  init() {}

  mutating func add(_ facts: [ConfirmationFact], of path: String) {
    all.append(contentsOf: facts.map { (path, $0) })
  }

  /// Words that add nothing to what was done.
  package static let filling: Set<String> = Set(
    words: """
      to the clipboard pasteboard your has have been was were is successfully successful text
      message label title toast success confirmation announcement accessibility voiceover
      general common a
      """)

  /// A text that says that something was `done`, for a file at `path`.
  ///
  /// It says nothing else but `nouns`. One that is used below the same folders as the file is seen
  /// there, and what SwiftUI looks up is in the app's own table wherever it stands; the one in the file
  /// itself comes first, then one that is more than a literal, then the shortest.
  package func text(
    _ done: String, about nouns: Set<String>, path: String, _ language: Language
  ) -> ConfirmationFact? {
    let folder = ProjectFacts.folder(of: path)
    let fitting = all.filter { candidate in
      candidate.fact.participle == done && candidate.fact.language == language
        && candidate.fact.words.allSatisfy(nouns.contains)
        && (candidate.fact.isShownLiteral || candidate.path == path
          || ProjectFacts.folder(of: candidate.path) == folder)
    }
    let near = fitting.filter { $0.path == path }
    func order(_ fact: ConfirmationFact) -> (Int, Int, String) {
      (fact.isShownLiteral ? 1 : 0, fact.expression.utf8.count, fact.expression)
    }
    return (near.isEmpty ? fitting : near).lazy.map(\.fact).min { order($0) < order($1) }
  }
}
