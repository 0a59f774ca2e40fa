import UIKit

final class LockViewController: UIViewController {
    private let overlayView = UIView()
    private let reasonLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        overlayView.isHidden = true
        overlayView.addSubview(reasonLabel)
    }

    @IBAction private func showOverlayTapped(_ sender: UIButton) {
        overlayView.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: overlayView)
    }
}
