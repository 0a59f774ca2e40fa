// fixture: --ios 16.0
import SwiftUI

struct ReminderButton: View {
  @State private var problem: String?

  var body: some View {
    if let problem {
      Text(problem)
    } else {
      Button("Remind me") {
        askForReminders()
      }
    }
  }

  private func askForReminders() {
    Reminders.requestAuthorization { granted, _ in
      if !granted {
        problem = String(localized: "Reminders are not allowed")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(
            notification: .announcement,
            argument: String(localized: "Reminders are not allowed")
          )
        }
      }
    }
  }
}

enum Reminders {
  static func requestAuthorization(_ done: @escaping @Sendable @MainActor (Bool, (any Error)?) -> Void) {}
}
