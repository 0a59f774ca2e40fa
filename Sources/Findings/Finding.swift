package import Outlining
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
    /// A view that shows what something else changes.
    case shownState(ShownState)
    /// A view that shows a list which its model fills while the view shows that this goes on.
    case waitedLoad(WaitedLoad)
    /// A view that shows a list of which a search may leave nothing.
    case emptiedSearch(EmptiedSearch)
    /// A notification that is posted, but not so that it would be heard.
    case post(ExistingPost, PostDefect)
  }

  /// What is wrong with a post that is there.
  package enum PostDefect: Sendable {
    /// Something that the system says at the same moment cuts it off.
    case talkedOver
    /// It runs off the main thread; in a task, which may wait for the main actor, or not.
    case offMain(inTask: Bool)
    /// It is urgent, and may be cut off.
    case urgent
    /// It is not urgent, and cuts off what the user listens to.
    case casual
    /// The posts of the statements that follow cut it off.
    case repeated([ExistingPost])
    case inHotPath
    case long
    case missing
    /// The literal that it says is in no string table.
    case unlocalized(TokenRange)
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
