import UIKit

final class MapViewController: UIViewController {
    private let legendOverlay = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        legendOverlay.accessibilityViewIsModal = true
        view.addSubview(legendOverlay)
    }
}
