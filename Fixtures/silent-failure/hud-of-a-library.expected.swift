// fixture: --ios 17.0
import PKHUD
import ProgressHUD
import UIKit

final class DraftViewController: UIViewController {
    private let store = DraftStore()

    @IBAction func sendTapped(_ sender: UIButton) {
        HUD.show(.progress)
        store.send { error in
            if let error {
                HUD.flash(
                    .labeledError(title: nil, subtitle: error.localizedDescription), delay: 2)
                UIAccessibility.post(
                    notification: .announcement,
                    argument: NSAttributedString(
                        string: "Error: \(error.localizedDescription)",
                        attributes: [
                            .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                        ]
                    )
                )
            } else {
                HUD.hide()
            }
        }
    }

    @IBAction func printTapped(_ sender: UIButton) {
        store.send { error in
            guard let error else { return }
            ProgressHUD.showFailed(error.localizedDescription)
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: "Error: \(error.localizedDescription)",
                    attributes: [
                        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                    ]
                )
            )
        }
    }
}

final class DraftStore {
    func send(then: @escaping @MainActor (Error?) -> Void) {}
}
