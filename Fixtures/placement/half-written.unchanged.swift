// fixture: --unsafe-fixes
import UIKit

final class LighthouseViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var mapView: UIView!
    private let lighthouse = Lighthouse()

    @IBAction private func ask(_ sender: UIButton) {
        statusLabel.text = lighthouse.
    }

    @IBAction private func ring(_ sender: UIButton) {
        statusLabel.text = "The bell of " +
    }

    func showMap() {
        mapView.isHidden = lighthouse.isFar &&
    }
}
