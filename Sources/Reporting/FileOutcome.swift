package import Files
package import SourceText

/// What became of one file.
package struct FileOutcome: Sendable {
  /// As in `SourceFile.path`.
  package var path: String
  /// Where the file lies; empty where its text came from elsewhere.
  package var absolutePath = ""
  /// In source order; empty where nothing was found.
  package var diagnostics: [Diagnostic]
  /// The file as it was read; `nil` where it has no findings or was not read.
  package var original: SourceFile?
  /// The bytes with every chosen fix applied; `nil` where nothing changes.
  package var fixedBytes: ContiguousArray<UInt8>?
  /// Why the file was left out or could not be dealt with; `nil` where it was.
  package var problem: FileProblem?
  /// Whether the file stood on the command line itself, so that any problem of it is a failure.
  package var isNamed: Bool

  package init(
    path: String, diagnostics: [Diagnostic] = [], original: SourceFile? = nil,
    fixedBytes: ContiguousArray<UInt8>? = nil, problem: FileProblem? = nil,
    isNamed: Bool = false
  ) {
    self.path = path
    self.diagnostics = diagnostics
    self.original = original
    self.fixedBytes = fixedBytes
    self.problem = problem
    self.isNamed = isNamed
  }

  /// Whether the file could not be dealt with though it should have been: the run fails.
  package var isFailure: Bool {
    guard let problem else { return false }
    return isNamed || problem.isFailure
  }
}
