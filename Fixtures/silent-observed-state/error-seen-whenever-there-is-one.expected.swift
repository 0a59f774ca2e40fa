// fixture: --ios 16.0
import SwiftUI

@MainActor
final class SignUpModel: ObservableObject {
    @Published var nickname = ""
    @Published var nicknameError: String?
    @Published var isNicknameValid = false

    func check() async {
        do {
            isNicknameValid = try await SignUp.isFree(nickname)
        } catch {
            nicknameError = "The nickname was not checked"
        }
    }
}

struct SignUpView: View {
    @StateObject private var model = SignUpModel()

    var body: some View {
        VStack {
            TextField("Nickname", text: $model.nickname)
            if let error = model.nicknameError {
                Text(error)
            }
            Button("Check") { Task { await model.check() } }
        }
        .onChange(of: model.nicknameError) { newValue in
            if let message = newValue {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}

enum SignUp {
    static func isFree(_ nickname: String) async throws -> Bool { true }
}
