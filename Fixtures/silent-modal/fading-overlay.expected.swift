import UIKit

final class GalleryViewController: UIViewController {
    private let infoOverlay = UIView()
    @IBOutlet private var infoButton: UIButton!

    @IBAction private func toggleInfo(_ sender: UIButton) {
        if infoOverlay.superview == nil {
            showInfoOverlay()
        } else {
            hideInfoOverlay()
        }
    }

    private func showInfoOverlay() {
        infoOverlay.alpha = 0
        view.addSubview(infoOverlay)
        UIView.animate(withDuration: 0.25) {
            self.infoOverlay.alpha = 1
        } completion: { _ in
            self.infoOverlay.accessibilityViewIsModal = true
            UIAccessibility.post(notification: .screenChanged, argument: self.infoOverlay)
        }
    }

    private func hideInfoOverlay() {
        UIView.animate(withDuration: 0.25, animations: {
            self.infoOverlay.alpha = 0
        }, completion: { _ in
            self.infoOverlay.removeFromSuperview()
            UIAccessibility.post(notification: .screenChanged, argument: self.infoButton)
        })
        infoButton.isEnabled = true
    }
}
