import UIKit

final class CodeViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func setValid(_ isValid: Bool) {
        if !isValid {
            errorLabel.text = "This is no code"
            errorLabel.isHidden = false
        }
    }
}
