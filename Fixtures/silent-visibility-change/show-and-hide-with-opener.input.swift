import UIKit

final class MapViewController: UIViewController {
    @IBOutlet private var legendView: UIView!
    @IBOutlet private var legendButton: UIButton!

    @IBAction private func openLegend(_ sender: UIButton) {
        legendButton.isEnabled = false
        legendView.isHidden = false
    }

    @IBAction private func closeLegend(_ sender: UIButton) {
        legendButton.isEnabled = true
        legendView.isHidden = true
    }
}
