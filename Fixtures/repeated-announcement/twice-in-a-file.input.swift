// fixture: --unsafe-fixes
import UIKit

final class TripViewController: UIViewController {
    func book() {
        UIAccessibility.post(notification: .announcement, argument: "Trip booked")
        UIAccessibility.post(notification: .announcement, argument: "Two seats left")
    }

    func cancel() {
        UIAccessibility.post(notification: .announcement, argument: "Trip cancelled")
        UIAccessibility.post(notification: .announcement, argument: "Money returned")
    }
}
