import UIKit

final class DrawerViewController: UIViewController {
    @IBOutlet private var drawerPanel: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }

    @objc private func pan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .changed: drawerPanel.transform = CGAffineTransform(translationX: 4, y: 0)
        case .ended: showDrawerPanel()
        default: break
        }
    }

    private func showDrawerPanel() {
        drawerPanel.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: drawerPanel)
    }
}
