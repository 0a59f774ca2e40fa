import UIKit

final class ProductsViewController: UIViewController {
    func filtersDidClear() {
        UIAccessibility.post(notification: .layoutChanged, argument: "Filters cleared")
    }
}
