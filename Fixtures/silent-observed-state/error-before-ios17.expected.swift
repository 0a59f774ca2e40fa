// fixture: --ios 15.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorMessage: String?

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
        .onChange(of: model.errorMessage) { newValue in
            if let message = newValue {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
