// fixture: --ios 17.0
import SwiftUI

struct SignInScreen: View {
  @State private var name = ""
  @State private var problem = ""
  @State private var isRefused = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(problem)
        .foregroundStyle(.red)
        .opacity(isRefused ? 1 : 0)
      Button("Sign in") { signIn() }
    }
  }

  private func signIn() {
    Accounts.signIn(name) { answer in
      switch answer {
      case "locked":
        problem = "This account is locked."
      case "unknown":
        problem = "There is no such account."
        AccessibilityNotification.Announcement(
          AttributedString(
            "There is no such account.",
            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
          )
        ).post()
        isRefused = true
      default:
        isRefused = false
      }
    }
  }
}

enum Accounts {
  static func signIn(_ name: String, completion: @escaping (String) -> Void) {}
}
