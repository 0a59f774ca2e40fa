// fixture: --unsafe-fixes
import UIKit

final class MapViewController: UIViewController {
    @IBOutlet private var scaleLabel: UILabel!

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        UIAccessibility.post(
            notification: .announcement, argument: "Moved by \(scrollView.contentOffset.x)")
    }
}
