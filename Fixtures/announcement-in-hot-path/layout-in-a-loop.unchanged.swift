// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    func lay(_ views: [UIView]) {
        for view in views {
            UIAccessibility.post(notification: .layoutChanged, argument: view)
        }
    }
}
