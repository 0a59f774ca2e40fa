// fixture: --unsafe-fixes
import UIKit

final class TripViewController: UIViewController {
    func book() {
        UIAccessibility.post(notification: .announcement, argument: "Trip booked. Two seats left")
    }

    func cancel() {
        UIAccessibility.post(
            notification: .announcement,
            argument: "Trip cancelled. Money returned"
        )
    }
}
