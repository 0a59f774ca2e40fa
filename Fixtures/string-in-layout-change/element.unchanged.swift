import UIKit

final class ProductsViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!

    @IBAction private func clearFilters(_ sender: UIButton) {
        UIAccessibility.post(notification: .layoutChanged, argument: titleLabel)
    }
}
