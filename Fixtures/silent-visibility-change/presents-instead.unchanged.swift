import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var dimView: UIView!

    @IBAction private func showFilters(_ sender: UIButton) {
        dimView.isHidden = false
        present(FilterViewController(), animated: true)
    }
}

final class FilterViewController: UIViewController {}
