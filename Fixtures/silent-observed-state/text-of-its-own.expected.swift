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
            ErrorText(model.errorMessage)
            Button("Sign in") { Task { await model.signIn() } }
        }
        .onChange(of: model.errorMessage) { _, errorMessage in
            if !errorMessage.isEmpty {
                AccessibilityNotification.Announcement(
                    AttributedString(
                        errorMessage,
                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                ).post()
            }
        }
    }
}

struct ErrorText: View {
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
