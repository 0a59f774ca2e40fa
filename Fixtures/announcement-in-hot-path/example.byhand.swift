import UIKit

final class MapViewController: UIViewController {
    @IBOutlet private var scaleLabel: UILabel!

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        UIAccessibility.post(
            notification: .announcement, argument: "Moved by \(scrollView.contentOffset.x)")
    }
}
