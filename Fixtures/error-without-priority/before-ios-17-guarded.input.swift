// fixture: --ios 16.0 --unsafe-fixes --set priority.availability=guarded
import UIKit

final class PaymentViewController: UIViewController {
    func finish(_ result: Result<Int, Error>) {
        switch result {
        case .success:
            break
        case .failure:
            UIAccessibility.post(notification: .announcement, argument: "Try another card")
        }
    }
}
