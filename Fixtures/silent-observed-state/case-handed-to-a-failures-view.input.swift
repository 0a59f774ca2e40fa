// fixture: --ios 17.0
import SwiftUI

enum SignInError: Error {
  case wrongCode, offline

  var localizedDescription: String {
    switch self {
    case .wrongCode: "The code is not right"
    case .offline: "There is no connection"
    }
  }
}

enum SessionState {
  case signedOut, signedIn
  case failed(SignInError)
}

@MainActor
final class SessionModel: ObservableObject {
  @Published var state = SessionState.signedOut

  func signIn(code: String) async {
    do {
      try await check(code)
      state = .signedIn
    } catch {
      state = .failed(.wrongCode)
    }
  }

  private func check(_ code: String) async throws {
    if code.isEmpty { throw SignInError.wrongCode }
  }

  func signOut() { state = .signedOut }
}

struct RootView: View {
  @StateObject private var session = SessionModel()

  var body: some View {
    switch session.state {
    case .signedOut:
      Button("Sign in") { Task { await session.signIn(code: "1234") } }
    case .signedIn:
      Text("Your bookings")
    case .failed(let error):
      // It tells the error itself.
      SignInErrorView(error: error, session: session)
    }
  }
}

struct SignInErrorView: View {
  let error: SignInError
  @ObservedObject var session: SessionModel

  var body: some View {
    VStack {
      Text("Sign-in")
      Text(error.localizedDescription)
      Button("Back") { session.signOut() }
    }
  }
}
