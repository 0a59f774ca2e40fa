import UIKit

final class BuyViewController: UIViewController {
    @IBOutlet private var orderStatusLabel: UILabel!
    var buy: () -> Void = {}

    @IBAction private func buyTapped(_ sender: UIButton) {
        orderStatusLabel.text = NSLocalizedString("shop.status.purchasing", comment: "")
        buy()
    }
}
