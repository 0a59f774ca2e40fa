// fixture: --ios 16.0
import SwiftUI

@MainActor
final class UnlockModel: ObservableObject {
    @Published var isWrongPassword = false
    @Published var isOpen = false

    func unlock(_ password: String) async {
        if await Vault.opens(with: password) {
            isOpen = true
        } else {
            isWrongPassword = true
        }
    }
}

struct UnlockView: View {
    @StateObject private var model = UnlockModel()
    @State private var password = ""

    var body: some View {
        VStack {
            SecureField("Password", text: $password)
            if model.isWrongPassword {
                Text("That is not the password")
            }
            Button("Unlock") { Task { await model.unlock(password) } }
        }
        .onChange(of: model.isWrongPassword) { isWrongPassword in
            if isWrongPassword {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "That is not the password"
                )
            }
        }
    }
}

enum Vault {
    static func opens(with password: String) async -> Bool { false }
}
