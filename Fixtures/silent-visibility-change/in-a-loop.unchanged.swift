// fixture: --unsafe-fixes
import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var filterPanel: UIView!

    @IBAction private func filterTapped(_ sender: UIButton) {
        showFilters()
    }

    private func showFilters() {
        for panel in [filterPanel, filterPanel] {
            panel?.isHidden = false
        }
    }
}
