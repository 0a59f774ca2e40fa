import Announcements

/// Announcements of every kind, form and wrapping, to be written anywhere.
enum Samples {
  static let swift = all([.uiAccessibility, .accessibilityNotification, .helper("say(${message})")])
  static let objectiveC = all([.objectiveC, .helper("[Announcer say:${message}]")])

  private static func all(_ forms: [Announcement.Form]) -> [Announcement] {
    forms.flatMap { form in posts(form) + wrapped(form) }
  }

  private static let anywhere = Placement(.after, statement: 0)

  /// Each kind with each argument, priority and guard.
  private static func posts(_ form: Announcement.Form) -> [Announcement] {
    var result: [Announcement] = []
    for kind in Announcement.Kind.allCases {
      for argument in arguments(kind, form) {
        for priority in kind == .announcement ? Announcement.Priority.allCases : [.default] {
          for isGuarded in [false, true] {
            var new = Announcement(
              kind: kind, argument: argument, form: form, placement: anywhere)
            new.priority = priority
            new.isAvailabilityGuarded = isGuarded
            result.append(new)
          }
        }
      }
    }
    return result
  }

  private static func arguments(
    _ kind: Announcement.Kind, _ form: Announcement.Form
  ) -> [Announcement.Argument] {
    let text = Announcement.Argument.message(message("text", isBound: false))
    switch kind {
    case .announcement, .pageScrolled: return [text]
    case .layoutChanged, .screenChanged:
      if case .helper = form { return [] }
      return [.element("self.label"), .nothing]
    }
  }

  private static func message(_ expression: String, isBound: Bool) -> Message {
    Message(
      expression: expression, isHoistedWhenDelayed: expression.contains("."),
      binding: isBound ? "shown" : nil)
  }

  /// Each message with each delay, hop and cancellation.
  private static func wrapped(_ form: Announcement.Form) -> [Announcement] {
    let isObjectiveC = form == .objectiveC
    let hops: [Announcement.Hop] =
      isObjectiveC ? [.none, .mainQueue] : [.none, .mainQueue, .mainActor]
    var result: [Announcement] = []
    for isBound in [false, true] {
      for delay in [0, 100, 1000] {
        for hop in delay == 0 ? hops : [.none] {
          for isCancellable in isObjectiveC ? [false] : [false, true] {
            let text = message("self.label.text", isBound: isBound)
            var new = Announcement(
              kind: .announcement, argument: .message(text), form: form, placement: anywhere)
            new.delay = delay
            new.hop = hop
            new.isCancellable = isCancellable
            new.priority = delay == 100 ? .high : .default
            result.append(new)
          }
        }
      }
    }
    return result
  }
}
