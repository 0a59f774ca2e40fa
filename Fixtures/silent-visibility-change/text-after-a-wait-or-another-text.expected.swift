// fixture: --ios 15.0
import SwiftUI

struct LookupView: View {
  @State private var isLoading = false
  @State private var isTooShort = false
  @State private var word = ""

  var body: some View {
    VStack {
      // Nothing else can stand there but the wait.
      if isLoading {
        ProgressView()
      } else if isTooShort {
        Text("A word has three letters at least")
      }
      TextField("Word", text: $word)
      Button("Look up") {
        isTooShort = false
        if word.count < 3 {
          isTooShort = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
              notification: .announcement,
              argument: "A word has three letters at least"
            )
          }
        }
      }
    }
  }
}

struct RegisterView: View {
  @State private var isIncomplete = false
  @State private var isBadMail = false
  @State private var name = ""
  @State private var mail = ""

  var body: some View {
    VStack {
      // While the first is there the second does not come.
      if isIncomplete {
        Text("Some fields are empty")
      } else if isBadMail {
        Text("That is no mail address")
      }
      TextField("Name", text: $name)
      TextField("Mail", text: $mail)
      Button("Register") {
        if name.isEmpty {
          isIncomplete = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Some fields are empty")
          }
        } else if !mail.contains("@") {
          isBadMail = true
        }
      }
    }
  }
}
