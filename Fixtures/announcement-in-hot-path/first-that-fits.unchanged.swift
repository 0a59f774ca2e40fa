// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    func readFirst(_ places: [String]) {
        for place in places {
            UIAccessibility.post(notification: .announcement, argument: place)
            break
        }
    }
}
