import UIKit

@MainActor
protocol SignInGuide {
    static func fail(on errorLabel: UILabel)
}

final class SignInViewController: UIViewController {
    private let guide: any SignInGuide.Type = {
        final class Guide: SignInGuide {
            static func fail(on errorLabel: UILabel) {
                errorLabel.text = "That did not work"
                UIAccessibility.post(notification: .announcement, argument: "That did not work")
            }
        }
        return Guide.self
    }()
}
