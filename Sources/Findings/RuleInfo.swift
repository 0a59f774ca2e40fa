/// What a rule says of itself: the one source for `--list-rules`, `--explain`, reports and the README.
package struct RuleInfo: Sendable {
  /// Kebab-case noun of the defect; also the name of the rule's folder in `Fixtures/`.
  package var id: String
  /// One line, lower case, without a full stop.
  package var summary: String
  /// Why a VoiceOver user needs it: a short paragraph of whole sentences.
  package var rationale: String
  package var severity: Severity
  package var frameworks: [Framework]
  /// The WCAG 2.2 success criterion that the fix supports.
  ///
  /// Such as "4.1.3 Status Messages (AA)".
  package var criterion: String
  /// What is announced and how, a sentence or two.
  package var remedy: String
  /// What VoiceOver says of it as long as nothing is mended: one sentence.
  package var heard: String
  /// Where the rule is known to be silent or mistaken; whole sentences.
  package var limits: [String]
  /// A short source and what becomes of it, looked up where it is asked for; `nil` where none is at hand.
  package var example: @Sendable () -> (before: String, after: String)?

  package init(
    id: String, summary: String, rationale: String, severity: Severity = .warning,
    frameworks: [Framework] = Framework.allCases, criterion: String = "4.1.3 Status Messages (AA)",
    remedy: String, heard: String = "Nothing.", limits: [String] = [],
    example: @escaping @Sendable () -> (before: String, after: String)? = { nil }
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.frameworks = frameworks
    self.criterion = criterion
    self.remedy = remedy
    self.heard = heard
    self.limits = limits
    self.example = example
  }
}

/// Whose code a rule reads.
package enum Framework: String, Sendable, CaseIterable {
  case uiKit = "UIKit"
  case swiftUI = "SwiftUI"
  case objectiveC = "Objective-C"
}
