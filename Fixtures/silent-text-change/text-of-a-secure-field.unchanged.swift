import UIKit

final class UnlockViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var secretField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        secretField.isSecureTextEntry = true
    }

    @IBAction private func peek(_ sender: UIButton) {
        statusLabel.text = secretField.text
    }
}
