import UIKit

final class MottoViewController: UIViewController {
    private let statusLabel = UILabel()
    private let statusTextField = UITextField()
    private var statusText = ""

    @IBAction func saveTapped() {
        statusLabel.text = statusText
        statusLabel.isHidden = false
        statusTextField.isHidden = true
    }
}
