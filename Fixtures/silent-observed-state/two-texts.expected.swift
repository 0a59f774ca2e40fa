// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorMessage: String?
    @Published var toast = ""

    func signIn() async {
        do {
            try await Accounts.signIn()
            toast = "Signed in"
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
            Text(model.toast)
            Button("Sign in") {
                Task { await model.signIn() }
            }
        }
        .padding()
        .onChange(of: model.errorMessage) { _, newValue in
            if let message = newValue {
                AccessibilityNotification.Announcement(
                    AttributedString(
                        message,
                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                ).post()
            }
        }
        .onChange(of: model.toast) { _, toast in
            if !toast.isEmpty {
                AccessibilityNotification.Announcement(toast).post()
            }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
