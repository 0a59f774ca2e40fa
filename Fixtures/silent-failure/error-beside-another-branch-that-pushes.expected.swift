// fixture: --ios 16.0
import UIKit

enum KeyService {
  static func create() async throws -> String { "" }
}

/// Makes a key; the next screen comes where that works, an error where it does not.
final class KeyImportController: UIViewController {
  private let spinner = UIActivityIndicatorView()
  private let errorLabel = UILabel()

  @objc func retryTapped() {
    spinner.startAnimating()
    Task { [weak self] in
      do {
        _ = try await KeyService.create()
        await MainActor.run {
          _ = self?.navigationController?.popToRootViewController(animated: true)
        }
      } catch {
        await MainActor.run {
          self?.showError(error.localizedDescription)
        }
      }
    }
  }

  private func showError(_ description: String) {
    spinner.stopAnimating()
    errorLabel.text = description
    errorLabel.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: description)
  }
}
