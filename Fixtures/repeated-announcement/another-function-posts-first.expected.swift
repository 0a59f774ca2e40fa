// fixture: --unsafe-fixes
import UIKit

final class ParcelViewController: UIViewController {
    func greet() {
        UIAccessibility.post(notification: .announcement, argument: "Parcels are on their way")
    }

    func deliver() {
        UIAccessibility.post(
            notification: .announcement,
            argument: "The parcel is there. Sign for it"
        )
    }
}
