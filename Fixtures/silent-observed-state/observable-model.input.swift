// fixture: --ios 17.0
import Observation
import SwiftUI

@MainActor
@Observable
final class SignInModel {
    var errorMessage: String?

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct SignInView: View {
    @State private var model = SignInModel()

    var body: some View {
        VStack {
            if let message = model.errorMessage {
                Text(message)
                    .foregroundColor(.red)
            }
            Button("Sign in") {
                Task { await model.signIn() }
            }
        }
        .padding()
    }
}

enum Accounts {
    static func signIn() async throws {}
}
