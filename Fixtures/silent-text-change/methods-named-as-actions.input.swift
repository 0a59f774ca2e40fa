import UIKit

final class BackupViewController: UIViewController {
  private let statusLabel = UILabel()
  private let backup = Backup()

  override func viewDidLoad() {
    super.viewDidLoad()
    let check = UIAction(title: "Check", handler: checkBackup)
    let restore = UIAction(title: "Restore", handler: { _ in self.backup.restore(then: { _ in }) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(menu: UIMenu(children: [check, restore]))
  }

  private func checkBackup(_ action: UIAction) {
    statusLabel.text = "All backups are complete"
  }
}

final class Backup {
  func restore(then: (Bool) -> Void) {}
}
