// fixture: --unsafe-fixes
import SwiftUI

/// A field of the app's own: whoever checks what was entered, it has the words.
struct FormField: View {
  let title: String
  @Binding var text: String
  @Binding var error: String?

  var body: some View {
    VStack {
      TextField(title, text: $text)
      if let error {
        Text(error).font(.caption)
      }
    }
    .onChange(of: error) { newValue in
      if let message = newValue {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
  }
}

/// A list of what went wrong is no field.
struct ProblemList: View {
  let error: String?

  var body: some View {
    VStack {
      if let error {
        Text(error)
      }
    }
  }
}
