// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorMessage = ""

    func signIn() async {
        do {
            try await Account.signIn()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        VStack {
            Button("Sign in") { Task { await model.signIn() } }
            Button("Report") {
                Account.log(model.errorMessage)
                sendMessage(model.errorMessage)
            }
        }
    }

    private func sendMessage(_ message: String) {
        Account.log(message)
    }
}

enum Account {
    static func signIn() async throws {}
    static func log(_ message: String) {}
}
