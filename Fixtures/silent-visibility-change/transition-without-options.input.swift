import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var formView: UIView!
    @IBOutlet private var receiptView: UIView!

    @IBAction func showReceipt(_ sender: UIButton) {
        UIView.transition(from: formView, to: receiptView, duration: 0.3)
    }
}
