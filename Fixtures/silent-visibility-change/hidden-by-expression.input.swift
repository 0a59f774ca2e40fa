import UIKit

final class PlansViewController: UIViewController {
    @IBOutlet private var discountView: UIView!
    private let discounts = ["Family": 20]

    @IBAction private func planTapped(_ sender: UIButton) {
        showDiscount(named: sender.currentTitle ?? "")
    }

    private func showDiscount(named name: String) {
        discountView.isHidden = discounts[name] == nil
    }
}
