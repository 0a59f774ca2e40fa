import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var codeRow: UIView!
    @IBOutlet private var couponField: UITextField!
    @IBOutlet private var couponButton: UIButton!

    @IBAction private func hideCodeTapped(_ sender: UIButton) {
        codeRow.isHidden = true
        couponButton.isHidden = false
        couponField.isHidden = false
    }
}
