/// Turns the outcomes of a run into the text of a report, piece by piece.
package protocol Reporter {
  /// Returns what comes before the first file.
  mutating func beginning() -> String
  /// Returns what is to be printed for one file; called once for each, in the order of paths.
  mutating func report(on outcome: FileOutcome) -> String
  /// Returns what comes after the last file.
  mutating func ending(_ summary: RunSummary) -> String
}

extension Reporter {
  package func beginning() -> String { "" }
}
