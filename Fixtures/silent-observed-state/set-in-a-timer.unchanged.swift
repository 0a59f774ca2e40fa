// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorMessage: String?

    func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { self.errorMessage = "No connection" }
        }
    }

    func signIn() async {
        await Task.yield()
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
