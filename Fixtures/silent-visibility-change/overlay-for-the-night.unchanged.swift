import UIKit

final class CameraController: UIViewController {
    private let nightOverlay = UIView()

    @IBAction private func toggleNight(_ sender: UIButton) {
        nightOverlay.isHidden.toggle()
    }
}
