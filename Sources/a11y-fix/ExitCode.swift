package import Driver
package import Reporting

/// What the process tells whoever started it.
package enum ExitCode: Int32, Sendable {
  /// Nothing is left to do.
  case success = 0
  /// Something was found, or could not be fixed.
  case findings = 1
  /// The command line or the configuration is wrong; nothing was done.
  case usage = 2
  /// A file could not be read, verified or written; the others were dealt with.
  case failure = 3

  /// What a run comes to, `isStrict` counting every finding that is left.
  ///
  /// Where a person was asked about each fix, those that were not wanted are no failure.
  package init(
    _ summary: RunSummary, mode: RunMode, isStrict: Bool, ignoresFindings: Bool,
    isInteractive: Bool = false
  ) {
    let unfixed: Int
    switch mode {
    case .apply: unfixed = isInteractive ? 0 : summary.count(.fixable)
    case .dryRun: unfixed = summary.count(.fixable) + summary.changedFileCount
    case .lint: unfixed = summary.count(.fixable) + summary.count(.unsafeFixable)
    }
    let left = summary.count(.fixable) + summary.count(.unsafeFixable) + summary.count(.displayOnly)
    if summary.failureCount > 0 {
      self = .failure
    } else if ignoresFindings {
      self = .success
    } else {
      self = unfixed > 0 || (isStrict && left > 0) ? .findings : .success
    }
  }

  /// What a run over staged files comes to: a commit that can go on is stopped only where
  /// `isStrict` counts what is left.
  package init(_ result: StagedResult, isStrict: Bool, ignoresFindings: Bool) {
    let left = [FindingState.fixable, .unsafeFixable, .displayOnly].reduce(0) {
      $0 + result.summary.count($1)
    }
    if result.summary.failureCount > 0 {
      self = .failure
    } else if ignoresFindings {
      self = .success
    } else {
      self = !result.canCommit || (isStrict && left > 0) ? .findings : .success
    }
  }
}
