import SwiftUI

/// Each flag gets what a check says, so that either text may be there, both, or none.
struct SignUpForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isNameMissing = false
  @State private var isPasswordLongEnough = true

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      if isNameMissing {
        Text("Please enter your name")
      }
      SecureField("Password", text: $password)
      if !isPasswordLongEnough {
        Text("Eight letters or more, please")
      }
      Button("Sign up") { check() }
    }
  }

  private func check() {
    isNameMissing = name.isEmpty
    isPasswordLongEnough = password.count >= 8
  }
}
