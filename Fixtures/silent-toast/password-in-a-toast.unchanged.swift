// fixture: --unsafe-fixes
import UIKit

final class PhotoViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        showToast(message: "Photo saved")
    }

    func showToast(message: String) {
        let toast = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 44))
        toast.text = message
        toast.isAccessibilityElement = false
        view.addSubview(toast)
        UIView.animate(withDuration: 0.3, delay: 2) {
            toast.alpha = 0
        } completion: { _ in
            toast.removeFromSuperview()
        }
    }
}
