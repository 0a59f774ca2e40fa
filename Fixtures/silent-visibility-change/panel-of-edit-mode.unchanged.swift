import UIKit

final class LogsViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var editPanel: UIView!

  @IBAction private func editTapped(_ sender: UIButton) {
    tableView.isEditing = !tableView.isEditing
    editPanel.isHidden = !tableView.isEditing
  }
}
