import SwiftUI

struct EntranceScreen: View {
  @State private var isSignedIn = false

  var body: some View {
    Group {
      if isSignedIn {
        ShelfScreen()
      } else {
        VStack {
          Text("Welcome")
          Button("Sign in") { Task { await signIn() } }
        }
      }
    }
  }

  private func signIn() async {
    await request()
    isSignedIn = true
  }

  private func request() async {}
}

struct ShelfScreen: View {
  var body: some View {
    Text("Your shelf")
  }
}
