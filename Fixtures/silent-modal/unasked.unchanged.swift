import UIKit

final class MapViewController: UIViewController {
    @IBOutlet private var mapView: UIView!
    private let warningOverlay = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(batteryIsLow), name: UIDevice.batteryLevelDidChangeNotification,
            object: nil)
    }

    @objc private func batteryIsLow() {
        view.addSubview(warningOverlay)
        mapView.accessibilityElementsHidden = true
    }
}
