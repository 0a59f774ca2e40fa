// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorMessage: LocalizedStringKey?

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            errorMessage = "not-signed-in"
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

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
