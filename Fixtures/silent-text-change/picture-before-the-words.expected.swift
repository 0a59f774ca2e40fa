import UIKit

final class EntryViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var statusLabel: UILabel!
    private let store = EntryStore()

    @IBAction func save(_ sender: UIButton) {
        store.save(titleLabel.text ?? "") { isSaved in
            if isSaved {
                self.showSaved()
            } else {
                self.showFailure()
            }
        }
    }

    private func showSaved() {
        statusLabel.text = "💾 " + "Entry saved"
        statusLabel.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: "Entry saved")
    }

    private func showFailure() {
        statusLabel.text = "🚨 " + NSLocalizedString("Entry was not saved", comment: "")
        statusLabel.isHidden = false
        UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString("Entry was not saved", comment: "")
        )
    }
}

final class EntryStore {
    func save(_ title: String, completion: @escaping (Bool) -> Void) { completion(!title.isEmpty) }
}
