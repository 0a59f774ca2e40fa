import UIKit

final class FilterViewController: UITableViewController {
    private var filters: [String] = []

    @IBAction private func resetTapped(_ sender: UIButton) {
        restore()
        tableView.reloadData()
    }

    private func restore() {}
}
