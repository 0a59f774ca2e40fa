// fixture: --ios 16.0 --unsafe-fixes --set priority.availability=guarded
import UIKit

final class PaymentViewController: UIViewController {
    func finish(_ result: Result<Int, Error>) {
        switch result {
        case .success:
            break
        case .failure:
            if #available(iOS 17.0, *) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: NSAttributedString(
                        string: "Try another card",
                        attributes: [
                            .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                        ]
                    )
                )
            } else {
                UIAccessibility.post(notification: .announcement, argument: "Try another card")
            }
        }
    }
}
