import UIKit

final class ProductsViewController: UIViewController {
    func filtersDidClear() {
        UIAccessibility.post(notification: .announcement, argument: "Filters cleared")
    }
}
