// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var statusCode = ""

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            statusCode = "1234"
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        VStack {
            Text(model.statusCode)
            Button("Sign in") { Task { await model.signIn() } }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
