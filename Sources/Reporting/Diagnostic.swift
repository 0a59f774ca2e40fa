package import Findings
package import SourceText

/// A finding as reported: with its place for people and what came of it.
package struct Diagnostic: Sendable {
  /// The rule id of comments that silence nothing: no rule finds them, and no baseline holds them.
  package static let unusedSuppression = "unused-suppression"

  /// The rule's id.
  package var rule: String
  package var severity: Severity
  package var range: ByteRange
  /// Where `range` starts.
  package var location: SourceLocation
  /// The names of the types and the function around it, outermost first; empty at file level.
  package var declaration: [String]
  /// What it is known by from one run to the next; see `Fingerprint`.
  package var fingerprint = ""
  /// One line, lower case, without a full stop.
  package var message: String
  /// The whole source line at `location`, without its line end.
  package var sourceLine: String
  package var applicability: Applicability
  /// What would mend it; `nil` where nothing can be written (`displayOnly`).
  package var fix: Fix?
  /// Why it is not fixed, or not by default: from the closed set of reasons; `nil` for safe fixes.
  package var reason: String?
  /// What a person should do where nothing is written by default; `nil` for safe fixes.
  package var advice: String?
  /// What VoiceOver does once the fix is in; `nil` where nothing is written, or nothing new is said.
  package var speech: Speech?
  /// Whether it is listed only on request and counted apart: hot paths.
  package var isHidden: Bool
  /// Whether the fix was applied in this run (or is part of the diff shown).
  package var isFixed: Bool

  package init(
    rule: String, severity: Severity, range: ByteRange, location: SourceLocation, message: String,
    sourceLine: String, applicability: Applicability, fix: Fix?, reason: String?, advice: String?,
    declaration: [String] = [], isHidden: Bool = false, isFixed: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.location = location
    self.message = message
    self.sourceLine = sourceLine
    self.applicability = applicability
    self.fix = fix
    self.reason = reason
    self.advice = advice
    self.declaration = declaration
    self.isHidden = isHidden
    self.isFixed = isFixed
  }
}
