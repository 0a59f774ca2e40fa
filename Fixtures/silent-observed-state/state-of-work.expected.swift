// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var status = ""

    func signIn() async {
        status = "Signing in"
        try? await Accounts.signIn()
        status = "Signed in"
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        VStack {
            Text(model.status)
            Button("Sign in") { Task { await model.signIn() } }
        }
        .onChange(of: model.status) { _, status in
            if !status.isEmpty {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    AccessibilityNotification.Announcement(status).post()
                }
            }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
