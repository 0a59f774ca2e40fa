/// Why a file was not read, not fixed or not written.
package enum FileProblem: Error, Hashable, Sendable {
  case notFound
  /// The system's words for why it cannot be read.
  case unreadable(String)
  case notARegularFile
  /// Its name is none of Swift or Objective-C.
  case notSource
  /// A link met in a walk: what it leads to is dealt with where that stands.
  case symbolicLink
  /// A link that leads out of the root.
  case outsideRoot
  /// A folder that is a repository of its own.
  case otherRepository
  /// A path that cannot be written as text.
  case unprintableName
  case tooLarge
  case invalidUTF8
  case utf16
  case containsNUL
  case conflictMarkers
  case generated
  case vendored
  /// A pointer to where the content is kept, as Git LFS writes them.
  case storedElsewhere
  /// The configuration says so.
  case excluded
  /// Brackets nested deeper, or tokens more, than the budget allows.
  case tooComplex
  /// A fix would have changed more than its own lines: a bug of ours, reported as such.
  case fixRejected(String)
  case changedMeanwhile
  /// It has several names: a new file in the place of one would part it from the others.
  case hardLinked
  /// The system's words for why it cannot be written.
  case unwritable(String)
}

extension FileProblem {
  /// One line for people, lower case, without a full stop.
  package var description: String {
    switch self {
    case .notFound: "no such file or directory"
    case .unreadable(let words): "cannot be read: \(words)"
    case .notARegularFile: "not a regular file"
    case .notSource: "not a Swift or Objective-C source file"
    case .symbolicLink: "symbolic link; its target is dealt with where it stands"
    case .outsideRoot: "symbolic link that leads out of the project"
    case .otherRepository: "a repository of its own"
    case .unprintableName: "its name is not valid UTF-8"
    case .tooLarge: "larger than 10 MB"
    case .invalidUTF8: "not valid UTF-8"
    case .utf16: "UTF-16; only UTF-8 is read"
    case .containsNUL: "contains a NUL byte"
    case .conflictMarkers: "contains merge conflict markers"
    case .generated: "generated code"
    case .vendored: "vendored code"
    case .storedElsewhere: "a pointer of Git LFS"
    case .excluded: "excluded by the configuration"
    case .tooComplex: "nested too deeply, or too many tokens"
    case .fixRejected(let words):
      "left as it was, because a fix of it was wrong (\(words)); please report this as a bug"
    case .changedMeanwhile: "left as it was, because it changed while it was worked on"
    case .hardLinked: "left as it was, because it has other names (hard links)"
    case .unwritable(let words): "cannot be written: \(words)"
    }
  }

  /// Whether it fails a run even where the file was only met in a walk.
  ///
  /// The others are properties of files that are rightly left alone: they fail a run only where
  /// the file was named on the command line.
  package var isFailure: Bool {
    switch self {
    case .unreadable, .fixRejected, .changedMeanwhile, .hardLinked, .unwritable: true
    case .notFound, .notARegularFile, .notSource, .symbolicLink, .outsideRoot, .otherRepository,
      .unprintableName, .tooLarge, .invalidUTF8, .utf16, .containsNUL, .conflictMarkers,
      .generated, .vendored, .excluded, .storedElsewhere, .tooComplex:
      false
    }
  }
}
