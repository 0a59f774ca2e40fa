// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorMessage: String?
    @Published var hasFailed = false

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        Button("Sign in") { Task { await model.signIn() } }
            .alert("Not signed in", isPresented: $model.hasFailed) {
                Button("OK") {}
            } message: {
                Text(model.errorMessage ?? "")
            }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
