import UIKit

final class AddressViewController: UIViewController {
    @IBOutlet private var postcodeField: UITextField!
    @IBOutlet private var postcodeErrorLabel: UILabel!

    @IBAction private func confirm(_ sender: Any) {
        let postcode = postcodeField.text ?? ""
        guard postcode.count == 5 else {
            postcodeErrorLabel.text = "A postcode has five digits."
            postcodeErrorLabel.isHidden = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "A postcode has five digits."
                )
            }
            return
        }
        postcodeErrorLabel.isHidden = true
        performSegue(withIdentifier: "showPayment", sender: self)
    }
}
