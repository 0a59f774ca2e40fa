// fixture: --unsafe-fixes
import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var filterPanel: UIView!
    @IBOutlet private var spinner: UIActivityIndicatorView!

    @IBAction private func filterTapped(_ sender: UIButton) {
        showFilters()
    }

    private func showFilters() {
        spinner.isHidden = false
    }
}
