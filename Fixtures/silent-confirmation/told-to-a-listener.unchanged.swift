import UIKit

protocol DeletionListener: AnyObject {}

final class Backups {
    func deleteFiles(_ names: [String], listener: DeletionListener) {}
}

final class TrashViewController: UIViewController, DeletionListener {
    private let backups = Backups()
    private let confirmation = NSLocalizedString("Files deleted", comment: "After deleting")

    @IBAction private func deleteFilesTapped(_ sender: UIButton) {
        backups.deleteFiles(["a"], listener: self)
    }
}
