import UIKit

protocol SearchModel: AnyObject {
    func search(_ text: String)
}

@MainActor
protocol SearchModelDelegate: AnyObject {
    func searchDidBegin()
    func searchDidReturn(results: [String], total: Int, query: String)
}

final class SearchController: UIViewController, SearchModelDelegate, UISearchBarDelegate {
    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var resultCountLabel: UILabel!
    @IBOutlet weak var noResultsLabel: UILabel!
    @IBOutlet weak var noResultsView: UIView!
    @IBOutlet weak var loadingBar: UIActivityIndicatorView!
    var model: SearchModel!
    private var items: [String] = []

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        model.search(searchBar.text ?? "")
    }

    func searchDidBegin() {
        loadingBar.startAnimating()
    }

    func searchDidReturn(results: [String], total: Int, query: String) {
        loadingBar.stopAnimating()
        items = results
        collectionView.reloadData()
        if results.isEmpty {
            noResultsLabel.text = String(format: NSLocalizedString("search.none", comment: ""), query)
            noResultsView.isHidden = false
            UIAccessibility.post(
                notification: .announcement,
                argument: String(format: NSLocalizedString("search.none", comment: ""), query)
            )
        } else {
            resultCountLabel.text = String(format: NSLocalizedString("search.count", comment: ""), total)
            UIAccessibility.post(
                notification: .announcement,
                argument: String(format: NSLocalizedString("search.count", comment: ""), total)
            )
        }
    }
}
