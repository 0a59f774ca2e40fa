import Files
import Reporting
import Worktree

/// Holds the findings of a run against a baseline.
struct BaselineMatch {
  /// Findings that are in the baseline, and were taken out of the outcomes.
  private(set) var matchedCount = 0
  /// Entries that no finding has matched yet, by fingerprint.
  private var unmatched: [String: [Baseline.Entry]] = [:]
  private var found: [Baseline.Entry] = []
  /// Files whose findings are known now, and all files that there are.
  private var looked: Set<String> = []
  private var known: Set<String> = []

  private let baseline: Baseline
  private let isJudged: (String) -> Bool

  /// `isJudged` says of a rule whether this run would have found what it finds.
  init(_ baseline: Baseline, isJudged: @escaping (String) -> Bool) {
    self.baseline = baseline
    self.isJudged = isJudged
    unmatched = Dictionary(grouping: baseline.entries, by: \.fingerprint)
  }

  /// Takes the findings of the baseline out of `projects` and notes all others.
  ///
  /// An entry stands for one finding of its own file or, where that is no longer there, of another:
  /// the same by another name.
  mutating func take(from projects: inout [ProjectOutcomes]) {
    for project in projects { look(at: project) }
    for isSameFile in [true, false] {
      for project in projects.indices {
        for index in projects[project].outcomes.indices {
          take(from: &projects[project].outcomes[index], isSameFile)
        }
      }
    }
  }

  private mutating func look(at project: ProjectOutcomes) {
    for file in project.project.files {
      let path = PrintableText.escaped(project.project.displayPath(of: file.path))
      known.insert(path)
      if file.isRequested, file.lines == nil { looked.insert(path) }
    }
    for outcome in project.outcomes {
      if outcome.problem != nil { looked.remove(PrintableText.escaped(outcome.path)) }
      found += outcome.diagnostics.compactMap { Self.entry(of: $0, in: outcome) }
    }
  }

  /// Returns the entry that would stand for a finding; `nil` for what no baseline holds.
  private static func entry(
    of diagnostic: Diagnostic, in outcome: FileOutcome
  ) -> Baseline.Entry? {
    guard !diagnostic.isHidden, diagnostic.rule != Diagnostic.unusedSuppression else { return nil }
    return Baseline.Entry(
      fingerprint: diagnostic.fingerprint, rule: diagnostic.rule,
      path: PrintableText.escaped(outcome.path))
  }

  private mutating func take(from outcome: inout FileOutcome, _ isSameFile: Bool) {
    var kept: [Diagnostic] = []
    var isFixLost = false
    for diagnostic in outcome.diagnostics {
      if let entry = Self.entry(of: diagnostic, in: outcome), matches(entry, isSameFile) {
        matchedCount += 1
        isFixLost = isFixLost || diagnostic.isFixed
      } else {
        kept.append(diagnostic)
      }
    }
    outcome.diagnostics = kept
    if isFixLost { outcome.chooseFixes(where: \.isFixed) }
  }

  private mutating func matches(_ entry: Baseline.Entry, _ isSameFile: Bool) -> Bool {
    guard let entries = unmatched[entry.fingerprint],
      let index = entries.firstIndex(where: {
        isSameFile ? $0.path.isSamePath(as: entry.path) : !known.contains($0.path)
      })
    else { return false }
    unmatched[entry.fingerprint]?.remove(at: index)
    return true
  }

  /// Entries that this run should have found and has not.
  var stale: Set<Baseline.Entry> { Set(unmatched.values.joined().filter(isLookedAt)) }

  /// The baseline without what is stale.
  var pruned: Baseline {
    let stale = stale
    return Baseline(baseline.entries.filter { !stale.contains($0) })
  }

  /// What is found, and what the baseline has of files and rules that were not looked at.
  var renewed: Baseline { Baseline(baseline.entries.filter { !isLookedAt($0) } + found) }

  /// A file that is no longer there, or goes by another name now, counts as looked at.
  private func isLookedAt(_ entry: Baseline.Entry) -> Bool {
    isJudged(entry.rule) && (looked.contains(entry.path) || !known.contains(entry.path))
  }
}
