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
    }

    private func makePassword() throws -> String { "" }
}
