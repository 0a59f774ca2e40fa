package import Outlining
package import SourceText

/// What becomes of a post that is there: everything that changes in one statement.
package struct Repair: Hashable, Sendable {
  /// The statement that posts.
  package var statement: Int
  /// The tokens of what it is given; of the text alone where that is to change.
  package var argument: TokenRange
  /// By which call it posts; `nil` for one that is not written any more.
  package var form: Announcement.Form?
  /// How long the post waits, in milliseconds; 0 leaves it in place.
  package var delay = 0
  package var hop: Announcement.Hop = .none
  /// The priority that it is given; `default` leaves it as it is.
  package var priority: Announcement.Priority = .default
  /// Whether the priority is written under `#available`, with the plain post in the other branch.
  package var isAvailabilityGuarded = false
  /// What is said instead; `nil` for what is said now.
  package var message: String?
  /// Whether the text has to be kept in a constant where the post waits or changes threads.
  package var isHoisted = false
  /// The token that names the kind, and the name it gets; `nil` leaves it.
  package var kind: Kind?
  /// A text that the string tables lack; `nil` for none.
  package var newText: NewText?
  /// The statement of another post whose text is said here as well, and which goes.
  package var absorbed: Int?

  package struct Kind: Hashable, Sendable {
    package var token: Int
    package var name: String

    package init(token: Int, name: String) {
      self.token = token
      self.name = name
    }
  }

  package init(statement: Int, argument: TokenRange, form: Announcement.Form?) {
    self.statement = statement
    self.argument = argument
    self.form = form
  }
}
