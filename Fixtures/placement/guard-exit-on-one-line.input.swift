import UIKit

final class GuestBookViewController: UIViewController {
    @IBOutlet private var entryField: UITextField!
    @IBOutlet private var errorLabel: UILabel!

    @IBAction private func sign(_ sender: UIButton) {
        guard entryField.hasText else { errorLabel.text = "Write a greeting first."; return }
        navigationController?.popViewController(animated: true)
    }
}
