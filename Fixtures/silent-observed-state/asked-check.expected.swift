// fixture: --ios 17.0
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    @Published var errorMessage: String?

    func check(_ code: String) {
        if code.isEmpty { errorMessage = "Enter a name" }
    }

    func signIn() async {
        await Task.yield()
    }
}

struct SignInView: View {
    @StateObject private var model = SignInModel()

    var body: some View {
        VStack {
            Text(model.errorMessage ?? "")
            Button("Check") { model.check("") }
        }
        .onChange(of: model.errorMessage) { _, newValue in
            if let message = newValue {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    AccessibilityNotification.Announcement(
                        AttributedString(
                            message,
                            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                        )
                    ).post()
                }
            }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
