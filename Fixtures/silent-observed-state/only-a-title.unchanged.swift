// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var title: String?

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            title = error.localizedDescription
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        VStack {
            if let message = model.title {
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
