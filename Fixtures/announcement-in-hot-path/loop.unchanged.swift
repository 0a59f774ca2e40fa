// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    func readAll(_ places: [String]) {
        for place in places {
            UIAccessibility.post(notification: .announcement, argument: place)
        }
    }
}
