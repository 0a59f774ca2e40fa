import UIKit

final class GuestListViewController: UITableViewController {
    private var guests: [String] = []

    func didFetchGuests(_ guests: [String]) {
        for guest in guests {
            self.guests.append(guest)
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guests.count
    }
}
