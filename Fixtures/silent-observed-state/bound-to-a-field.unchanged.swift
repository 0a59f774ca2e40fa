// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var message = ""

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            message = error.localizedDescription
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        Form {
            TextField("Message", text: $model.message)
            Text(model.message)
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
