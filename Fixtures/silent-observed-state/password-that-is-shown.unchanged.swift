// fixture: --ios 16.0
import SwiftUI

@MainActor
final class UnlockModel: ObservableObject {
    @Published var wrongPassword: String?
    @Published var isOpen = false

    func unlock(_ password: String) async {
        if await Vault.opens(with: password) {
            isOpen = true
        } else {
            wrongPassword = password
        }
    }
}

struct UnlockView: View {
    @StateObject private var model = UnlockModel()
    @State private var password = ""

    var body: some View {
        VStack {
            SecureField("Password", text: $password)
            if let wrong = model.wrongPassword {
                Text(wrong)
            }
            Button("Unlock") { Task { await model.unlock(password) } }
        }
    }
}

enum Vault {
    static func opens(with password: String) async -> Bool { false }
}
