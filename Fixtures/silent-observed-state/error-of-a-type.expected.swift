// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var failure: (any Error)?

    func signIn() async {
        do {
            try await Accounts.signIn()
        } catch {
            failure = error
        }
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        VStack {
            if let error = model.failure {
                Text(error.localizedDescription)
                    .foregroundColor(.red)
            }
            Button("Sign in") {
                Task { await model.signIn() }
            }
        }
        .padding()
        .onChange(of: model.failure?.localizedDescription) { _, newValue in
            if let message = newValue {
                AccessibilityNotification.Announcement(
                    AttributedString(
                        "Error: \(message)",
                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                ).post()
            }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
