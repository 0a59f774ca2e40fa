package import Indexing
package import Outlining

/// A notification that the code posts already, in whichever spelling.
package struct ExistingPost: Sendable {
  /// The call that posts.
  package var call: Call
  package var kind: Kind
  package var form: Form
  /// The token that names the kind.
  package var kindToken: Int
  /// What the notification is given; empty for nothing at all.
  package var argument: TokenRange
  /// The text in an attributed string, else the argument itself.
  package var text: TokenRange
  /// Whether the text comes with attributes: a priority, or the wish to wait for its turn.
  package var isAttributed: Bool
  /// How we know that the text is one.
  package var evidence: TextEvidence
  package var context: ExecutionContext
  /// Everybody who is known to cause it.
  package var asker: Asker

  package init(
    call: Call, kind: Kind, form: Form, kindToken: Int, argument: TokenRange, text: TokenRange,
    isAttributed: Bool, evidence: TextEvidence, context: ExecutionContext, asker: Asker
  ) {
    self.call = call
    self.kind = kind
    self.form = form
    self.kindToken = kindToken
    self.argument = argument
    self.text = text
    self.isAttributed = isAttributed
    self.evidence = evidence
    self.context = context
    self.asker = asker
  }

  package enum Kind: Sendable {
    case announcement, layoutChanged, screenChanged, pageScrolled
  }

  package enum Form: Sendable {
    /// `UIAccessibility.post(notification:argument:)`.
    case uiAccessibility
    /// `AccessibilityNotification.Announcement(…).post()`.
    case accessibilityNotification
    /// `UIAccessibilityPostNotification(…)`: Objective-C, and Swift up to version 4.1.
    case function
  }

  /// Whether VoiceOver says a text of it, or is at least meant to: strings are also handed to
  /// kinds that want an element.
  package var speaks: Bool {
    switch kind {
    case .announcement: true
    case .layoutChanged, .screenChanged: evidence >= .optional
    case .pageScrolled: false
    }
  }

  /// Whether it is a text in default priority, so that whatever is said next cuts it off.
  package var isPlainText: Bool { speaks && !isAttributed && evidence >= .optional }

  /// Whether the call is a statement of its own.
  package func isStatement(in outline: SyntaxOutline) -> Bool {
    guard call.statement >= 0, call.flags.contains(.wholeStatement) else { return false }
    let statement = outline.statements[Int(call.statement)]
    return statement.kind == .expression && statement.tokens.start == call.tokens.start
  }
}

/// How sure it is that an expression is a string.
package enum TextEvidence: Sendable, Comparable {
  case unknown
  /// A string or `nil`.
  case optional
  case certain
}
