import Announcements
import Testing

/// Announcements of every form, with a description of what each asks for.
struct AnnouncementSample: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var announcement: Announcement

  static let placement = Placement(.after, statement: 0)

  static func message(_ kind: MessageKind, isObjectiveC: Bool) -> Message {
    let expression = isObjectiveC ? "self.statusLabel.text" : "statusLabel.text"
    return switch kind {
    case .plain: Message(expression: "message", isHoistedWhenDelayed: false)
    case .kept: Message(expression: expression, isHoistedWhenDelayed: true)
    case .bound: Message(expression: expression, isHoistedWhenDelayed: true, binding: "text")
    }
  }

  enum MessageKind: String, CaseIterable { case plain, kept, bound }

  /// Each kind, argument and priority, guarded and not, posted in place.
  static func posts(_ form: Announcement.Form, isObjectiveC: Bool) -> [AnnouncementSample] {
    let text = Announcement.Argument.message(message(.plain, isObjectiveC: isObjectiveC))
    let element = Announcement.Argument.element(isObjectiveC ? "self.errorLabel" : "errorLabel")
    let pairs: [(Announcement.Kind, Announcement.Argument, String)] = [
      (.announcement, text, ""), (.pageScrolled, text, ""), (.layoutChanged, element, " element"),
      (.layoutChanged, .nothing, " nil"), (.screenChanged, element, " element"),
      (.screenChanged, .nothing, " nil"),
    ]
    var samples: [AnnouncementSample] = []
    for (kind, argument, word) in pairs where form.takes(argument) {
      for priority in Announcement.Priority.allCases
      where kind == .announcement || priority == .default {
        for isGuarded in [false, true] {
          var announcement = Announcement(
            kind: kind, argument: argument, form: form, placement: placement)
          announcement.priority = priority
          announcement.isAvailabilityGuarded = isGuarded
          samples.append(
            AnnouncementSample(
              testDescription: "\(kind.rawValue)\(word), \(priority.rawValue) priority"
                + (isGuarded ? ", guarded" : ""), announcement: announcement))
        }
      }
    }
    return samples
  }

  /// Each message, delay, hop and cancellation around a plain announcement.
  static func wrappers(_ form: Announcement.Form, isObjectiveC: Bool) -> [AnnouncementSample] {
    var samples: [AnnouncementSample] = []
    let hops: [Announcement.Hop] =
      isObjectiveC ? [.none, .mainQueue] : [.none, .mainQueue, .mainActor]
    for kind in MessageKind.allCases {
      for delay in [0, 100, 1000] {
        for hop in hops where delay == 0 || hop == .none {
          for isCancellable in isObjectiveC ? [false] : [false, true] {
            var announcement = Announcement(
              kind: .announcement, argument: .message(message(kind, isObjectiveC: isObjectiveC)),
              form: form, placement: placement)
            announcement.delay = delay
            announcement.hop = hop
            announcement.isCancellable = isCancellable
            samples.append(
              AnnouncementSample(
                testDescription: "\(kind.rawValue) message, delay \(delay), hop \(hop)"
                  + (isCancellable ? ", cancellable" : ""), announcement: announcement))
          }
        }
      }
    }
    return samples
  }

  /// Everything at once.
  static func full(_ form: Announcement.Form, isObjectiveC: Bool) -> [AnnouncementSample] {
    MessageKind.allCases.map { kind in
      var announcement = Announcement(
        kind: .announcement, argument: .message(message(kind, isObjectiveC: isObjectiveC)),
        form: form, placement: placement)
      announcement.priority = .low
      announcement.isAvailabilityGuarded = true
      announcement.delay = 1000
      announcement.isCancellable = !isObjectiveC
      return AnnouncementSample(
        testDescription: "\(kind.rawValue) message, everything", announcement: announcement)
    }
  }

  /// All of one form.
  static func all(_ form: Announcement.Form, isObjectiveC: Bool) -> [AnnouncementSample] {
    posts(form, isObjectiveC: isObjectiveC) + wrappers(form, isObjectiveC: isObjectiveC)
      + full(form, isObjectiveC: isObjectiveC)
  }
}

extension Announcement.Form {
  /// A helper takes text only.
  fileprivate func takes(_ argument: Announcement.Argument) -> Bool {
    switch (self, argument) {
    case (.helper, .message): true
    case (.helper, _): false
    default: true
    }
  }
}
