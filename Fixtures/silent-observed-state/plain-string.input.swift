// fixture: --ios 16.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorText = ""

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            errorText = error.localizedDescription
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        Form {
            Text(model.errorText)
            Button("Sign in") { Task { await model.signIn() } }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
