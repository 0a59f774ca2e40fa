import UIKit

final class HarborViewController: UITableViewController {
    private var ships: [String] = []

    @IBAction private func findShips(_ sender: UIButton) {
        HarborService.ships { [weak self] found in
            guard let self else { return }
            self.ships.removeAll()
            self.ships.append(contentsOf: found)
            self.tableView.reloadData()
            UIAccessibility.post(
                notification: .announcement,
                argument: "Ships found: \(self.ships.count)"
            )
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ships.count
    }
}

enum HarborService {
    static func ships(_ completion: @escaping @MainActor ([String]) -> Void) {}
}
