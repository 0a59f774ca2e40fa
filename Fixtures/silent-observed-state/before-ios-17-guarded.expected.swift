// fixture: --ios 16.0 --unsafe-fixes --set priority.availability=guarded
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
        .onChange(of: model.errorMessage) { newValue in
            if let message = newValue {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    if #available(iOS 17.0, *) {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: NSAttributedString(
                                string: message,
                                attributes: [
                                    .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                                ]
                            )
                        )
                    } else {
                        UIAccessibility.post(notification: .announcement, argument: message)
                    }
                }
            }
        }
    }
}

enum Accounts {
    static func signIn() async throws {}
}
