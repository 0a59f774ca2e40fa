import UIKit

/// The reader's card: number and PIN, checked before the first loan.
final class CardViewController: UIViewController {
    @IBOutlet private var numberField: UITextField!
    @IBOutlet private var pinField: UITextField!
    @IBOutlet private var numberErrorLabel: UILabel!
    @IBOutlet private var pinErrorLabel: UILabel!
    @IBOutlet private var letterCountLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        pinField.isSecureTextEntry = true
        numberErrorLabel.isHidden = true
        pinErrorLabel.isHidden = true
        numberField.addTarget(self, action: #selector(numberChanged), for: .editingChanged)
    }

    @objc private func numberChanged() {
        letterCountLabel.text = "\(numberField.text?.count ?? 0) of 8"
    }

    @IBAction private func signIn(_ sender: UIButton) {
        guard validate() else { return }
        performSegue(withIdentifier: "loans", sender: sender)
    }

    private func validate() -> Bool {
        numberErrorLabel.isHidden = numberField.text?.count == 8
        pinErrorLabel.isHidden = pinField.text?.count == 4
        return numberErrorLabel.isHidden && pinErrorLabel.isHidden
    }

    @IBAction private func forgotPIN(_ sender: UIButton) {
        let alert = UIAlertController(
            title: "Forgotten your PIN?", message: "Ask at any desk.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
