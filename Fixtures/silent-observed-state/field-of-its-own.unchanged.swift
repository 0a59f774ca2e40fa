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
            ErrorField(model.errorMessage)
            Button("Sign in") { Task { await model.signIn() } }
        }
    }
}

struct ErrorField: View {
    private let words: String

    init(_ words: String) { self.words = words }

    var body: some View {
        HStack {
            Image(systemName: "exclamationmark.triangle")
            Text(words)
        }
    }
}

enum Account {
    static func signIn() async throws {}
}
