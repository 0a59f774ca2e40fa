import SwiftUI

struct ProfileForm: View {
  @State private var nickname = ""
  @State private var saveError: String?

  var body: some View {
    Form {
      TextField("Nickname", text: $nickname)
      if let message = saveError {
        NoticePill(text: message)
      }
      Button("Save") { save() }
    }
  }

  private func save() {
    guard nickname.count < 20 else {
      saveError = "The nickname is too long."
      return
    }
    saveError = nil
  }
}

struct NoticePill: View {
  let text: String

  var body: some View {
    Text(text)
      .padding()
  }
}
