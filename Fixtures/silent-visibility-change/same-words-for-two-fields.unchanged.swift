import SwiftUI

/// The same words below two fields do not say which is meant.
struct SignInForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isNameBlank = false
  @State private var isPasswordBlank = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      if isNameBlank {
        Text("Do not leave this empty")
      }
      SecureField("Password", text: $password)
      if isPasswordBlank {
        Text("Do not leave this empty")
      }
      Button("Sign in") {
        isNameBlank = name.isEmpty
        isPasswordBlank = password.isEmpty
      }
    }
  }
}
