import SwiftUI

@MainActor
final class SessionModel: ObservableObject {
    static let shared = SessionModel()
    @Published var errorMessage: String?
    private let accounts = Accounts()

    func signIn(_ name: String) async {
        do {
            try await accounts.signIn(name)
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct TermsPage: View {
    @ObservedObject var session = SessionModel.shared
    let name: String

    var body: some View {
        VStack {
            Text("By going on you accept the terms.")
            if let errorMessage = session.errorMessage {
                Text(errorMessage)
                    .foregroundColor(.red)
            }
            Button("Continue") {
                Task { await session.signIn(name) }
            }
        }
    }
}

struct Accounts {
    func signIn(_ name: String) async throws {}
}
