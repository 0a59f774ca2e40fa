import UIKit

final class PaymentViewController: UIViewController {
    private let overlay = UIView()
    private let spinner = UIActivityIndicatorView()

    override func viewDidLoad() {
        super.viewDidLoad()
        overlay.addSubview(spinner)
        overlay.isHidden = true
    }

    @IBAction private func payTapped(_ sender: UIButton) {
        showPaymentInProgress()
    }

    private func showPaymentInProgress() {
        overlay.isHidden = false
        spinner.startAnimating()
    }
}
