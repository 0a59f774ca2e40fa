import SwiftUI

enum Texts {
    static let all = ["sign_in": ["en": "Sign in", "nl": "Inloggen"]]
}

func L(_ key: String) -> String {
    Texts.all[key]?[Locale.current.identifier] ?? key
}

struct SignInView: View {
    @State private var errorMessage: String?
    private let accounts = Accounts()

    var body: some View {
        VStack {
            if let errorMessage {
                Text(errorMessage)
            }
            Button(L("sign_in")) {
                Task { await signIn() }
            }
        }
    }

    private func signIn() async {
        do {
            try await accounts.signIn()
        } catch {
            errorMessage = error.localizedDescription
            UIAccessibility.post(notification: .announcement, argument: error.localizedDescription)
        }
    }
}

struct Accounts: Sendable {
    func signIn() async throws {}
}
