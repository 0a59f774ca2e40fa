import SourceText

/// What came of a finding in a run; every finding is in exactly one state.
package enum FindingState: Int, Sendable, CaseIterable {
  /// Its fix was written, or is in the diff that was printed.
  case fixed
  /// It has a safe fix that is not written: a run that only reports, or one that failed.
  case fixable
  /// It has a fix that is written only when unsafe ones are asked for.
  case unsafeFixable
  /// There is nothing to write.
  case displayOnly
  /// In code that runs so often that it is counted apart.
  case hotPath
}

extension FindingState {
  /// What the state is called in reports that programs read; never changed.
  package var id: String {
    switch self {
    case .fixed: "fixed"
    case .fixable: "fixable"
    case .unsafeFixable: "unsafe-fixable"
    case .displayOnly: "display-only"
    case .hotPath: "hot-path"
    }
  }
}

extension Diagnostic {
  package var state: FindingState {
    if isFixed { return .fixed }
    if isHidden { return .hotPath }
    guard fix != nil else { return .displayOnly }
    switch applicability {
    case .safe: return .fixable
    case .unsafe: return .unsafeFixable
    case .displayOnly: return .displayOnly
    }
  }
}
