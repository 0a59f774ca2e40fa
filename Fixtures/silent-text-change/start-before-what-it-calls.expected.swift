import UIKit

final class PayViewController: UIViewController {
    @IBOutlet private var payStatusLabel: UILabel!
    var pay: (@escaping (Bool) -> Void) -> Void = { _ in }

    @IBAction private func payTapped(_ sender: UIButton) {
        payStatusLabel.text = "We ask your bank"
        pay { [weak self] isPaid in
            self?.finish(isPaid)
        }
    }

    private func finish(_ isPaid: Bool) {
        payStatusLabel.text = isPaid ? "Paid" : "Not paid"
        UIAccessibility.post(notification: .announcement, argument: isPaid ? "Paid" : "Not paid")
    }
}
