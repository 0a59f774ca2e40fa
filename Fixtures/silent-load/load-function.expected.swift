import UIKit

final class FlightSearchViewController: UITableViewController {
    private var results: [String] = []
    var search = { [String]() }

    func loadResults() {
        results = search()
        tableView.reloadData()
        UIAccessibility.post(
            notification: .announcement,
            argument: "Results loaded: \(results.count)"
        )
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.count
    }
}
