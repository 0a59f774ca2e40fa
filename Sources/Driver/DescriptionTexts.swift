import Files
import Indexing
import Worktree

extension Project {
  /// The texts of `descriptions`, as far as they are needed and can be read.
  var descriptionTexts: [Description] {
    descriptions.compactMap { file in
      if ResourceFacts.tellsByPath(file.path) {
        return Description(path: displayPath(of: file.path), bytes: [])
      }
      let bytes = file.content ?? FileStore.text(of: absolutePath(of: file.path))
      return bytes.map { Description(path: displayPath(of: file.path), bytes: $0) }
    }
  }
}
