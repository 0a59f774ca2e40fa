import UIKit

final class StampSearchViewController: UITableViewController, UISearchResultsUpdating {
    private var stamps: [String] = []
    private let catalogue = ["Penny Black", "Inverted Jenny", "Basel Dove"]

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        stamps = catalogue.filter { $0.contains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stamps.count
    }
}
