import UIKit

final class NotesViewController: UIViewController {
    private let statusLabel = UILabel()
    private var isSynced = false

    override func viewDidLoad() {
        super.viewDidLoad()
        showStatus()
    }

    func syncEnded() {
        isSynced = true
        showStatus()
    }

    private func showStatus() {
        statusLabel.text = isSynced ? "All notes are synced" : "Notes are not synced"
    }
}
