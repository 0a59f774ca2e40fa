import UIKit

final class LockerViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    private var attempts = 0

    @IBAction private func unlock(_ sender: UIButton) {
        check { [weak self] isRight in
            guard let self else { return }
            if !isRight {
                attempts += 1
                errorLabel.text = "Wrong code, attempt \(attempts)"
            }
        }
    }

    private func check(_ completion: @escaping (Bool) -> Void) { completion(false) }
}
