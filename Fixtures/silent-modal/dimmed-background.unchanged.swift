import UIKit

final class MapViewController: UIViewController {
    private let dimmingOverlay = UIView()

    @IBAction private func focusOnRoute(_ sender: UIButton) {
        view.addSubview(dimmingOverlay)
    }
}
