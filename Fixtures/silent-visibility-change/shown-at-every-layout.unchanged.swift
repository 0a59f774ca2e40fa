import UIKit

final class SearchablePageViewController: UIViewController {
    private let searchPanel = UIView()
    private var showsSearch = false

    private func showSearchPanel() {
        if showsSearch {
            view.addSubview(searchPanel)
        } else {
            searchPanel.removeFromSuperview()
        }
    }

    @IBAction private func searchTapped() {
        showsSearch = true
        showSearchPanel()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showSearchPanel()
    }
}
