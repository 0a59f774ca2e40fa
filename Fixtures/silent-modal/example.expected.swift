import UIKit

final class MapViewController: UIViewController {
    @IBOutlet private var mapView: UIView!
    private let legendOverlay = UIView()

    @IBAction private func explain(_ sender: UIButton) {
        view.addSubview(legendOverlay)
        mapView.accessibilityElementsHidden = true
        UIAccessibility.post(notification: .screenChanged, argument: legendOverlay)
    }
}
