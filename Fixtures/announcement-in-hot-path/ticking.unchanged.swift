// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    func count() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            UIAccessibility.post(notification: .announcement, argument: "Another second")
        }
    }
}
