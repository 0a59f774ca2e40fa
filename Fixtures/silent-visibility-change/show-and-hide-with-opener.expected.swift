import UIKit

final class MapViewController: UIViewController {
    @IBOutlet private var legendView: UIView!
    @IBOutlet private var legendButton: UIButton!

    @IBAction private func openLegend(_ sender: UIButton) {
        legendButton.isEnabled = false
        legendView.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: legendView)
    }

    @IBAction private func closeLegend(_ sender: UIButton) {
        legendButton.isEnabled = true
        legendView.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: legendButton)
    }
}
