// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    private var page = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let current = Int(scrollView.contentOffset.x / 320)
        guard current != page else { return }
        page = current
        UIAccessibility.post(notification: .announcement, argument: "Page \(current)")
    }
}
