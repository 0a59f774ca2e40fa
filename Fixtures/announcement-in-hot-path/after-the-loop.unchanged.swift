// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    func readAll(_ places: [String]) {
        var names = ""
        for place in places {
            names += place
        }
        UIAccessibility.post(notification: .announcement, argument: names)
    }
}
