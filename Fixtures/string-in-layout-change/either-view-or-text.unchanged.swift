import UIKit

final class ProductsViewController: UIViewController {
    @IBOutlet private var emptyView: UIView!
    private var products: [String] = []

    @IBAction private func clearFilters(_ sender: UIButton) {
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: products.isEmpty ? emptyView : "Filters cleared"
        )
    }
}
