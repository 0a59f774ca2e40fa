// fixture: --unsafe-fixes
import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var filterPanel: UIView!

    @IBAction private func filterTapped(_ sender: UIButton) {
        showFilters()
    }

    private func showFilters() {
        filterPanel.accessibilityElementsHidden = true
        filterPanel.isHidden = false
    }
}
