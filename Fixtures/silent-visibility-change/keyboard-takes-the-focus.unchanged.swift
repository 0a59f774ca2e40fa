// fixture: --unsafe-fixes
import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var filterPanel: UIView!
    @IBOutlet private var searchField: UITextField!

    @IBAction private func filterTapped(_ sender: UIButton) {
        showFilters()
    }

    private func showFilters() {
        filterPanel.isHidden = false
        searchField.becomeFirstResponder()
    }
}
