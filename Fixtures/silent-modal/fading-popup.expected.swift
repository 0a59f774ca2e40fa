import UIKit

final class GalleryViewController: UIViewController {
    private let infoPopup = UIView()
    @IBOutlet private var infoButton: UIButton!

    @IBAction private func toggleInfo(_ sender: UIButton) {
        if infoPopup.superview == nil {
            showInfoPopup()
        } else {
            hideInfoPopup()
        }
    }

    private func showInfoPopup() {
        infoPopup.alpha = 0
        view.addSubview(infoPopup)
        UIView.animate(withDuration: 0.25) {
            self.infoPopup.alpha = 1
        } completion: { _ in
            self.infoPopup.accessibilityViewIsModal = true
            UIAccessibility.post(notification: .screenChanged, argument: self.infoPopup)
        }
    }

    private func hideInfoPopup() {
        UIView.animate(withDuration: 0.25, animations: {
            self.infoPopup.alpha = 0
        }, completion: { _ in
            self.infoPopup.removeFromSuperview()
            UIAccessibility.post(notification: .layoutChanged, argument: self.infoButton)
        })
        infoButton.isEnabled = true
    }
}
