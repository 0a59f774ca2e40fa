import Combine
import Foundation

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorState: (isShown: Bool, errorMessage: String) = (false, "")

    func signIn() async {
        do {
            try await Session.open()
        } catch {
            errorState.errorMessage = "Signing in failed: \(error.localizedDescription)"
            errorState.isShown = true
        }
    }
}

enum Session {
    static func open() async throws {}
}
