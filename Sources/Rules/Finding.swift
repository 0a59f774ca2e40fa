import Outlining
package import SourceText

/// A rule matched here: what changes silently, before anything is decided about it.
package struct Finding: Sendable {
  /// The rule's id.
  package var rule: String
  package var severity: Severity
  /// The statement that a reader should look at.
  package var anchor: ByteRange
  /// One line, lower case, without a full stop.
  package var message: String
  package var subject: Subject

  /// What the finding is about, as planning needs it.
  package enum Subject: Sendable {
    case event(Event)
    /// A post of a string under a kind that expects an element: the token of the kind's name.
    case misplacedString(kindToken: Int, isScreenChange: Bool)
  }

  package init(
    rule: RuleInfo, anchor: ByteRange, message: String, subject: Subject
  ) {
    self.rule = rule.id
    severity = rule.severity
    self.anchor = anchor
    self.message = message
    self.subject = subject
  }
}
