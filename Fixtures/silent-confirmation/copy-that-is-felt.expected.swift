// fixture: --ios 16.0 --unsafe-fixes
import UIKit

final class TicketViewController: UIViewController {
    private let link = "https://example.com/k"

    @IBAction private func copyTapped(_ sender: UIButton) {
        UIPasteboard.general.string = link
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Copied")
        }
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
}
