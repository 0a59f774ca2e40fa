import UIKit

final class DrawerViewController: UIViewController {
    private let drawerPanel = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: #selector(dragDrawer(_:))))
    }

    @objc private func dragDrawer(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            drawerPanel.isHidden = false
        case .changed:
            drawerPanel.transform = .identity
        default: break
        }
    }
}
