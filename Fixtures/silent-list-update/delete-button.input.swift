// fixture: --unsafe-fixes
import UIKit

final class ContactListViewController: UITableViewController {
    private var contacts: [String] = []

    @objc private func deleteContact(_ sender: UIButton) {
        let row = sender.tag
        contacts.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contacts.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let button = UIButton(type: .close)
        button.tag = indexPath.row
        button.addTarget(self, action: #selector(deleteContact(_:)), for: .touchUpInside)
        cell.accessoryView = button
        return cell
    }
}
