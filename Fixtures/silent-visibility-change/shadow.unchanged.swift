// fixture: --unsafe-fixes
import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var filterPanel: UIView!
    @IBOutlet private var panelShadow: UIView!

    @IBAction private func filterTapped(_ sender: UIButton) {
        showFilters()
    }

    private func showFilters() {
        panelShadow.isHidden = false
    }
}
