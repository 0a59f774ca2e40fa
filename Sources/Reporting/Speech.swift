/// What a fix makes VoiceOver do, in terms of the code that it writes.
package struct Speech: Hashable, Sendable {
  package enum Notification: String, Hashable, Sendable, CaseIterable {
    case announcement, layoutChanged, screenChanged, pageScrolled
  }

  /// What is handed to VoiceOver.
  package enum Words: Hashable, Sendable {
    /// Text to be spoken, made of what the code spells and of what its expressions hold.
    case sentence([Piece])
    /// An element that gets the focus.
    case element(String)
    /// `nil`: VoiceOver looks at the screen anew and finds its own place.
    case nothing
  }

  package enum Piece: Hashable, Sendable {
    case literal(String)
    case expression(String)
  }

  package enum Priority: String, Hashable, Sendable, CaseIterable {
    case low, `default`, high
  }

  package var notification: Notification
  package var words: Words
  /// What is spoken instead where there is nothing that the words could tell of, as of an empty list;
  /// `nil` where they fit that, too.
  package var alternative: Words?
  /// What is spoken instead where the work has failed; `nil` where failing is told elsewhere.
  package var failure: Words?
  package var priority: Priority
  /// Milliseconds between the change and the notification.
  package var delay: Int

  package init(
    _ notification: Notification, _ words: Words, alternative: Words? = nil,
    failure: Words? = nil,
    priority: Priority = .default, delay: Int = 0
  ) {
    self.notification = notification
    self.words = words
    self.alternative = alternative
    self.failure = failure
    self.priority = priority
    self.delay = delay
  }
}
