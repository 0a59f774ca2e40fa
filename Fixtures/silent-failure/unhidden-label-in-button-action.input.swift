import UIKit

final class AddressViewController: UIViewController {
    @IBOutlet private var postcodeField: UITextField!
    @IBOutlet private var postcodeErrorLabel: UILabel!

    @IBAction private func confirm(_ sender: Any) {
        let postcode = postcodeField.text ?? ""
        guard postcode.count == 5 else {
            postcodeErrorLabel.text = "A postcode has five digits."
            postcodeErrorLabel.isHidden = false
            return
        }
        postcodeErrorLabel.isHidden = true
        performSegue(withIdentifier: "showPayment", sender: self)
    }
}
