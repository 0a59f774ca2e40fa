// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    func finish(_ result: Result<Int, Error>) {
        switch result {
        case .success:
            break
        case .failure:
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: "Try another card",
                    attributes: [
                        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                    ]
                )
            )
        }
    }
}
