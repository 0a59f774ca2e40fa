import UIKit

final class ProfileViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    private let client = ProfileClient()

    @IBAction private func saveTapped(_ sender: UIButton) {
        errorLabel.isHidden = true
        client.save { [weak self] error in
            DispatchQueue.main.async {
                guard let self else { return }
                self.errorLabel.text = error?.localizedDescription
                self.errorLabel.isHidden = error == nil
                if let message = error?.localizedDescription {
                    UIAccessibility.post(notification: .announcement, argument: "Error: \(message)")
                }
            }
        }
    }
}

final class ProfileClient {
    func save(completion: @escaping (Error?) -> Void) { completion(nil) }
}
