package import SourceText

/// What became of one file.
package struct FileOutcome: Sendable {
  /// As in `SourceFile.path`.
  package var path: String
  /// In source order; empty where nothing was found.
  package var diagnostics: [Diagnostic]
  /// The file as it was read; `nil` where it has no findings or was not read.
  package var original: SourceFile?
  /// The bytes with every chosen fix applied; `nil` where nothing changes.
  package var fixedBytes: ContiguousArray<UInt8>?
  /// Why the file was left out or could not be dealt with; `nil` where it was.
  package var problem: FileProblem?

  package init(
    path: String, diagnostics: [Diagnostic] = [], original: SourceFile? = nil,
    fixedBytes: ContiguousArray<UInt8>? = nil, problem: FileProblem? = nil
  ) {
    self.path = path
    self.diagnostics = diagnostics
    self.original = original
    self.fixedBytes = fixedBytes
    self.problem = problem
  }
}

/// Why a file was not read, not fixed or not written.
package enum FileProblem: Error, Hashable, Sendable {
  case notFound
  /// The system's words for why it cannot be read.
  case unreadable(String)
  case notARegularFile
  case tooLarge
  case invalidUTF8
  case containsNUL
  case conflictMarkers
  case generated
  case vendored
  /// Brackets nested deeper, or tokens more, than the budget allows.
  case tooComplex
  /// A fix would have changed more than its own lines: a bug of ours, reported as such.
  case fixRejected(String)
  case changedMeanwhile
  /// The system's words for why it cannot be written.
  case unwritable(String)
}
