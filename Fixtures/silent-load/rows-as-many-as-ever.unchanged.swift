import UIKit

final class StepsViewController: UITableViewController {
    private var rows: [String] = ["Walked", "Climbed", "Rested"]
    private let store = StepStore()

    @IBAction private func refresh(_ sender: UIRefreshControl) {
        store.load { [weak self] in
            guard let self = self else { return }
            self.refreshControl?.endRefreshing()
            self.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }
}

final class StepStore {
    @MainActor func load(_ completion: @escaping @MainActor () -> Void) {}
}
