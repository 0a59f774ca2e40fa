import UIKit

final class TimetableViewController: UITableViewController {
    private var stops = [String]()
    private let store = StopStore()

    @IBAction private func refresh(_ sender: UIRefreshControl) {
        store.load { [weak self] in
            guard let self = self else { return }
            self.store.read(&self.stops)
            self.refreshControl?.endRefreshing()
            self.tableView.reloadData()
            UIAccessibility.post(
                notification: .announcement,
                argument: "Stops loaded: \(self.stops.count)"
            )
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stops.count
    }
}

@MainActor
final class StopStore {
    func load(_ completion: @escaping @MainActor () -> Void) {}
    func read(_ stops: inout [String]) {}
}
