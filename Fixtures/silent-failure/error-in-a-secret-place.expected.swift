import UIKit

final class GeneratorViewController: UIViewController {
    @IBOutlet private var passwordLabel: UILabel!

    @IBAction private func generateTapped(_ sender: UIButton) {
        do {
            passwordLabel.text = try makePassword()
        } catch {
            showError(error)
        }
    }

    private func showError(_ error: Error) {
        passwordLabel.text = error.localizedDescription
        let announcement = "Error: \(error.localizedDescription)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }

    private func makePassword() throws -> String { "" }
}
