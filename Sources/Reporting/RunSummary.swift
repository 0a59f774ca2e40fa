import SourceText

/// What a whole run came to; the exit code follows from it alone.
package struct RunSummary: Sendable {
  /// Files that findings were looked for in.
  package var fileCount = 0
  /// Files whose bytes the chosen fixes change.
  package var changedFileCount = 0
  /// Files that could not be dealt with though they should have been.
  package var failureCount = 0
  /// Findings that are in the baseline, and counted nowhere else.
  package var baselineCount = 0
  /// Findings that comments were written for, so that they are silent from now on.
  package var suppressedCount = 0
  /// How many findings of each rule are in each state, by the state's raw value.
  package private(set) var counts: [String: [Int]] = [:]

  package init() {}

  package mutating func add(_ outcome: FileOutcome) {
    if outcome.isFailure { failureCount += 1 }
    if outcome.problem == nil, outcome.fixedBytes != nil { changedFileCount += 1 }
    for diagnostic in outcome.diagnostics {
      let none = Array(repeating: 0, count: FindingState.allCases.count)
      counts[diagnostic.rule, default: none][diagnostic.state.rawValue] += 1
    }
  }

  /// The rules that found anything, in alphabetical order.
  package var rules: [String] { counts.keys.inOrder(<) }

  /// The number of findings in a state, of one rule or of all.
  package func count(_ state: FindingState, of rule: String? = nil) -> Int {
    if let rule { return counts[rule]?[state.rawValue] ?? 0 }
    return counts.values.reduce(0) { $0 + $1[state.rawValue] }
  }

  /// The number of findings in any state.
  package var findingCount: Int { FindingState.allCases.reduce(0) { $0 + count($1) } }
}
