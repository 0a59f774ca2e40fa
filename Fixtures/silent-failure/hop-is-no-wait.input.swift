// fixture: --ios 17.0
import SwiftUI

struct SignOutView: View {
  @State private var signOutError: String?
  @State private var isSigningOut = false

  var body: some View {
    VStack {
      if let signOutError {
        Text(signOutError)
      }
      Button("Sign out") {
        Task { await signOut() }
      }
    }
  }

  private func signOut() async {
    await MainActor.run {
      isSigningOut = true
    }
    guard hasSession else {
      await MainActor.run {
        signOutError = "Nobody is signed in."
        isSigningOut = false
      }
      return
    }
  }

  private var hasSession: Bool { false }
}
