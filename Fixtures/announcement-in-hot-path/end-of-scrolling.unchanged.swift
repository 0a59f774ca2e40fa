// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        UIAccessibility.post(notification: .announcement, argument: "Moved")
    }
}
