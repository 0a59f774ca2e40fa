// fixture: --ios 17.0
import UIKit

final class DictationController: UIViewController {
    private let statusLabel = UILabel()
    private let session = DictationSession()

    @IBAction func dictate(_ sender: UIButton) {
        guard session.isAllowed else {
            showError("Dictation is switched off in Settings")
            return
        }
        session.begin()
    }

    private func showError(_ message: String) {
        statusLabel.text = "❌ \(message)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: message,
                    attributes: [
                        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                    ]
                )
            )
        }
    }
}

final class DictationSession {
    var isAllowed = false
    func begin() {}
}
