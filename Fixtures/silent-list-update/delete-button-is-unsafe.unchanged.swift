import UIKit

final class ContactListViewController: UITableViewController {
    private var contacts: [String] = []

    @IBAction private func deleteContact(_ sender: UIButton) {
        let row = sender.tag
        contacts.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contacts.count
    }
}
