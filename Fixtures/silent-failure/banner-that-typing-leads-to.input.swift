import UIKit

final class BannerViewController: UIViewController, UISearchBarDelegate {
    @IBOutlet private var errorBannerLabel: UILabel!
    var find: (String, @escaping (Bool) -> Void) -> Void = { _, _ in }
    var load: (@escaping (Bool) -> Void) -> Void = { _ in }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        find(searchText) { [weak self] isFound in
            if !isFound { self?.showErrorBanner("The search failed") }
        }
    }

    @IBAction private func reloadTapped(_ sender: UIButton) {
        load { [weak self] isLoaded in
            if !isLoaded { self?.showErrorBanner("Nothing could be loaded") }
        }
    }

    private func showErrorBanner(_ message: String) {
        errorBannerLabel.text = message
    }
}
