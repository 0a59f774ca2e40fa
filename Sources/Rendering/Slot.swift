package import Templates

/// A place in a template that is filled in: written `${name}`.
package enum Slot: String, CaseIterable, Sendable {
  /// What is spoken: an expression of the file's language.
  case message
  /// The element that gets the focus: an expression, or `nil`; nothing at all where the Accessibility
  /// framework is told of none.
  case element
  /// `low` or `high`; `Low` or `High` in Objective-C.
  case priority
  /// Seconds, as a literal with a point: `1.0`.
  case delay
  /// The constant that holds the message, or the parameter that holds a new value.
  case name
  /// The expression whose changes are watched.
  case value
  /// What has to hold: an expression of the file's language.
  case condition
  /// The statements that are wrapped. Stands alone on its line, whose indentation they get.
  case body
  /// The statements for systems that lack what `body` needs, or for the other outcome. Stands alone on its line.
  case fallback
  /// One level of the file's own indentation.
  case indent

  /// Whether it is filled with whole lines.
  var holdsLines: Bool { self == .body || self == .fallback }
}

extension TemplateID {
  /// The slots that the template has to have, for the fix would say nothing without them.
  package var requiredSlots: [Slot] {
    switch self {
    case .uikitAnnouncement, .uikitAnnouncementQueued, .uikitPageScrolled,
      .accessibilityAnnouncement, .accessibilityPageScrolled, .objectiveCAnnouncement,
      .objectiveCAnnouncementQueued, .objectiveCPageScrolled:
      [.message]
    case .uikitAnnouncementPriority, .accessibilityAnnouncementPriority,
      .objectiveCAnnouncementPriority:
      [.message, .priority]
    case .uikitLayoutChanged, .uikitScreenChanged, .accessibilityLayoutChanged,
      .accessibilityScreenChanged, .objectiveCLayoutChanged, .objectiveCScreenChanged:
      [.element]
    case .swiftAvailability, .objectiveCAvailability: [.body, .fallback]
    case .swiftDelay, .objectiveCDelay: [.delay, .body]
    case .swiftMainQueue, .swiftMainActor, .swiftCancellation, .objectiveCMainQueue: [.body]
    case .swiftConstant, .swiftBinding, .objectiveCConstant: [.name, .message, .body]
    case .swiftOutcome: [.name, .message, .body, .fallback]
    case .objectiveCBinding: [.message, .body]
    case .swiftCondition: [.condition, .body]
    case .swiftAlternative: [.condition, .body, .fallback]
    case .swiftUIOnAppear: [.body]
    case .swiftUIOnChange, .swiftUIOnChangeOld: [.value, .name, .body]
    }
  }

  /// The slots that the template may have.
  package var allowedSlots: [Slot] { requiredSlots + [.indent] }
}
