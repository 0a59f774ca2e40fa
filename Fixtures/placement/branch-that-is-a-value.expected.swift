import UIKit

final class JournalViewController: UIViewController {
    @IBOutlet private var tableView: UITableView!
    @IBOutlet private var statusLabel: UILabel!
    private var entries: [String] = []

    @IBAction private func reload(_ sender: UIButton) {
        Journal.read { [self] found in
            if found.isEmpty {
                statusLabel.text = "There are no entries"
                UIAccessibility.post(notification: .announcement, argument: "There are no entries")
            } else {
                entries = found
            }
        }
    }

    @IBAction private func sort(_ sender: UIButton) {
        Journal.sort { [self] isSorted in
            if isSorted {
                do {
                    tableView.reloadData()
                }
            } else {
                tableView.reloadData()
            }
        }
    }

    @IBAction private func pick(_ sender: UIButton) {
        Journal.sort { [self] isSorted in
            if isSorted {
                view.addSubview(tableView)
            } else {
                tableView.removeFromSuperview()
            }
        }
    }
}

enum Journal {
    static func read(_ completion: @escaping @MainActor ([String]) -> Void) {}
    static func sort(_ completion: @escaping @MainActor (Bool) -> Void) {}
}
