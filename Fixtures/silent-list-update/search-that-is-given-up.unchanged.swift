import UIKit

final class ServersViewController: UITableViewController, UISearchBarDelegate {
    private var servers: [String] = []

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        servers.count
    }
}
