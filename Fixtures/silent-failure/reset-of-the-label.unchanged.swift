import UIKit

final class NewListViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    @IBOutlet private var hintErrorLabel: UILabel!

    @IBAction private func clearForm(_ sender: UIButton) {
        errorLabel.text = nil
        hintErrorLabel.text = ""
        errorLabel.isHidden = true
    }
}
