import UIKit

final class FlightSearchViewController: UITableViewController {
    private var results: [String] = []
    var search = { [String]() }

    func loadResults() {
        results = search()
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.count
    }
}
