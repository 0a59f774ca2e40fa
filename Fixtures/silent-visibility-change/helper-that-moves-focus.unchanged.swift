import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var filterPanel: UIView!

    @IBAction private func showFilters(_ sender: UIButton) {
        filterPanel.isHidden = false
        moveFocus(to: filterPanel)
    }
}

extension UIViewController {
    func moveFocus(to view: UIView) {
        UIAccessibility.post(notification: .layoutChanged, argument: view)
    }
}
