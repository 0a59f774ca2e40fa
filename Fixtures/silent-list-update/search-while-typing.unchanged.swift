import UIKit

final class StampSearchViewController: UITableViewController, UISearchBarDelegate {
    private var stamps: [String] = []
    private let catalogue = ["Penny Black", "Inverted Jenny", "Basel Dove"]

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        stamps = catalogue.filter { $0.contains(searchText) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stamps.count
    }
}
